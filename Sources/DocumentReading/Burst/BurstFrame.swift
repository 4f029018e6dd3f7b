import MRZRecognition

/// A frame of a burst: its number, and what it says.
struct BurstFrame: Hashable, Sendable {
  let number: Int
  let reading: Reading

  /// What it says to the burst; what the reading holds where it was not read as a frame.
  var evidence: FrameEvidence {
    reading.evidence
      ?? FrameEvidence(
        readings: [reading.mrz].compactMap(\.self) + reading.otherZones,
        barcodes: reading.barcodes)
  }

  /// The surest of its zones, to compare frames by.
  var rank: Float { evidence.zones.map(\.rank).max() ?? 0 }
  /// Whether the frame alone names a document that is fit for use.
  var isAccepted: Bool { reading.isAccepted }
  /// Whether its own zone looks like one: its check digits agree as printed.
  var isProven: Bool { evidence.zones.contains { $0.isProven } }
}
