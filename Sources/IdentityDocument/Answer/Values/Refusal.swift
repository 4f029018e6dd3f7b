/// Why something that was read is not fit for use without a human look, with the place.
public struct Refusal: Hashable, Sendable {
  /// Why.
  public var code: Code
  /// Which source it is about, or `nil` where it is about all of them or stands at its source.
  public var source: SourcePath?
  /// Which field it is about.
  public var field: DocumentField?
  /// The line of the character that it is about, counted from 1.
  public var line: Int?
  /// The column of the character that it is about, counted from 1.
  public var column: Int?
  /// Where in the picture it is, where it is about something that is no source.
  public var outline: Outline?

  /// Makes a refusal.
  ///
  /// - Parameters:
  ///   - code: Why.
  ///   - source: Which source it is about.
  ///   - field: Which field it is about.
  ///   - line: The line of the character, counted from 1.
  ///   - column: The column of the character, counted from 1.
  public init(
    _ code: Code, source: SourcePath? = nil, field: DocumentField? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    self.code = code
    self.source = source
    self.field = field
    self.line = line
    self.column = column
  }

  /// The refusal in a sentence that holds nothing read from the document.
  ///
  /// - Parameter language: The language of the sentence.
  /// - Returns: The sentence, without a full stop.
  public func message(in language: MessageLanguage = .english) -> String {
    var text = MessageKey.refusal(code).text(in: language)
    if let field, MessageKey.codesOfFields.contains(code) {
      text = MessageKey.refusalOfField(code).text(
        in: language, [("field", MessageKey.field(field).text(in: language))])
    } else if code == .incomplete, source?.isPage == true {
      text = MessageKey.phrase(.printAlone).text(in: language)
    }
    guard let line, let column else { return text }
    return text
      + MessageKey.phrase(.place).text(
        in: language, [("line", String(line)), ("column", String(column))])
  }

  /// The refusal as an answer writes it.
  func json(in language: MessageLanguage) -> JSONValue {
    .members([
      ("code", .string(code.rawValue)), ("source", source.map { .string($0.rawValue) }),
      ("field", field.map { .string($0.rawValue) }), ("line", line.map { .integer($0) }),
      ("column", column.map { .integer($0) }), ("quadrilateral", outline?.json),
      ("message", .string(message(in: language))),
    ])
  }
}

extension Refusal: Comparable {
  /// The order in which refusals are written: by source, then by what is wrong, then by place.
  public static func < (left: Refusal, right: Refusal) -> Bool { left.key < right.key }

  private var key: (String, Int, Int, Int, Int, Double) {
    let codes = Code.allCases
    let fields = DocumentField.allCases
    return (
      source?.rawValue ?? "", codes.firstIndex(of: code) ?? 0, line ?? 0, column ?? 0,
      field.flatMap { fields.firstIndex(of: $0) } ?? -1, outline?.topLeft.x ?? -1
    )
  }
}

#if !hasFeature(Embedded)
  extension Refusal: Codable {}
#endif
