/// Values of several columns that were read as one line.
extension PrintAssignment {
  /// Parts lines below two captions or more of one row where each of these begins, as far as the words between fit.
  ///
  /// How wide words are is told by the other lines of the page; what stands below the caption of a day has to be one, and
  /// likewise numbers, nationalities and sexes. Texts of any words are parted only over a row that begins in their column.
  mutating func partRowsAtCaptions() {
    guard lines.count <= Self.mostOfRows, let width = widthOfCharacters else { return }
    var parted: [AssignedLine] = []
    for place in lines.indices {
      let columns = captionsOver(place)
      guard columns.count > 1, let parts = parts(of: place, at: columns, width: width) else {
        parted.append(lines[place])
        continue
      }
      parted += parts
    }
    guard parted.count > lines.count else { return }
    lines = parted.sorted { $0.line.precedes($1.line) }
  }

  /// A page has some 60 lines; of more, as of a hostile one, none is parted.
  private static let mostOfRows = 150
  /// A row has four columns and twelve words at most.
  private static let mostColumns = 4
  private static let mostWords = 12

  /// The width of a character with its blank, in heights of capitals: the median of the lines in one size that are no
  /// captions.
  private var widthOfCharacters: Double? {
    let widths = lines.filter {
      $0.role == nil && $0.text.unicodeScalars.count >= 6 && $0.confidence > 0.6
    }.map { ($0.right - $0.left) / (Double($0.text.unicodeScalars.count) * $0.height) }
      .filter { $0.isFinite && $0 > 0.2 && $0 < 2 }.sorted()
    return widths.count >= 3 ? widths[widths.count / 2] : nil
  }

  /// The captions of the row right over a line that begin where it does or within it, from the left.
  private func captionsOver(_ place: Int) -> [Int] {
    let line = lines[place]
    guard line.role == nil, line.label == nil, line.confidence > 0.5, line.text.contains(" ")
    else { return [] }
    let over = lines.indices.filter { other in
      let caption = lines[other]
      let below = line.baseline - caption.baseline
      let isSign = caption.role == nil && Self.isSign(caption)
      return
        (caption.role == .caption && caption.label == nil && !caption.captions.isEmpty || isSign)
        && below > 0.55 * line.height
        && below < 3 * line.height && caption.height < 0.85 * line.height
        && caption.left > line.left - 3 && caption.left < line.right - 0.5 * line.height
    }.sorted { lines[$0].left < lines[$1].left }
    guard let first = over.first, (2...Self.mostColumns).contains(over.count),
      abs(lines[first].left - line.left) < 3,
      over.allSatisfy({ lines[$0].isBeside(lines[first], within: 0.6) }),
      zip(over, over.dropFirst()).allSatisfy({ lines[$1].left > lines[$0].right - 0.5 })
    else { return [] }
    return over
  }

  /// The parts of a line below some captions, or `nil` where its words fit their columns in no way or in several.
  private func parts(of place: Int, at columns: [Int], width: Double) -> [AssignedLine]? {
    let line = lines[place]
    let words = line.text.split(separator: " ").map(String.init)
    guard words.count >= columns.count, words.count <= Self.mostWords else { return nil }
    let lefts = columns.enumerated().map { $0.offset == 0 ? line.left : lines[$0.element].left }
    let fits = Self.cuts(of: words.count, into: columns.count).compactMap {
      cuts -> (ends: [Int], error: Double)? in
      let texts = Self.texts(of: words, cut: cuts)
      let kinds = zip(texts, columns).map {
        Self.kind(of: $0, at: lines[$1].role == nil ? [.documentNumber: 1] : lines[$1].captions)
      }
      guard kinds.allSatisfy({ $0 != .other }),
        kinds.count(where: { $0 == .text }) < 2 || beginsRow(below: place, at: lefts[1]),
        let error = error(of: texts, from: lefts, in: line, width: width)
      else { return nil }
      return (cuts, error)
    }.sorted { $0.error < $1.error }
    guard let best = fits.first, fits.count == 1 || fits[1].error > best.error + line.height else {
      return nil
    }
    return parted(line, words: words.count, at: best.ends, lefts: lefts)
  }

  /// How far texts end from where the line does, or `nil` where one reaches into the column of the next.
  private func error(
    of texts: [String], from lefts: [Double], in line: AssignedLine, width: Double
  ) -> Double? {
    let ends = zip(texts, lefts).map {
      $1 + Double($0.unicodeScalars.count) * width * line.height
    }
    guard let end = ends.last, let left = lefts.last else { return nil }
    let isWithin = zip(ends, lefts.dropFirst()).allSatisfy { end, next in
      end < next + 0.8 * line.height + Self.variation * (next - line.left)
    }
    let error = abs(end - line.right)
    return isWithin && error < 1.2 * line.height + Self.variation * (end - left) ? error : nil
  }

  /// By how much the widths of words differ, as letters are wide and narrow.
  private static let variation = 0.12

  /// What a text is at a caption.
  private enum Kind { case told, text, other }

  private static func kind(of text: String, at captions: [Caption: Double]) -> Kind {
    let most = captions.values.max() ?? 0
    guard let caption = Caption.allCases.first(where: { captions[$0] == most }) else {
      return .other
    }
    let hasDay = !PrintedDate.dates(in: text).isEmpty
    let digits = text.utf8.count { $0.isDigit }
    switch caption {
    case .dateOfBirth, .dateOfIssue, .dateOfExpiry: return hasDay ? .told : .other
    case .documentNumber, .personalNumber, .cardAccessNumber:
      return digits >= 4 && !hasDay ? .told : .other
    case .sex: return PrintedSex.sex(in: text) != nil || text.utf8.count <= 3 ? .told : .other
    case .nationality:
      // Visas of the United States shorten the names of states in their own way: BRAZ.
      return NationalityName.state(in: text) != nil ? .told : digits == 0 ? .text : .other
    case .height: return PrintedHeight(text) != nil ? .told : .other
    case .placeOfBirth, .authority, .placeOfIssue:
      return hasDay ? .other : .text
    default: return .text
    }
  }

  /// Whether a line as large begins right below another one in a column, which is the second row of what stands there.
  private func beginsRow(below place: Int, at left: Double) -> Bool {
    let line = lines[place]
    return lines.contains { other in
      let below = other.baseline - line.baseline
      return other.role == nil && below > 1.05 * line.height && below < 2.05 * line.height
        && abs(other.left - left) < 1 && (0.85...1.18).contains(other.height / line.height)
    }
  }

  /// All ways to cut so many words into so many parts, each by the words before its end.
  private static func cuts(of words: Int, into parts: Int) -> [[Int]] {
    guard parts > 1 else { return [[words]] }
    return (parts - 1..<words).flatMap { end in
      cuts(of: end, into: parts - 1).map { $0 + [words] }
    }
  }

  private static func texts(of words: [String], cut ends: [Int]) -> [String] {
    zip([0] + ends, ends).map { words[$0..<$1].joined(separator: " ") }
  }

  /// The parts of a line with as many words; looks that have read more or fewer say nothing of them, and where none
  /// has as many, as where strays were left out of the line's text, it is `nil`.
  private func parted(
    _ line: AssignedLine, words: Int, at ends: [Int], lefts: [Double]
  ) -> [AssignedLine]? {
    let looks = line.line.versions.map { ($0, $0.text.split(separator: " ").map(String.init)) }
      .filter { $0.1.count == words }
    guard !looks.isEmpty else { return nil }
    return ends.indices.map { index in
      var part = line.line
      (part.glyphs, part.letters) = ([], [])
      part.left = lefts[index]
      part.right = index + 1 < lefts.count ? lefts[index + 1] - 0.5 * line.height : line.right
      part.versions = looks.map { look, words in
        PrintedLine.Version(
          Self.texts(of: words, cut: ends)[index], confidence: look.confidence, look: look.look)
      }
      return AssignedLine(part, index: line.index, alphabet: alphabet)
    }
  }
}
