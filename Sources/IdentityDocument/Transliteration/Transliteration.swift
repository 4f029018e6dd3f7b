/// How names in Latin, Cyrillic or Arabic script become the letters of a machine readable zone.
///
/// Tables and rules are those of ICAO Doc 9303-3, §4.6 and §6: a hyphen or a space becomes one
/// filler, an apostrophe and a full stop are left out, everything else is mapped to `A` to `Z`.
///
/// ```swift
/// Transliteration().transliterate("Jérôme-Łukasz O’Brien").text   // "JEROME<LUKASZ<OBRIEN"
/// Transliteration(language: .serbian).transliterate("Жика").text  // "ZIKA"
/// ```
public struct Transliteration: Hashable, Sendable {
  /// The language whose exceptions apply to Cyrillic letters.
  public var language: CyrillicLanguage
  /// Which of the permitted alternatives stand for the Latin letters Ä, Å, Ñ, Ö and Ü.
  public var latinStyle: LatinStyle

  /// Makes a way to transliterate.
  ///
  /// - Parameters:
  ///   - language: The language whose exceptions apply to Cyrillic letters.
  ///   - latinStyle: Which alternatives stand for Ä, Å, Ñ, Ö and Ü.
  public init(language: CyrillicLanguage = .other, latinStyle: LatinStyle = .expanded) {
    self.language = language
    self.latinStyle = latinStyle
  }

  /// Transliterates one identifier, such as all the surnames.
  ///
  /// Runs of spaces, hyphens and commas become one filler `<`; there is none at either end. Digits
  /// stay, though Doc 9303-3, §4.6 allows none in a name.
  ///
  /// - Parameter text: The text as the visual zone has it, in any letter case.
  /// - Returns: The characters for the zone, and the letters that no table has.
  /// - Complexity: O(*n*) in the length of the text.
  public func transliterate(_ text: String) -> TransliteratedText {
    var writer = Writer()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      var scalar = scalars[index]
      index += 1
      if index < scalars.count, let composed = Composition.compose(scalar, with: scalars[index]) {
        scalar = composed
        index += 1
      }
      write(scalar, before: scalars[index...], to: &writer)
    }
    return TransliteratedText(bytes: writer.bytes, unmapped: writer.unmapped)
  }

  private func write(
    _ scalar: Unicode.Scalar, before rest: ArraySlice<Unicode.Scalar>, to writer: inout Writer
  ) {
    switch NameCharacter(scalar) {
    case .character(let byte): writer.append(ShortText(byte))
    case .separator: writer.separate()
    case .silent: break
    case .doubling: writer.repeatLast()
    case .other:
      if let mapped = map(scalar, before: rest) {
        writer.append(mapped)
      } else {
        writer.unmapped.append(scalar)
      }
    }
  }

  private func map(_ scalar: Unicode.Scalar, before rest: ArraySlice<Unicode.Scalar>) -> ShortText?
  {
    switch scalar.value {
    case 0x00C0...0x024F, 0x1E00...0x1EFF:
      LatinTable.letters(for: scalar.value, style: latinStyle)
    case 0x0400...0x052F:
      CyrillicTable.letters(for: scalar.value, language: language)
    case ArabicTable.tehMarbuta:
      ArabicTable.tehMarbuta(atEndOfComponent: Self.endsComponent(rest))
    case 0x0600...0x06FF:
      ArabicTable.letters(for: scalar.value)
    default: nil
    }
  }

  /// Whether no letter of the same component follows.
  private static func endsComponent(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    for scalar in rest {
      switch NameCharacter(scalar) {
      case .silent, .doubling: continue
      case .separator: return true
      case .character, .other: return false
      }
    }
    return true
  }
}

/// What is written so far.
private struct Writer {
  var bytes: [UInt8] = []
  var unmapped: [Unicode.Scalar] = []
  private var last: ShortText?
  private var separatorIsDue = false

  mutating func separate() {
    separatorIsDue = !bytes.isEmpty
    last = nil
  }

  mutating func append(_ text: ShortText) {
    if separatorIsDue { bytes.append(.ascii("<")) }
    separatorIsDue = false
    text.append(to: &bytes)
    last = text
  }

  mutating func repeatLast() {
    last?.append(to: &bytes)
  }
}
