/// Counts of zones over pictures that show some.
public struct ZoneTally: Hashable, Sendable, Codable {
  /// The number of pictures.
  public var pictures = 0
  /// The number of zones printed in them.
  public var zones = 0
  /// The zones for which the reader answered anything.
  public var reported = 0
  /// The zones read without a wrong character.
  public var exact = 0
  /// The zones with all four key fields right.
  public var keyFields = 0
  /// The zones with the right document number.
  public var number = 0
  /// The zones with the right date of birth.
  public var birth = 0
  /// The zones with the right date of expiry.
  public var expiry = 0
  /// The zones with the right names.
  public var names = 0
  /// The zones rightly accepted.
  public var accepted = 0
  /// The zones with a wrong digit as printed, which no reader should accept.
  public var invalidAsPrinted = 0
  /// The readings accepted although they are wrong or the print is invalid.
  public var falseAccepts = 0

  /// Makes counts that are all 0.
  public init() {}

  /// Adds one picture.
  public mutating func add(_ score: PictureScore, documents: [DocumentExpectation]) {
    pictures += 1
    falseAccepts += score.falseAccepts
    zones += score.zones.count
    invalidAsPrinted += documents.count { !$0.isPrintedValid }
    for zone in score.zones {
      reported += zone.isReported ? 1 : 0
      exact += zone.isExact ? 1 : 0
      keyFields += zone.areKeyFieldsRight ? 1 : 0
      number += zone.isNumberRight ? 1 : 0
      birth += zone.isBirthRight ? 1 : 0
      expiry += zone.isExpiryRight ? 1 : 0
      names += zone.areNamesRight ? 1 : 0
      accepted += zone.isRightlyAccepted ? 1 : 0
    }
  }
}
