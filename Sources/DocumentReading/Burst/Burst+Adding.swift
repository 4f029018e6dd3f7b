import Barcodes
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
    var frame = BurstFrame(number: nextNumber, reading: reading)
    let outlook = frame.takeOutlook()
    nextNumber += 1
    outline = reading.evidence?.outline
    guard !frame.evidence.isEmpty else {
      count(frame)
      if let outlook, outlook.before == kept { take(outlook) }
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
    count(frame)
    if isRepeated(by: frame) {
      takeRepetition(frame)
      return ended
    }
    let next: FusedZone?
    let isKnown = outlook?.before == kept
    if let outlook, isKnown {
      (kept, next) = (outlook.kept, outlook.fused)
    } else {
      next = fused(kept + [frame], mean: frame.evidence.mean ?? mean, piled: piled)
    }
    if belongs(frame, next) {
      if let outlook, isKnown { (pile, piled) = (outlook.pile, outlook.piled) }
      keep(frame, saying: next)
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

  /// Counts a frame that could not be read, so that the next ones have the numbers that they came with.
  mutating func skip() {
    nextNumber += 1
    outline = nil
  }

  /// Names a frame among those that were read.
  private mutating func count(_ frame: BurstFrame) {
    framesRead.append(frame.number)
    if framesRead.count > Self.mostNamed { framesRead.removeFirst() }
  }

  /// How many frames the mean of whole frames counts as beside them (`Benchmarks/Measurements.md`, bursts).
  private static let weightOfPile: Float = 2

  /// What the zones of some frames say together, with the mean of lines that all of them are among.
  ///
  /// - Parameters:
  ///   - frames: The frames.
  ///   - mean: The mean of lines.
  ///   - piled: The mean of whole frames; it has the number -1 in what is told.
  /// - Returns: What they say, by the frames' places in the list.
  func fused(
    _ frames: [BurstFrame], mean: MeanEvidence? = nil, piled: BurstFrame? = nil
  ) -> FusedZone? {
    let shown = Set(frames.map(\.number))
    let mean = mean.flatMap { $0.others.isSubset(of: shown) ? $0.evidence : nil }
    let zones = frames.map(\.evidence.zones)
    guard let piled else { return zoneReader.fused(zones, mean: mean) }
    return zoneReader.fused(
      [piled.evidence.zones] + zones, mean: mean, weights: [Self.weightOfPile])?.counted(from: -1)
  }

  /// Takes what was worked out with a frame that shows nothing by itself.
  private mutating func take(_ outlook: BurstOutlook) {
    (pile, piled, fused) = (outlook.pile, outlook.piled, outlook.fused)
  }

  /// A frame by its place among the kept ones, or the mean of whole frames.
  func source(_ index: Int) -> BurstFrame? {
    kept.indices.contains(index) ? kept[index] : index < 0 ? piled : nil
  }

  /// Whether a frame may show the document of this burst.
  private func belongs(_ frame: BurstFrame, _ next: FusedZone?) -> Bool {
    if isOfAnotherDocument(frame) { return false }
    guard let fused, let next, !frame.evidence.zones.isEmpty else { return true }
    guard next.used.contains(kept.count) else {
      // Noise is no other document: the barcodes beside it count all the same.
      let hasBarcode = !frame.evidence.barcodes.isEmpty || !frame.evidence.doubtful.isEmpty
      return hasBarcode && (kept + [frame]).allSatisfy { $0.rank < Self.leastRank }
    }
    // A surer frame may show that the others saw nothing; it may not outvote a document.
    let before = fused.used.filter { $0 >= 0 }
    let remaining = before.count { next.used.contains($0) }
    return remaining * 2 > before.count || before.isEmpty || !fused.reading.mrz.isValid
  }

  /// Whether a frame without a zone is accepted with another number than the burst.
  private func isOfAnotherDocument(_ frame: BurstFrame) -> Bool {
    guard frame.evidence.zones.isEmpty || fused == nil, frame.isAccepted, reading.isAccepted,
      let number = frame.reading.document?.idNumber, let known = reading.document?.idNumber
    else { return false }
    return number != known
  }

  /// The mean certainty of its characters from which on a frame may begin a document with others: frames
  /// of grade g5 whose text agrees with none have less.
  private static let leastRank: Float = 0.7

  /// The frames that a new burst begins with, where a frame that does not belong shows its document:
  /// at once where it is accepted, else where it agrees with another one that was left out.
  private mutating func newDocument(with frame: BurstFrame) -> [BurstFrame]? {
    others.append(frame)
    if others.count > Self.mostKept { others.removeFirst() }
    // Noise begins no document, and takes long to decode.
    guard frame.isAccepted || frame.rank >= Self.leastRank else { return nil }
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
    next.fused = next.fused(frames)
    for frame in frames { next.parts.add(frame.evidence.barcodes) }
    self = next
    return ended
  }

  /// Keeps a frame, and what all kept ones say with it; of too many the least sure one goes.
  private mutating func keep(_ frame: BurstFrame, saying next: FusedZone?) {
    kept.append(frame)
    parts.add(frame.evidence.barcodes)
    if let found = frame.evidence.mean { mean = found }
    if anchor == nil, frame.evidence.mayBeLaid { anchor = frame }
    fused = next
    guard kept.count > Self.mostKept else { return }
    let least = kept.indices.min { kept[$0].rank < kept[$1].rank }
    if let least { kept.remove(at: least) }
    fused = fused(kept, mean: mean, piled: piled)
  }

  /// Works out what the burst says of what the kept frames say together.
  private mutating func refresh(after frame: BurstFrame) {
    joint = jointBarcodes
    let used = evident?.used ?? []
    let unfused = kept.filter { $0.evidence.zones.isEmpty }.map(\.number)
    let together = joint.flatMap(\.places.keys)
    framesUsed = Set((used.isEmpty ? unfused : used) + together + framesConfirming).sorted()
    let placed = (fused?.used ?? []) + (fused?.contradicting ?? [])
    let others = placed.compactMap { $0 < 0 ? nil : source($0)?.number }
    let leftOut = Set(framesLeftOut + others).subtracting(framesUsed).sorted()
    framesLeftOut = Array(leftOut.suffix(Self.mostNamed))
    last = frame.reading
    reading = reading()
    if isAccepted { pile = nil }
  }
}
