/// What captions say of a value.
struct CaptionLabels {
  /// How surely each is announced, 0 to 1.
  var strengths: [Caption: Double]
  /// The nearest caption as it was read.
  var text: String?
  /// How far that is, in millimetres.
  var distance = 0.0
  /// Its line.
  var caption: Int?

  /// Whether the number is that of a card, which licences have beside that of the licence.
  var isOfCard: Bool { text.map { FoldedText.words(of: $0).starts(with: "card n".utf8) } ?? false }

  /// Whether the number is that of a passport, which permits and visas have beside their own.
  var isOfPassport: Bool {
    text.map { FoldedText.words(of: $0).starts(with: "passport n".utf8) } ?? false
  }

  subscript(_ caption: Caption) -> Double { strengths[caption] ?? 0 }

  /// How surely the strongest caption but one announces the value.
  func rival(of caption: Caption) -> Double {
    strengths.filter { $0.key != caption }.values.max() ?? 0
  }

  /// Takes the names that captions announce for those of another person, or the holder's former ones.
  mutating func speakOfAnother() {
    strengths[.surname] = nil
    strengths[.givenNames] = nil
    add(.relative, 1)
  }

  mutating func add(_ caption: Caption, _ strength: Double) {
    strengths[caption] = max(self[caption], strength)
  }
}
