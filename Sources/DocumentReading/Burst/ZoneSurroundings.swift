import MRZLocation
import MRZRecognition
import Raster

/// The part of a frame that its zone lies in, so that the zone can be looked at again when the frame is
/// gone.
struct ZoneSurroundings: Hashable, Sendable {
  /// The zone, in the pixels of the part.
  private let zone: LocatedZone
  private let part: GrayImage
  /// Where the part begins in the frame.
  private let origin: Point

  /// How far around the zone a frame is kept, in characters: as far as lines are laid over others.
  private static let room = 5.0

  /// Cuts the part out; O(its pixels).
  init(of zone: LocatedZone, in image: GrayImage) {
    let room = Self.room * zone.pitch
    let corners = zone.quadrilateral.corners.flatMap {
      [$0 - Point(x: room, y: room), $0 + Point(x: room, y: room)]
    }
    let bounds = Quadrilateral(around: corners).bounds(
      inWidth: image.width, height: image.height)
    part = image.cropped(to: bounds)
    origin = Point(x: Double(bounds.x), y: Double(bounds.y))
    self.zone = zone.shifted(x: -origin.x, y: -origin.y)
  }

  /// The lines, laid over a zone of another frame.
  ///
  /// - Parameter reference: What the zone looks like in the frame that all are laid over; that of this
  ///   frame where there is none.
  /// - Returns: The lines, or `nil` where the zone does not look like the reference.
  func strips(on reference: ZoneReference?) -> AlignedStrips? {
    AlignedStrips(zone, on: reference, in: part)?.shifted(x: origin.x, y: origin.y)
  }
}
