import MRZLocation
import MRZRecognition

extension Burst {
  /// What the zone looked like in the last frame that shows it.
  var latestReference: ZoneReference? {
    kept.last { $0.evidence.reference != nil }?.evidence.reference
  }

  /// The lines of the kept frames that lie over those of the anchor, by the frames' numbers.
  var strips: [(number: Int, strips: AlignedStrips)] {
    guard let anchor else { return [] }
    return kept.compactMap { frame in
      guard frame.number >= anchor.number else { return nil }
      return frame.evidence.strips.map { (frame.number, $0) }
    }
  }
}
