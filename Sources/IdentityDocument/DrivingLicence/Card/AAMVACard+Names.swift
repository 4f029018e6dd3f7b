extension AAMVACard {
  /// Whether a name was cut to fit the card (elements `DDE`, `DDF`, `DDG`).
  public enum Truncation: String, Hashable, Sendable, CaseIterable {
    /// It was cut.
    case truncated = "T"
    /// It is whole.
    case notTruncated = "N"
    /// The issuer does not know.
    case unknown = "U"
  }

  /// The family name (`DCS`, before version 2 `DAB` or part of `DAA`).
  public var lastName: String? { content.names.last }

  /// The first name (`DAC`, in versions 2 and 3 part of `DCT`, before also part of `DAA`).
  public var firstName: String? { content.names.first }

  /// The middle names (`DAD`, in versions 2 and 3 part of `DCT`, before also part of `DAA`).
  public var middleName: String? { content.names.middle }

  /// The suffix, such as `JR` (`DCU`, before version 2 `DAE` or part of `DAA`).
  public var nameSuffix: String? { content.names.suffix }

  /// Whether the family name was cut (`DDE`, from version 4 on).
  public var lastNameTruncation: Truncation? { truncation("DDE") }

  /// Whether the first name was cut (`DDF`, from version 4 on).
  public var firstNameTruncation: Truncation? { truncation("DDF") }

  /// Whether the middle names were cut (`DDG`, from version 4 on).
  public var middleNameTruncation: Truncation? { truncation("DDG") }

  private func truncation(_ id: StaticString) -> Truncation? {
    content.text(id).flatMap { Truncation(rawValue: $0) }
  }
}
