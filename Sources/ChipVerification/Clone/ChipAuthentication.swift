/// What a session of the caller's own has shown of a chip's static key: chip authentication (ICAO Doc
/// 9303-11, §6.2), or PACE with chip authentication mapping (§4.4.3.5).
///
/// The proof is that secure messaging went on under keys that only the chip's private key gives. It
/// convinces nobody who was not there: a transcript can be made up by whoever knows the reader's half.
/// So it is the caller's word, and it counts only for a key that the issuer signed.
public struct ChipAuthentication: Hashable, Sendable {
  /// Where the key stands.
  public enum Mechanism: String, CaseIterable, Hashable, Sendable {
    /// Chip authentication, with a key of EF.DG14.
    case chipAuthentication = "CA"
    /// PACE with chip authentication mapping, with a key of EF.CardSecurity.
    case mapping = "PACE-CAM"
  }

  /// How it ended.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// The chip went on under the new keys.
    case succeeded
    /// It did not.
    case failed
  }

  /// Where the key stands.
  public var mechanism: Mechanism
  /// How it ended.
  public var outcome: Outcome
  /// The key that the session used, as SubjectPublicKeyInfo, or `nil` for one of the chip's file.
  public var key: [UInt8]?

  /// States how a session ended.
  ///
  /// - Parameters:
  ///   - outcome: How it ended.
  ///   - mechanism: Where the key stands.
  ///   - key: The key that the session used, as SubjectPublicKeyInfo; it is then held against the
  ///     signed ones.
  public init(
    _ outcome: Outcome, by mechanism: Mechanism = .chipAuthentication, key: [UInt8]? = nil
  ) {
    (self.mechanism, self.outcome, self.key) = (mechanism, outcome, key)
  }
}
