import CorpusIndex
import Raster

/// A way to cut a zone out of a picture so tightly that little else is left.
struct StripCut: Hashable, Encodable {
  /// What is left around the zone, in distances of its lines.
  var margin: Double
  /// The height of the strip in pixels, or `nil` where it stays as it is.
  var height: Int?

  /// The cuts that are measured.
  static let all: [StripCut] =
    [0, 0.1, 0.25, 0.5, 1].map { StripCut(margin: $0) }
    + [40, 28, 20].map { StripCut(margin: 0, height: $0) }

  /// The name in the table.
  var name: String {
    "margin \(margin.formatted(2)) lines" + (height.map { ", \($0) px high" } ?? "")
  }

  /// The strip, or `nil` where the zone does not lie straight enough to be cut tightly.
  ///
  /// - Parameters:
  ///   - zone: The zone as the truth tells it.
  ///   - image: The picture.
  /// - Returns: The strip.
  func strip(_ zone: DocumentExpectation, of image: GrayImage) -> GrayImage? {
    guard let corners = zone.quadrilateral, corners.count == 4, zone.lines.count > 1 else {
      return nil
    }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    let pitch = (corners[3].y - corners[0].y) / (Double(zone.lines.count) - 0.5)
    guard pitch > 0, abs(corners[1].y - corners[0].y) < 0.25 * pitch else { return nil }
    let reach = margin * pitch
    let x = Int((left - reach).rounded(.down))
    let y = Int((top - reach).rounded(.down))
    let part = image.cropped(
      to: PixelRectangle(
        x: x, y: y, width: Int((right + reach).rounded(.up)) - x + 1,
        height: Int((bottom + reach).rounded(.up)) - y + 1))
    guard let height else { return part }
    guard height < part.height else { return nil }
    return part.reduced(toSide: part.width * height / part.height)
  }
}
