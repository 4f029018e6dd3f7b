/// The value of one field of a document.
public enum FieldValue: Hashable, Sendable {
  /// A text: a number, a name, an address.
  case text(String)
  /// A date.
  case date(DocumentDate)
  /// A state, an organisation or a status.
  case country(CountryCode)
  /// A sex.
  case sex(Sex)
  /// A kind of document.
  case kind(DocumentKind)
  /// Several texts.
  case list([String])

  /// The value as answers write it: dates as `YYYY-MM-DD`, countries by their three letters of ISO
  /// 3166-1 where they have some, a list with blanks.
  public var text: String {
    switch self {
    case .text(let text): text
    case .date(let date): date.description
    // Jumio gives ISO 3166-1 where there is such a code: a zone's D is DEU.
    case .country(let code): code.alpha3 ?? code.rawValue
    case .sex(let sex): sex.rawValue
    case .kind(let kind): kind.rawValue
    case .list(let texts): texts.joined(separator: " ")
    }
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool {
    switch self {
    case .date(let date): date.isUnknown
    case .list(let texts): texts.isEmpty
    case .sex, .kind: false
    case .text, .country: text.isEmpty
    }
  }

  /// The value in JSON: a text, or an array of texts for a list.
  var json: JSONValue {
    guard case .list(let texts) = self else { return .string(text) }
    return .texts(texts)
  }
}

extension FieldValue: CustomStringConvertible {
  /// The value as answers write it.
  public var description: String { text }
}

#if !hasFeature(Embedded)
  extension FieldValue: Codable {}
#endif
