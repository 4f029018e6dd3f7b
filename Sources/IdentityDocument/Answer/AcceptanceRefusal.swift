/// Why a zone that was read needs a human look.
///
/// Only the package's own reports name it; a user sees the verdicts and confidences themselves.
package enum AcceptanceRefusal: String, Hashable, Sendable, CaseIterable {
  /// A check digit is wrong.
  case wrongCheckDigit
  /// Something that the format requires is missing, or is a date that does not exist.
  case incomplete
  /// No text that looks like the print agrees with its check digits.
  case inconsistent
  /// The probability that every character is right is too small.
  case improbable
  /// Another text whose digits agree is nearly as likely.
  case ambiguous
  /// The digits had to change the text too far from what seems to be printed.
  case farFetched
  /// A character of the names is not sure enough.
  case uncertainName
  /// Another character that no digit protects is not sure enough.
  case uncertainUnprotected
  /// A code of a state is listed nowhere and stands only once.
  case strayState
  /// Another net sees another character where no digit protects it.
  case contradicted
}
