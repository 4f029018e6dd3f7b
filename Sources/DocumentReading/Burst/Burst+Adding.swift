import IdentityDocument
import MRZRecognition

extension Burst {
  /// Adds what the next frame says.
  ///
  /// - Parameters:
  ///   - reading: What the frame says, read by `DocumentReader.read(_:of:within:)`; another reading counts
  ///     as a whole, without evidence to add up.
  ///   - instant: When the frame was taken, since any moment that is the same for all frames; a clock
  ///     that runs backwards begins again there.
  /// - Returns: The burst that ended, where the frame shows the first of another document.
  /// - Complexity: O(frames kept · cells), beside decoding the zone.
  @discardableResult
  public mutating func add(_ reading: Reading, at instant: Duration? = nil) -> Burst? {
    let frame = BurstFrame(number: nextNumber, reading: reading)
    nextNumber += 1
    outline = reading.evidence?.outline
    guard !frame.evidence.isEmpty else {
      framesRead.append(frame.number)
      refresh(after: frame)
      return nil
    }
    var ended: Burst?
    if let instant {
      if let lastSeen, instant - lastSeen > longestPause, !kept.isEmpty {
        ended = end(beginningWith: [])
      }
      lastSeen = instant
    }
    framesRead.append(frame.number)
    if isConfirmed(by: frame) {
      confirm(by: frame)
      refresh(after: frame)
      return ended
    }
    let next = fused(kept + [frame], mean: frame.evidence.mean)
    if belongs(frame, next) {
      keep(frame)
      others = []
    } else if let begun = newDocument(with: frame) {
      framesRead.removeAll { number in begun.contains { $0.number == number } }
      framesLeftOut.removeAll { number in begun.contains { $0.number == number } }
      refresh(after: frame)
      ended = end(beginningWith: begun)
    } else {
      framesLeftOut.append(frame.number)
    }
    refresh(after: frame)
    return ended
  }

  /// What the zones of some frames say together.
  private func fused(_ frames: [BurstFrame], mean: MeanEvidence? = nil) -> FusedZone? {
    zoneReader.fused(frames.map(\.evidence.zones), mean: mean?.evidence)
  }

  /// Whether a frame may show the document of this burst.
  private func belongs(_ frame: BurstFrame, _ next: FusedZone?) -> Bool {
    if isOfAnotherDocument(frame) { return false }
    guard let fused, let next, !frame.evidence.zones.isEmpty else { return true }
    guard next.used.contains(kept.count) else { return false }
    // A surer frame may show that the others saw nothing; it may not outvote a document.
    let remaining = fused.used.count { next.used.contains($0) }
    return remaining * 2 > fused.used.count || !fused.reading.mrz.isValid
  }

  /// Whether a frame without a zone is accepted with another number than the burst.
  private func isOfAnotherDocument(_ frame: BurstFrame) -> Bool {
    guard frame.evidence.zones.isEmpty || fused == nil, frame.isAccepted, reading.isAccepted,
      let number = frame.reading.document?.idNumber, let known = reading.document?.idNumber
    else { return false }
    return number != known
  }

  /// The frames that a new burst begins with, where a frame that does not belong shows its document:
  /// at once where it is accepted, else where it agrees with another one that was left out.
  private mutating func newDocument(with frame: BurstFrame) -> [BurstFrame]? {
    others.append(frame)
    if others.count > Self.mostKept { others.removeFirst() }
    guard let together = fused(others) else { return frame.isAccepted ? [frame] : nil }
    let agreeing = together.used.map { others[$0] }
    guard agreeing.contains(frame) else { return frame.isAccepted ? [frame] : nil }
    let isSure = frame.isAccepted || (agreeing.count > 1 && together.reading.mrz.isValid)
    return isSure ? agreeing : nil
  }

  /// Ends this burst and begins another one.
  private mutating func end(beginningWith frames: [BurstFrame]) -> Burst {
    let ended = self
    var next = Burst(configuration: configuration, longestPause: longestPause)
    next.number = number + 1
    (next.nextNumber, next.lastSeen, next.outline) = (nextNumber, lastSeen, outline)
    next.framesRead = frames.map(\.number)
    next.kept = frames
    next.anchor = frames.last { $0.evidence.reference != nil }
    self = next
    return ended
  }

  private mutating func keep(_ frame: BurstFrame) {
    kept.append(frame)
    if let found = frame.evidence.mean { mean = found }
    if anchor == nil, frame.evidence.strips != nil { anchor = frame }
    guard kept.count > Self.mostKept else { return }
    let least = kept.indices.min { kept[$0].rank < kept[$1].rank }
    if let least { kept.remove(at: least) }
  }

  /// Works out what the kept frames say together.
  private mutating func refresh(after frame: BurstFrame) {
    let shown = Set(kept.map(\.number))
    fused = fused(kept, mean: mean.flatMap { $0.others.isSubset(of: shown) ? $0 : nil })
    let used = fused?.used.map { kept[$0].number } ?? []
    let unfused = kept.filter { $0.evidence.zones.isEmpty }.map(\.number)
    framesUsed = ((used.isEmpty ? unfused : used) + framesConfirming).sorted()
    let contradicting = fused?.contradicting.map { kept[$0].number } ?? []
    framesLeftOut = Set(framesLeftOut + contradicting).subtracting(framesUsed).sorted()
    last = frame.reading
    reading = reading()
  }
}
