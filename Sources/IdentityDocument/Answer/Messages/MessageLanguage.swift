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

  /// Understands the name of a locale, such as `es`, `es-MX` or `en_US`, by its language; `nil` where
  /// there are no sentences in it.
  ///
  /// - Parameter locale: A language tag of BCP 47, or one with an underscore, in any case.
  public init?(locale: String) {
    let code = locale.utf8.prefix { $0 != .ascii("-") && $0 != .ascii("_") }.map { $0.lowercased }
    guard let found = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(code) }) else {
      return nil
    }
    self = found
  }

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
