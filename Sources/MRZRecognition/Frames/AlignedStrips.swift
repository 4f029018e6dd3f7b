package import MRZLocation
package import Raster

/// The lines of a zone, cut out of one frame so that they lie over those of the other frames of a
/// burst.
package struct AlignedStrips: Hashable, Sendable {
  /// Where the lines lie in the frame.
  package let zone: LocatedZone
  /// The lines.
  package let strips: [LineStrip]

  /// How much a zone must look like the reference to be laid over it: the median of frames of grade g5
  /// is (`Benchmarks/Measurements.md`, bursts).
  private static let leastLikeness = 0.3

  /// Cuts the lines out; `nil` where the zone does not look like the reference.
  ///
  /// - Parameters:
  ///   - zone: Where the zone was located, this way up.
  ///   - reference: What the zone looks like in the frame that all are laid over; that of this frame
  ///     where there is none.
  ///   - image: The frame.
  package init?(_ zone: LocatedZone, on reference: ZoneReference?, in image: GrayImage) {
    var zone = zone
    if let reference {
      guard let aligned = reference.aligned(to: zone, in: image),
        aligned.likeness >= Self.leastLikeness
      else { return nil }
      zone = aligned.zone
    }
    self.init(zone: zone, strips: zone.lines.indices.map { zone.strip(ofLine: $0, in: image) })
  }

  private init(zone: LocatedZone, strips: [LineStrip]) {
    self.zone = zone
    self.strips = strips
  }

  /// The same lines, cut out of a part of the frame that begins so many pixels to the right and below.
  package func shifted(x: Double, y: Double) -> AlignedStrips {
    AlignedStrips(zone: zone.shifted(x: x, y: y), strips: strips)
  }
}
