import IdentityDocument
import LineRecognition
import Raster

/// The card or page that a net sees in a picture as a whole (`CornerRecognizer`), before any edge is looked for.
///
/// Where a card lies on printed sheets or half in a shadow, other edges are clearer than its own; the net knows it by
/// all that it shows. It looks twice: at the picture, and at the part of it where the card is, which is larger there.
/// What that is worth is measured in `Benchmarks/Measurements.md` (a net for corners).
struct SeenCard {
  /// The least certainty, of the corner of which the net is least sure: of 288 drawn fronts (seeds 46001 to 46004) one has
  /// less, whose corners are 8 % off; of 48 pages of passports, which it was not trained on, two.
  private static let leastCertainty = 0.7
  /// The second look may be so much less sure than the first.
  private static let leastShare = 0.8
  /// The room around a card that is looked at again, as a share of its longer side.
  private static let room = 0.18

  /// The corners, in pixels of the picture, upper left as the card is read.
  let corners: Quadrilateral
  /// How sure the net is of the corner of which it is least sure.
  private let certainty: Double

  /// Looks at a picture; `nil` where it is too small.
  ///
  /// - Parameter picture: The picture.
  /// - Complexity: O(pixels), and twice 39 million multiply-adds at most.
  init?(_ picture: PagePicture) {
    var recognizer = CornerRecognizer()
    let first = recognizer.corners(in: picture.luma)
    guard first.count == 4 else { return nil }
    let found = Self.again(first, in: picture.luma, by: &recognizer) ?? first
    corners = Quadrilateral(
      topLeft: found[0].place, topRight: found[1].place, bottomRight: found[2].place,
      bottomLeft: found[3].place)
    certainty = Self.certainty(of: found)
  }

  /// The plane of the card or page; `nil` where the net is not sure of it, or its proportions are of neither.
  ///
  /// - Parameter picture: The same picture.
  /// - Returns: The plane, its sides where its edges are, if they are near.
  /// - Complexity: That of `SideFit`.
  func plane(in picture: PagePicture) -> PagePlane? {
    let places = corners.corners
    let width = (places[0].distance(to: places[1]) + places[3].distance(to: places[2])) / 2
    let height = (places[0].distance(to: places[3]) + places[1].distance(to: places[2])) / 2
    guard certainty > Self.leastCertainty, width > CardOutline.leastPixels,
      let shape = OutlinePair.Shape(ratio: width / height),
      width * height > CardOutline.leastArea(width: picture.width, height: picture.height)
    else { return nil }
    return CardOutline.plane(
      SideFit(picture).fitted(corners, width: shape == .card ? 85.6 : 125), shape: shape)
  }

  private static func certainty(of corners: [CardCorner]) -> Double {
    corners.map(\.certainty).min() ?? 0
  }

  /// The corners as the net sees them in the part of the picture where the card is; `nil` where that is most of the
  /// picture already, or the net is less sure then, or sees another one.
  private static func again(
    _ corners: [CardCorner], in image: GrayImage, by recognizer: inout CornerRecognizer
  ) -> [CardCorner]? {
    let (x, y) = (corners.map(\.place.x), corners.map(\.place.y))
    let (left, right, top, bottom) = (x.min() ?? 0, x.max() ?? 0, y.min() ?? 0, y.max() ?? 0)
    let side = max(right - left, bottom - top)
    let room = Self.room * side
    guard room > 1, side + 2 * room < Double(max(image.width, image.height)) else { return nil }
    let (fromX, fromY) = (Int(max(0, left - room)), Int(max(0, top - room)))
    let part = PixelRectangle(
      x: fromX, y: fromY, width: Int(min(Double(image.width), right + room)) - fromX,
      height: Int(min(Double(image.height), bottom + room)) - fromY)
    let found = recognizer.corners(in: image.cropped(to: part)).map { corner in
      CardCorner(
        corner.place + Point(x: Double(fromX), y: Double(fromY)), certainty: corner.certainty)
    }
    guard found.count == 4, certainty(of: found) > leastShare * certainty(of: corners),
      zip(found, corners).allSatisfy({ $0.place.distance(to: $1.place) < room })
    else { return nil }
    return found
  }
}
