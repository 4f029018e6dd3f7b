import MRZRecognition

/// A frame of a burst: its number, and what it says.
struct BurstFrame: Hashable, Sendable {
  let number: Int
  /// The frames that are laid over it, where it stands for the mean of several.
  var laid: [Int] = []
  private(set) var reading: Reading

  /// What it says to the burst; what the reading holds where it was not read as a frame.
  var evidence: FrameEvidence {
    get {
      reading.evidence
        ?? FrameEvidence(
          readings: [reading.mrz].compactMap(\.self) + reading.otherZones,
          barcodes: reading.barcodes)
    }
    set { reading.evidence = newValue }
  }

  /// It and the frames that it stands for, by their numbers.
  var numbers: [Int] { [number] + laid }

  /// Takes what its reader worked out of all frames together: nothing of it is kept with the frame.
  mutating func takeOutlook() -> BurstOutlook? {
    defer { reading.evidence?.outlook = nil }
    return reading.evidence?.outlook
  }

  /// The surest of its zones, to compare frames by; where it has none that can be added up, of those that it reads by itself.
  var rank: Float {
    evidence.zones.map(\.rank).max() ?? evidence.readings.map(\.rank).max() ?? 0
  }
  /// Whether the frame alone names a document that is fit for use.
  var isAccepted: Bool { reading.isAccepted }
  /// The zone that it is accepted with by itself.
  var acceptedZone: MRZReading? { evidence.readings.first(where: \.isAccepted) }
  /// Whether its own zone looks like one: its check digits agree as printed.
  var isProven: Bool { evidence.zones.contains { $0.isProven } }

  /// Whether its zone is seen better than in another frame: in whole, then sharper.
  func showsMore(than other: BurstFrame) -> Bool {
    (evidence.isOutside ? 0 : 1, evidence.sharpness)
      > (other.evidence.isOutside ? 0 : 1, other.evidence.sharpness)
  }
}

extension MRZReading {
  /// How sure it is, to compare zones by that are read one by one.
  fileprivate var rank: Float { (isAccepted ? 4 : 0) + Float(confidence) }
}
