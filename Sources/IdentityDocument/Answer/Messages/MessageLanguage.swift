/// A language in which sentences for people are written; the raw values are those of `--locale`.
public enum MessageLanguage: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Spanish.
  case spanish = "es"
  /// French.
  case french = "fr"
  /// German.
  case german = "de"
  /// Vietnamese.
  case vietnamese = "vi"

  /// The sentences of the language by the identifiers of their keys.
  var table: [String: String] {
    switch self {
    case .english: Self.englishTable
    case .spanish: Self.spanishTable
    case .french: Self.frenchTable
    case .german: Self.germanTable
    case .vietnamese: Self.vietnameseTable
    }
  }
}

#if !hasFeature(Embedded)
  extension MessageLanguage: Codable {}
#endif
