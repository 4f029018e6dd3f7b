/// Turns a text into what strict reading takes, and notes every change.
///
/// A line that is too long to be of a zone ends the work, and so do more lines than strict reading counts,
/// which then says what is wrong.
struct ZoneNormaliser {
  /// The text with its changes.
  private(set) var bytes: [UInt8] = []
  /// The changes, in the order of the text.
  private(set) var normalisations: [MRZ.Normalisation] = []

  /// Whether the text holds spaces, so that ``Spaces`` matter.
  private(set) var hasSpaces = false

  /// What the spaces of a text are.
  enum Spaces: CaseIterable {
    /// Put there by hand or by a recogniser, and left out.
    case leftOut
    /// Fillers, where characters stand on both sides.
    case fillersWithin
    /// Fillers, save before the first character of a line.
    case fillersToTheEnd
  }

  /// Whether the text holds double angles, so that ``Angles`` matter.
  private(set) var hasAngles = false

  /// What the double angles of a text are.
  enum Angles: CaseIterable {
    /// In each line what its length needs.
    case byLength
    /// One filler each.
    case single
    /// Two fillers each.
    case double
  }

  /// Whether rows of the text begin with marks (``MRZ/Leniency/lenient``), so that ``Marks`` matter.
  private(set) var hasMarks = false

  /// What the angles before a row, and a word that a blank parts from it, are.
  enum Marks {
    /// A part of the line.
    case ofTheLine
    /// Marks of quotations or lists, or captions, which are other text.
    case leftOut
  }

  private let marks: Marks
  private let spaces: Spaces
  private let angles: Angles
  private var lineNumber = 1
  private var column = 0
  /// The characters of the line so far that stay.
  private var line: [Kept] = []
  private var isInBlank = false

  /// One character of a line that stays, and what is to be written for it.
  private struct Kept {
    let scalar: Unicode.Scalar
    /// What stands there.
    let read: String
    let column: Int
    let meaning: CharacterMeaning
    /// Whether a blank that is left out stands behind it.
    var isBeforeBlank = false

    var isSpace: Bool { if case .space = meaning { true } else { false } }

    var isFiller: Bool { scalar == "<" || meaning.isAngle }
  }

  /// Normalises a text.
  init(
    _ text: borrowing Span<UInt8>, spaces: Spaces = .leftOut, angles: Angles = .byLength,
    marks: Marks = .ofTheLine
  ) {
    self.marks = marks
    self.spaces = spaces
    self.angles = angles
    let encoding = TextEncoding(text)
    var index = 0
    var next = 1
    while index < text.count {
      let read = encoding.character(in: text, at: index)
      let written = encoding.text(of: read, in: text, at: index)
      index += read.byteCount
      column = next
      next += read.columnCount
      let meaning = read.meaning
      switch meaning {
      case .space: hasSpaces = true
      case .fillers: hasAngles = true
      default: break
      }
      switch meaning {
      case .lineEnd:
        next = 1
        if line.isEmpty, !isInBlank {
          note(written, at: column, written: "")
          isInBlank = true
        }
        endLine()
        // So many lines are counted.
        if bytes.count > (MRZError.mostLines + 1) * MRZ.Characters.count { return }
      case .space where spaces == .leftOut || line.isEmpty, .blank:
        if !isInBlank { note(written, at: column, written: "") }
        isInBlank = true
        if !line.isEmpty { line[line.count - 1].isBeforeBlank = true }
      default:
        isInBlank = false
        line.append(Kept(scalar: read.scalar, read: written, column: column, meaning: meaning))
        if line.count > 4 * MRZ.Characters.count {
          endLine()
          return
        }
      }
    }
    endLine()
    // Blanks were noted before the characters of their line.
    normalisations.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Writes the line with its changes, if anything is left of it.
  private mutating func endLine() {
    defer {
      lineNumber += 1
      column = 0
      line.removeAll()
    }
    // Empty lines and blanks around them are one run of blanks.
    guard !line.isEmpty else { return }
    isInBlank = false
    let markCount = markCount
    if markCount > 0 { hasMarks = true }
    if markCount > 0, marks == .leftOut {
      leaveOutMarks(markCount)
    }
    switch spaces {
    case .leftOut: break
    case .fillersWithin: dropTrailingSpaces(to: 0)
    case .fillersToTheEnd: dropTrailingSpaces(to: ZoneShape.longestLength(upTo: line.count))
    }
    if !bytes.isEmpty { bytes.append(.ascii("\n")) }
    let pairs = line.count { if case .fillers = $0.meaning { true } else { false } }
    let fitsSingle = ZoneShape.isLength(line.count)
    let countsTwice =
      switch angles {
      case .byLength: ZoneShape.isLength(line.count + pairs) || !fitsSingle
      case .single: false
      case .double: true
      }
    for kept in line {
      switch kept.meaning {
      case .itself: bytes.append(UInt8(truncatingIfNeeded: kept.scalar.value))
      case .capital(let letter):
        bytes.append(letter)
        note(kept.read, at: kept.column, written: String(Unicode.Scalar(letter)))
      case .filler, .space:
        bytes.append(.ascii("<"))
        note(kept.read, at: kept.column, written: "<")
      case .fillers:
        bytes.append(.ascii("<"))
        if countsTwice { bytes.append(.ascii("<")) }
        note(kept.read, at: kept.column, written: countsTwice ? "<<" : "<")
      case .blank, .lineEnd, .unknown:
        for byte in UTF8.encode(kept.scalar) ?? UTF8.encodedReplacementCharacter {
          bytes.append(byte)
        }
      }
    }
  }

  /// How many characters before a line may be marks: angles, and a word or fillers that a blank
  /// parts from it.
  private var markCount: Int {
    var count = 0
    func skipAngles() {
      while count < line.count, line[count].isSpace || line[count].meaning.isAngle { count += 1 }
    }
    skipAngles()
    var end = count
    while end < line.count - 1, line[end].isFiller == line[count].isFiller {
      let isEnd = line[end].isBeforeBlank || line[end + 1].isSpace
      end += 1
      if isEnd {
        count = end
        break
      }
    }
    skipAngles()
    return count == line.count ? 0 : count
  }

  /// Leaves out the characters before a line, and notes them with the blank that parts them from it.
  private mutating func leaveOutMarks(_ count: Int) {
    var read = line.prefix(count).reduce(into: "") { $0 += $1.read }
    let end = line[count - 1].column + 1
    if let blank = normalisations.lastIndex(where: { $0.line == lineNumber && $0.column == end }) {
      read += normalisations.remove(at: blank).read
    }
    note(read, at: line[0].column, written: "")
    line.removeFirst(count)
  }

  /// Leaves out the spaces behind the last character of a line, as far as it is longer than a length.
  private mutating func dropTrailingSpaces(to length: Int) {
    var last: Kept?
    while line.count > length, let kept = line.last, case .space = kept.meaning {
      last = line.removeLast()
    }
    if let last { note(last.read, at: last.column, written: "") }
  }

  private mutating func note(_ read: String, at column: Int, written: String) {
    normalisations.append(
      MRZ.Normalisation(line: lineNumber, column: column, read: read, written: written))
  }
}
