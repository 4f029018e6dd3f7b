import Raster

extension Quadrilateral {
  /// Whether a place lies inside; the corners may go round either way.
  func contains(_ place: Vector) -> Bool {
    let corners = self.corners
    var signs = (positive: false, negative: false)
    for index in 0..<4 {
      let from = corners[index]
      let to = corners[(index + 1) % 4]
      let side = (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x)
      if side > 0 { signs.positive = true } else { signs.negative = true }
    }
    return signs.positive != signs.negative
  }
}
