/// What a sentence for people says, whatever its language.
public enum MessageKey: Hashable, Sendable {
  /// Why something was refused.
  case refusal(Refusal.Code)
  /// Why something was refused that is about one field, `{field}`.
  case refusalOfField(Refusal.Code)
  /// The name of a field within a sentence.
  case field(DocumentField)
  /// What a frame lacks, by the raw value of `FrameFeedback`.
  case feedback(String)
  /// An error by its six-character code.
  case error(String)
  /// A phrase of a summary.
  case phrase(Phrase)

  /// The refusals that have a sentence of their own about one field.
  public static let codesOfFields: [Refusal.Code] = [
    .wrongCheckDigit, .incomplete, .incompletePayload, .conflict, .implausible, .missingField,
    .belowConfidence,
  ]

  /// The raw values of the thirteen kinds of feedback (MobbScan's names).
  public static let feedbackNames = [
    "NOT_DETECTED", "SEARCHING_DOCUMENT", "DETECTED_HOLD_ON", "OUT_OF_OVERLAY_BOUNDS", "TOO_FAR",
    "TOO_DARK", "OVEREXPOSED_IMAGE", "TOO_SPARKLY", "TOO_BLURRED", "BAD_DOCUMENT_TD1_FRONT",
    "BAD_DOCUMENT_TD1_BACK", "BAD_DOCUMENT_TD2", "BAD_DOCUMENT_TD3",
  ]

  /// The codes of errors that have a sentence in every language; a finer code has that of its letter.
  public static let errorCodes = [
    "F00000", "G00000", "H00000", "J00000", "M00000", "N00000", "P00000", "T00000", "Y00000",
    "Z00000", "H10001", "H10002", "H10003", "H10005", "H10006", "H10007", "H10008", "H10009",
    "H10010", "H10011", "H10013", "H10014",
  ]

  /// The identifier by which the tables have the sentence, such as `refusal.conflict`.
  public var identifier: String {
    switch self {
    case .refusal(let code): "refusal.\(code.rawValue)"
    case .refusalOfField(let code): "refusal.\(code.rawValue).field"
    case .field(let field): "field.\(field.rawValue)"
    case .feedback(let name): "feedback.\(name)"
    case .error(let code): "error.\(code)"
    case .phrase(let phrase): "phrase.\(phrase.rawValue)"
    }
  }

  /// The sentence, without a full stop.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - values: What stands for the placeholders, such as `{line}`.
  /// - Returns: The sentence; the identifier where no table has one.
  public func text(
    in language: MessageLanguage = .english, _ values: [(String, String)] = []
  ) -> String {
    var text = language.table[identifier] ?? identifier
    for (name, value) in values { text = text.replacing("{\(name)}", with: value) }
    return text
  }
}

extension MessageKey: CaseIterable {
  /// Every sentence that there is.
  public static var allCases: [MessageKey] {
    Refusal.Code.allCases.map { .refusal($0) } + codesOfFields.map { .refusalOfField($0) }
      + DocumentField.allCases.map { .field($0) } + feedbackNames.map { .feedback($0) }
      + errorCodes.map { .error($0) } + Phrase.allCases.map { .phrase($0) }
  }
}

extension String {
  /// The text with every occurrence of a part replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: wanted) {
        result += other.utf8
        index += wanted.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
