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
    /// Its first character in the text.
    var first: Unicode.Scalar = "\0"
    /// What was left out before it, since the last piece; `nil` for nothing but a line end.
    var gap: MRZ.Normalisation?

    /// That it was left out.
    var omission: MRZ.Normalisation {
      MRZ.Normalisation(line: line, column: column, read: first, written: "")
    }
  }

  /// The pieces.
  private(set) var pieces: [Piece] = []
  /// What was left out behind the last one.
  private(set) var lastGap: MRZ.Normalisation?

  /// The pieces are counted up to this number: a text with more is not searched to its end.
  private static let limit = 4096
  /// Longer runs are of no zone, whose lines together have 90 characters.
  private static let longest = 2 * MRZ.Characters.count

  private var piece = Piece()

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - leavesSpacesOut: Whether spaces within a line part nothing.
  ///   - leavesLineEndsOut: Whether line ends part nothing.
  ///   - angles: What double angles are; by length they are two fillers.
  init(
    _ text: borrowing Span<UInt8>, leavesSpacesOut: Bool, leavesLineEndsOut: Bool = false,
    angles: ZoneNormaliser.Angles
  ) {
    let encoding = TextEncoding(text)
    var (index, line, column) = (0, 1, 1)
    var isInBlank = false
    while index < text.count, pieces.count < Self.limit {
      let read = encoding.character(in: text, at: index)
      defer {
        index += read.byteCount
        column += read.columnCount
      }
      func note(_ written: String) -> MRZ.Normalisation {
        .init(line: line, column: column, read: read.scalar, written: written)
      }
      switch read.meaning {
      case .itself: append([UInt8(truncatingIfNeeded: read.scalar.value)], nil, note(""))
      case .capital(let letter):
        append([letter], note(String(Unicode.Scalar(letter))), note(""))
      case .filler: append([.ascii("<")], note("<"), note(""))
      case .fillers:
        let count = angles == .single ? 1 : 2
        append(
          [UInt8](repeating: .ascii("<"), count: count), note(count == 1 ? "<" : "<<"), note(""))
      case .space where leavesSpacesOut && !piece.characters.isEmpty,
        .blank where leavesSpacesOut && !piece.characters.isEmpty:
        if !isInBlank { piece.normalisations.append(note("")) }
        isInBlank = true
        continue
      case .lineEnd where leavesLineEndsOut: (line, column) = (line + 1, 0)
      case .lineEnd:
        end()
        (line, column) = (line + 1, 0)
      case .space, .blank, .unknown:
        end()
        if piece.gap == nil { piece.gap = note("") }
      }
      isInBlank = false
    }
    end()
    lastGap = piece.gap
  }

  private mutating func append(
    _ characters: [UInt8], _ change: MRZ.Normalisation?, _ place: MRZ.Normalisation
  ) {
    if piece.characters.isEmpty {
      (piece.line, piece.column, piece.first) = (place.line, place.column, place.read)
    }
    if piece.characters.count <= Self.longest { piece.characters += characters }
    if let change { piece.normalisations.append(change) }
  }

  private mutating func end() {
    guard !piece.characters.isEmpty else { return }
    pieces.append(piece)
    piece = Piece()
  }
}
