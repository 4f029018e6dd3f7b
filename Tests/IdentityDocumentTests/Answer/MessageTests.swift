import Testing

@testable import IdentityDocument

/// Every sentence in every language.
@Suite struct MessageTests {
  /// The placeholders of a sentence, such as `{line}`.
  private static func placeholders(_ text: String) -> Set<Substring> {
    Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
        $0.split(separator: "}").first
      })
  }

  @Test(arguments: MessageLanguage.allCases)
  func `no sentence is missing, none is too many, and the placeholders are those of English`(
    language: MessageLanguage
  ) {
    let identifiers = Set(MessageKey.allCases.map(\.identifier))
    #expect(Set(language.table.keys) == identifiers)
    for (identifier, text) in language.table {
      #expect(!text.isEmpty)
      #expect(text.last != ".", "\(identifier)")
      let english = MessageLanguage.english.table[identifier] ?? ""
      #expect(Self.placeholders(text) == Self.placeholders(english), "\(identifier)")
    }
  }

  @Test func `languages differ in their sentences`() {
    for language in MessageLanguage.allCases where language != .english {
      let same = language.table.filter { MessageLanguage.english.table[$0.key] == $0.value }
      #expect(same.isEmpty, "\(same.keys)")
    }
  }

  static let sentences: [(MessageLanguage, String)] = [
    (.english, "the check digit of the date of birth is wrong, line 2 column 20"),
    (.spanish, "el dígito de control es incorrecto: fecha de nacimiento, línea 2 columna 20"),
    (.french, "le chiffre de contrôle est faux : date de naissance, ligne 2 colonne 20"),
    (.german, "die Prüfziffer ist falsch: Geburtsdatum, Zeile 2 Spalte 20"),
    (.vietnamese, "số kiểm tra bị sai: ngày sinh, dòng 2 cột 20"),
  ]

  @Test(arguments: sentences)
  func `a refusal is a sentence with its place`(language: MessageLanguage, sentence: String) {
    let refusal = Refusal(.wrongCheckDigit, field: .dob, line: 2, column: 20)
    #expect(refusal.message(in: language) == sentence)
  }
}
