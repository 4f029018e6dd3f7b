/// What stands above or below a Latin capital letter.
enum LetterMark: Hashable, CaseIterable {
  case acute
  case grave
  case circumflex
  case caron
  case diaeresis
  case doubleAcute
  case tilde
  case macron
  case breve
  case ring
  case dot
  /// A cedilla, an ogonek or a comma.
  case below

  /// The mark of a capital letter, or `nil` for one without a mark and for a letter of its own.
  init?(_ capital: Unicode.Scalar) {
    guard
      let row = Self.letters.first(where: { $0.letters.unicodeScalars.contains(capital) })
    else { return nil }
    self = row.mark
  }

  /// The capitals that carry each mark.
  ///
  /// Source: the canonical decompositions of the Unicode Character Database, of the letters in the
  /// alphabets of ``NationalAlphabet``.
  private static let letters: [(mark: LetterMark, letters: String)] = [
    (.acute, "ÁÉÍÓÚÝĆĹŃŔŚŹ"), (.grave, "ÀÈÌÒÙ"), (.circumflex, "ÂÊÎÔÛ"), (.caron, "ČĎĚĽŇŘŠŤŽ"),
    (.diaeresis, "ÄËÏÖÜŸ"), (.doubleAcute, "ŐŰ"), (.tilde, "ÃÑÕ"), (.macron, "ĀĒĪŪ"),
    (.breve, "ĂĞ"), (.ring, "ÅŮ"), (.dot, "ĊĖĠİŻ"), (.below, "ĄĘĮŲÇŞŢȘȚĢĶĻŅ"),
  ]

  /// Whether a shape may be the mark: rules of geometry that part the marks which one letter of one
  /// alphabet may carry, such as Ź and Ż.
  func fits(_ ink: PrintedGlyph.Ink) -> Bool {
    switch self {
    case .acute: ink.parts == 1 && ink.lean > 0.3
    case .grave: ink.parts == 1 && ink.lean < -0.3
    case .circumflex: ink.parts == 1 && abs(ink.lean) < 0.3 && ink.taper < 0.7
    case .caron, .breve: ink.parts == 1 && abs(ink.lean) < 0.3 && ink.taper > 1.4
    case .diaeresis: ink.parts == 2 && ink.height < 0.22
    case .doubleAcute: ink.parts == 2 && ink.height >= 0.22
    case .tilde: ink.width > 0.3 && ink.width > 1.6 * ink.height && ink.fill < 0.75
    case .macron: ink.parts == 1 && ink.width > 2.2 * ink.height && ink.fill >= 0.75
    case .ring: ink.isHollow
    case .dot:
      ink.parts == 1 && max(ink.width, ink.height) < 0.3 && abs(ink.lean) < 0.2 && ink.fill > 0.55
    case .below: true
    }
  }
}
