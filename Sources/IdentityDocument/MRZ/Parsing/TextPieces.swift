/// The runs of characters of zones in a text, in its order.
///
/// Blanks and all other characters part them; where a line's spaces are left out, these do not.
struct TextPieces {
  /// A run of characters.
  struct Piece {
    /// Its characters as a zone has them.
    var characters: [UInt8] = []
    /// What was changed in it.
    var normalisations: [MRZ.Normalisation] = []
    /// Where it begins in the text.
    var line = 0
    /// Where it begins in its line.
    var column = 0
    /// Where its bytes begin and end in the text.
    var start = 0
    var end = 0
    /// Whether a letter of other alphabets, or what is no text, stands right before or behind it: it is a
    /// part of a word.
    var isCut = false
    /// Whether a word before it, on its row, was taken for a mark.
    var isBehindWord = false
    /// Whether a blank between two letters was left out, which may have been a filler.
    var joinsWords = false
    /// What was left out before it, since the last piece; `nil` for nothing but a line end.
    var gap: Place?

    var place: Place { Place(line: line, column: column, start: start) }
  }

  /// The pieces.
  private(set) var pieces: [Piece] = []
  /// What was left out behind the last one.
  private(set) var lastGap: Place?

  /// Where something was left out.
  struct Place {
    let line: Int
    let column: Int
    /// Where its bytes begin.
    let start: Int
  }

  private let bytes: [UInt8]
  private let encoding: TextEncoding

  /// The text between two bytes, without the line ends at its end.
  func text(from start: Int, to end: Int?) -> String {
    var text = encoding.text(bytes.span, from: start, to: end ?? bytes.count)
    while let last = text.unicodeScalars.last, case .lineEnd = CharacterMeaning(last) {
      text.unicodeScalars.removeLast()
    }
    return text
  }

  /// The pieces are counted up to this number: a text with more is not searched to its end.
  private static let limit = 4096
  /// Longer runs are of no zone, whose lines together have 90 characters.
  private static let longest = 2 * MRZ.Characters.count

  private var piece = Piece()
  private var isInBlank = false
  private var isBehindLetter = false
  private var isBehindMark = false

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - leavesSpacesOut: Whether spaces within a line part nothing.
  ///   - leavesLineEndsOut: Whether line ends part nothing.
  ///   - angles: What double angles are; by length they are two fillers.
  ///   - marks: What the angles before a row are, and a word that a blank parts from it.
  init(
    _ text: borrowing Span<UInt8>, leavesSpacesOut: Bool, leavesLineEndsOut: Bool = false,
    angles: ZoneNormaliser.Angles, marks: ZoneNormaliser.Marks = .ofTheLine
  ) {
    let encoding = TextEncoding(text)
    self.encoding = encoding
    bytes = (0..<text.count).map { text[$0] }
    var (index, line, column) = (0, 1, 1)
    var rowBegin: RowBegin? = marks == .leftOut ? .open : nil
    while index < text.count, pieces.count < Self.limit {
      let read = encoding.character(in: text, at: index)
      defer {
        index += read.byteCount
        column += read.columnCount
      }
      func note(_ written: String) -> MRZ.Normalisation {
        .init(
          line: line, column: column, read: encoding.text(of: read, in: text, at: index),
          written: written)
      }
      let place = Place(line: line, column: column, start: index)
      let isMark =
        rowBegin?.takesAsMark(read.meaning) { Self.endsInBlank(text, at: index, encoding) } ?? false
      let isOfWord = Self.isOfWord(read)
      if isOfWord { piece.isCut = true }
      switch read.meaning {
      case _ where isMark: leaveOut(place)
      case .itself: append([UInt8(truncatingIfNeeded: read.scalar.value)], nil, place)
      case .capital(let letter):
        append([letter], note(String(Unicode.Scalar(letter))), place)
      case .filler: append([.ascii("<")], note("<"), place)
      case .fillers:
        let count = angles == .single ? 1 : 2
        append(
          [UInt8](repeating: .ascii("<"), count: count), note(count == 1 ? "<" : "<<"), place)
      case .space where leavesSpacesOut && !piece.characters.isEmpty,
        .blank where leavesSpacesOut && !piece.characters.isEmpty:
        if !isInBlank { piece.normalisations.append(note("")) }
        isInBlank = true
        continue
      case .lineEnd:
        if !leavesLineEndsOut { end() }
        (line, column) = (line + 1, 1 - read.columnCount)
      case .space, .blank, .unknown: leaveOut(place)
      }
      if !piece.characters.isEmpty { piece.end = index + read.byteCount }
      isInBlank = false
      isBehindLetter = isOfWord
      if rowBegin == .inWord { isBehindMark = true }
      if rowBegin == .open { isBehindMark = false }
    }
    end()
    lastGap = piece.gap
  }

  private mutating func append(
    _ characters: [UInt8], _ change: MRZ.Normalisation?, _ place: Place
  ) {
    if piece.characters.isEmpty {
      (piece.line, piece.column, piece.start) = (place.line, place.column, place.start)
      piece.isCut = isBehindLetter
      piece.isBehindWord = isBehindMark
    } else if isInBlank, piece.characters[piece.characters.count - 1].isCapital,
      characters[0].isCapital
    {
      piece.joinsWords = true
    }
    if piece.characters.count <= Self.longest { piece.characters += characters }
    if let change { piece.normalisations.append(change) }
  }

  /// Whether a character is none of a zone and stands within words: a letter of an alphabet, with or without
  /// a mark, or what came of a character that was lost.
  private static func isOfWord(_ character: TextEncoding.Character) -> Bool {
    guard case .unknown = character.meaning else { return false }
    return switch character.scalar {
    case "\0", "\u{FFFD}", "\u{C0}"..."\u{52F}", "\u{1E00}"..."\u{1FFF}": true
    default: false
    }
  }

  /// Leaves a character out, which ends a piece.
  private mutating func leaveOut(_ character: Place) {
    end()
    if piece.gap == nil { piece.gap = character }
  }

  private mutating func end() {
    guard !piece.characters.isEmpty else { return }
    pieces.append(piece)
    piece = Piece()
  }

  /// How far the marks before a row may reach.
  private enum RowBegin {
    /// Nothing but angles and blanks was read yet.
    case open
    /// A word is read that a blank parts from the line.
    case inWord
    /// The word was read.
    case marked
    /// The row has begun.
    case passed

    /// Whether a character is a mark before a row, or of a word that is one since it ends in a blank.
    mutating func takesAsMark(_ character: CharacterMeaning, endsInBlank: () -> Bool) -> Bool {
      switch character {
      case .lineEnd: self = .open
      case .space, .blank: if self == .inWord { self = .marked }
      case _ where self == .passed: break
      case _ where self == .inWord: return true
      case .filler, .fillers: return true
      case .itself, .capital, .unknown:
        self = self == .open && endsInBlank() ? .inWord : .passed
        return self == .inWord
      }
      return false
    }
  }

  /// Whether a word without fillers, or of fillers alone, ends in a blank before the end of its line.
  private static func endsInBlank(
    _ text: borrowing Span<UInt8>, at start: Int, _ encoding: TextEncoding
  ) -> Bool {
    var index = start
    let isOfFillers = text[start] == .ascii("<")
    while index < text.count {
      let read = encoding.character(in: text, at: index)
      switch read.meaning {
      case .space, .blank: return true
      case .itself, .capital, .unknown:
        guard (read.scalar == "<") == isOfFillers else { return false }
        index += read.byteCount
      case .filler, .fillers, .lineEnd: return false
      }
    }
    return false
  }
}
