import CorpusIndex

/// One frame, read by our reader and searched for barcodes by the rival, one right after the other.
struct PairedFrame: Hashable {
  /// What it shows.
  let kind: FrameKind
  /// The median CPU time of our readings, in milliseconds.
  let own: Double
  /// The median CPU time of the rival's searches, in milliseconds.
  let rival: Double

  /// - Parameters:
  ///   - kind: What the frame shows.
  ///   - own: The CPU times of our readings, at least one.
  ///   - rival: Those of the rival's searches, at least one, all above zero.
  init?(kind: FrameKind, own: [Double], rival: [Double]) {
    guard let mine = Percentiles(own)?.p50, let other = Percentiles(rival)?.p50, other > 0 else {
      return nil
    }
    self.kind = kind
    (self.own, self.rival) = (mine, other)
  }
}
