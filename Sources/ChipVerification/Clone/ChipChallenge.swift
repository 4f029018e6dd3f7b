/// A challenge to a chip and the chip's answer, as active authentication exchanges them (ICAO Doc
/// 9303-11, §6.1).
///
/// They prove something only where the challenge was the verifier's own, fresh and unpredictable; that
/// the caller has to know.
public struct ChipChallenge: Hashable, Sendable {
  /// RND.IFD, eight bytes.
  public var challenge: [UInt8]
  /// What INTERNAL AUTHENTICATE answered.
  public var response: [UInt8]

  /// Makes an exchange.
  ///
  /// - Parameters:
  ///   - challenge: RND.IFD, eight bytes.
  ///   - response: What INTERNAL AUTHENTICATE answered.
  public init(challenge: [UInt8], response: [UInt8]) {
    self.challenge = challenge
    self.response = response
  }
}
