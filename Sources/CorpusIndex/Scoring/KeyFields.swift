/// The values of a zone that users act on, as text that can be compared.
public struct KeyFields: Hashable, Sendable, Codable {
  /// The document number, without fillers.
  public var number: String
  /// The date of birth, as printed.
  public var birth: String
  /// The date of expiry, as printed; empty where the format has none.
  public var expiry: String
  /// The primary and the secondary identifier.
  public var names: String

  /// Makes key fields of their four values.
  ///
  /// - Parameters:
  ///   - number: The document number.
  ///   - birth: The date of birth.
  ///   - expiry: The date of expiry.
  ///   - names: The identifiers.
  public init(number: String, birth: String, expiry: String, names: String) {
    self.number = number
    self.birth = birth
    self.expiry = expiry
    self.names = names
  }
}
