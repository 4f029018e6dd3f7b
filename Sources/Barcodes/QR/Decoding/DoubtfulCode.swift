package import Raster

/// A QR code whose marks and timing patterns are seen, and which cannot be decoded.
///
/// Frames of one code lose other modules each: ``find(of:)`` adds up how dark they are, and takes the
/// codewords that stay unsure for erasures.
package struct DoubtfulCode: Hashable, Sendable {
  /// The number of modules along each side.
  let side: Int
  /// How much darker than those around it each module is, −1 to 1, row by row.
  let leads: [Float]
  /// The corners of the symbol without the quiet zone, in pixels.
  package var quadrilateral: Quadrilateral
  let isInverted: Bool

  /// Two frames are of one code where this share of the modules that both are sure of is the same: two
  /// codes agree, in their patterns, their padding and by chance, in up to 0.85 (`DoubtfulBarcodesTests`).
  static let leastAgreement = 0.88
  /// From here on a frame is sure of a module.
  private static let sure: Float = 0.5

  /// The code that frames say together, where it can be decoded.
  ///
  /// - Parameter frames: What frames saw, in any order, of one code or of several.
  /// - Returns: The code at its place in one of the frames, with what was seen in all that it rests on; or
  ///   `nil`.
  /// - Complexity: O(frames · modules) for each of the codes, and the decoding of one.
  static func find(of frames: [DoubtfulCode]) -> (find: QRFinder.Find, seen: [DoubtfulCode])? {
    var rest = frames
    while !rest.isEmpty {
      let pivot = rest.removeFirst()
      let alike = rest.filter { $0.agrees(with: pivot) }
      rest.removeAll { $0.agrees(with: pivot) }
      let group = [pivot] + alike
      if !alike.isEmpty, let find = pivot.find(with: group) { return (find, group) }
    }
    return nil
  }

  private func agrees(with other: DoubtfulCode) -> Bool {
    guard side == other.side, isInverted == other.isInverted else { return false }
    var (both, equal) = (0, 0)
    for (own, its) in zip(leads, other.leads) where min(abs(own), abs(its)) >= Self.sure {
      both += 1
      if (own > 0) == (its > 0) { equal += 1 }
    }
    return both > 0 && Double(equal) >= Self.leastAgreement * Double(both)
  }

  /// The code at this place that some frames show.
  private func find(with frames: [DoubtfulCode]) -> QRFinder.Find? {
    var sums = [Float](repeating: 0, count: leads.count)
    for frame in frames {
      for (index, lead) in frame.leads.enumerated() { sums[index] += lead }
    }
    return QRFinder.Find(
      leads: sums, side: side, quadrilateral: quadrilateral, isInverted: isInverted)
  }
}
