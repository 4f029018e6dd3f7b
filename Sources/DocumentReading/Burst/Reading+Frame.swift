extension Reading {
  /// Keeps what a frame says in its own pixels, before anything is taken away.
  mutating func keepEvidence() {
    guard evidence != nil else { return }
    evidence?.readings = [mrz].compactMap(\.self) + otherZones
    evidence?.barcodes = barcodes
  }
}
