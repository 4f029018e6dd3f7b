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

  /// The phrases that summaries are made of.
  public enum Phrase: String, Hashable, Sendable, CaseIterable {
    /// The verdict on a document that needs no human look.
    case accepted
    /// The verdict on a document that needs one.
    case notAccepted
    /// The verdict on a text whose every printed check digit agrees.
    case validText
    /// The verdict on another text.
    case invalidText
    /// Nothing was found.
    case noDocument
    /// A place in a zone, `{line}` and `{column}`.
    case place
    /// The document has expired as of `{day}`.
    case expired
    /// The heading of what a frame lacks.
    case feedback
    /// The row of a zone with its kind.
    case document
    /// The row of the state that issued the document.
    case issuingState
    /// The row of optional data.
    case optionalData
    /// The row of the check digit over several fields.
    case composite
    /// What the composite check digit covers.
    case wholeZone
    /// The verdict on a check digit that agrees.
    case valid
    /// The verdict on a check digit that does not, `{printed}` and `{computed}`.
    case invalid
    /// The names fill the room that they have.
    case possiblyTruncated
    /// How sure a zone is, `{confidence}`, and who read it, `{engine}`.
    case confidence
    /// The package's own recogniser.
    case ownRecogniser
    /// The package's own recogniser and Tesseract.
    case bothRecognisers
    /// A corrected character: `{line}`, `{column}`, `{read}`, `{corrected}`, `{proof}`.
    case corrected
    /// The heading of a further zone.
    case anotherZone
    /// Another document in the picture.
    case anotherDocument
    /// A barcode: `{symbology}`, `{count}`.
    case barcode
    /// A kind of document.
    case passport
    /// A kind of document.
    case driverLicense
    /// A kind of document.
    case identityCard
    /// A kind of document.
    case visa
    /// A layout of zones.
    case cardOfThreeLines
    /// A layout of zones.
    case cardOfTwoLines
    /// A layout of zones.
    case frenchIdentityCard
    /// A layout of zones.
    case frenchDrivingLicence
    /// A layout of zones.
    case swissDrivingLicence
  }

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
