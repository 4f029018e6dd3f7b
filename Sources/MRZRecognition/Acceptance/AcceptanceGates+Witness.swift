import IdentityDocument

extension AcceptanceGates {
  /// Whether a reading of the thorough net may be accepted if the fast one, which was not asked yet, sees
  /// the same.
  ///
  /// What the fast net says refuses, and makes a text surer where both nets have a mean: whatever else
  /// speaks against the text, it cannot take away.
  func mayAccept(_ mrz: MRZ, _ decoding: ZoneDecoding) -> Bool {
    var gates = self
    gates.whole = min(whole, wholeOfThorough)
    return gates.refusals(mrz, decoding, by: .thorough).allSatisfy {
      wholeOfMean != nil && ($0.code == .improbable || $0.code == .uncertainName)
    }
  }
}
