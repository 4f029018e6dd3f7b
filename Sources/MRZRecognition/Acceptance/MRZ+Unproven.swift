import IdentityDocument

extension MRZ {
  /// The columns at either end of a line that have too little paper beside them to tell a spot from the
  /// light of the page: of 400 frames without spots two right readings were refused in the first three, and one
  /// elsewhere (`Benchmarks/Measurements.md`, the gate of acceptance); of 3300 frames 14 right ones in the fourth, and
  /// no wrong one (gates for three nets, there).
  private static let edge = 4

  /// Whether a place is one of the names.
  func isName(at position: Position) -> Bool { Self.isName(at: position, in: format) }

  /// Whether a place is one of the names of a layout.
  static func isName(at position: Position, in format: Format) -> Bool {
    format.fields.contains { range in
      NameJudgement.fields.contains(range.field)
        && range.line == position.line && range.columns.contains(position.column)
    }
  }

  /// The places in which light may make another character without a digit's objection, in reading
  /// order: those of the names up to their last letter, and elsewhere what digits do not tell from its
  /// likes, as `1` and `L`, but for the ends of lines.
  var unprovenPlaces: [Position] {
    let names = format.fields.flatMap { range in
      range.columns.map { Position(line: range.line, column: $0) }
    }.filter(isName)
    let shown = names.prefix((names.lastIndex { self[$0.line, $0.column] != "<" } ?? -1) + 1)
    let others = undetectable.filter { place in
      Self.edge < place.column && place.column <= format.lineLength(place.line) - Self.edge
        && format.isProtected(line: place.line, column: place.column)
        && self[place.line, place.column] != "<"
    }
    return (shown + others).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// The fillers that no check digit protects, in reading order: what covers a letter leaves a place that looks like
  /// one of them.
  var unprovenFillers: [Position] {
    places(of: "<").filter { !format.isProtected(line: $0.line, column: $0.column) }
  }

  /// All fillers, in reading order.
  var fillers: [Position] { places(of: "<") }

  /// The fillers in places that letters may have, of which no digit or a digit that counts `A` and `K` alike protects
  /// some, in reading order.
  var fillersForLetters: [Position] {
    fillers.filter { place in
      !format.isProtected(line: place.line, column: place.column)
        || alphabet(line: place.line, column: place.column).contains(.ascii("A"))
    }
  }

  /// The fillers between characters of the document number, which stand for other signs or blanks (ICAO Doc
  /// 9303-4, section 4.2.2).
  var fillersWithinNumber: [Position] {
    format.fields.filter { $0.field == .documentNumber }.flatMap { range in
      let columns = range.columns
      let last = columns.last { self[range.line, $0] != "<" } ?? columns.lowerBound
      return columns.filter { $0 < last && self[range.line, $0] == "<" }
        .map { Position(line: range.line, column: $0) }
    }
  }

  /// The fillers before characters of optional data that nobody writes there.
  private static let fillersBeforeStray = 3

  /// The first character of optional data that stands among fillers, three or more before it and one somewhere behind.
  ///
  /// Such data begin on the left. Of 1073 texts that we draw and 185 of documents none has such a character
  /// (`Benchmarks/Measurements.md`, drops of water); what distorts fillers makes digits of them, and two of those agree
  /// with their check digit one time in ten.
  var strayData: Position? {
    for range in format.fields
    where [.optionalData1, .optionalData2, .personalNumber].contains(range.field) {
      var fillers = 0
      for column in range.columns.dropLast() {
        if self[range.line, column] == "<" {
          fillers += 1
        } else if fillers >= Self.fillersBeforeStray,
          range.columns.contains(where: { $0 > column && self[range.line, $0] == "<" })
        {
          return Position(line: range.line, column: column)
        } else {
          fillers = 0
        }
      }
    }
    return nil
  }

  /// The places of `K` that may be fillers for all that check digits tell, in reading order: a filler with a line
  /// before it looks like one, and both count alike (ICAO Doc 9303-3, §4.9).
  var unprovenKs: [Position] {
    places(of: "K").filter { place in
      !format.isProtected(line: place.line, column: place.column)
        || alphabet(line: place.line, column: place.column).contains(.ascii("<"))
    }
  }

  /// The places of a character, in reading order.
  private func places(of character: Unicode.Scalar) -> [Position] {
    lines.indices.flatMap { line in
      (0..<format.lineLength(line + 1)).map { Position(line: line + 1, column: $0 + 1) }
    }.filter { self[$0.line, $0.column] == character }
  }
}
