/// A line of print on its way to fields.
struct AssignedLine {
  /// What a line turned out to be.
  enum Role: Hashable {
    case caption
    case name
    case date
    case number
    case value
  }

  /// Its place in ``PrintedPage/lines``.
  let index: Int
  /// The line.
  let line: PrintedLine
  /// The captions of the version that holds the most of them.
  let reading: CaptionReading
  private let alphabet: NationalAlphabet?
  /// What of each reading is compared.
  private let plain: [[UInt8]]
  /// The reading that counts.
  private let main: PrintedLine.Version
  /// What it is, once that is known.
  var role: Role?
  /// What it announces, as a caption, and how surely, 0 to 1.
  var captions: [Caption: Double] = [:]
  /// The line below that each of several captions stands over.
  var captionOwners: [Caption: Int] = [:]
  /// Where its caption begins, which may have come apart at a space.
  var captionLeft: Double?
  /// Which part of a line with labels it is, from the left, and where the whole line begins.
  var part: (place: Int, lineLeft: Double)?
  /// What it announces as a label of such a line.
  var label: Caption?

  /// Whether the page has the same in another script, too, which was left out.
  var isPaired = false
  /// Whether it is what stood behind a slash, and before that the same in another script.
  var isBehindOther = false

  init(_ line: PrintedLine, index: Int, alphabet: NationalAlphabet? = nil) {
    let line = line.withoutLostMarks.inOneCase.withoutDoubledLetters
    self.index = index
    self.line = line
    self.alphabet = alphabet
    var best = CaptionReading(line.versions.first?.text ?? "")
    var seen = Set(line.versions.prefix(1).map { $0.text })
    for version in line.versions.dropFirst()
    where best.coverage < 0.5 && seen.insert(version.text).inserted {
      let other = CaptionReading(version.text)
      if other.isCaption, other.coverage > best.coverage { best = other }
    }
    reading = best
    plain = line.versions.map { Self.plain($0.text, alphabet) }
    main = Self.main(of: line.versions, plain, alphabet)
  }

  /// The reading that counts: one that two looks agree on; else the most confident one, or one that
  /// has all of it and more and is hardly less sure, as one look may see a part of a line alone.
  private static func main(
    of versions: [PrintedLine.Version], _ plain: [[UInt8]], _ alphabet: NationalAlphabet?
  ) -> PrintedLine.Version {
    guard let first = versions.first else { return PrintedLine.Version("", confidence: 0) }
    for (place, version) in versions.enumerated()
    where version.confidence >= 0.5 && plain[place].count >= 2
      && plain[(place + 1)...].contains(plain[place])
    {
      let place = wholeNumber(than: place, of: versions, plain) ?? place
      let alike = versions.indices.filter { plain[$0] == plain[place] }.map { versions[$0] }
      return PrintedLine.Version(
        commonest(of: alike, alphabet), confidence: versions[place].confidence, look: version.look)
    }
    if let core = core(of: versions) { return core }
    guard plain[0].count >= 2 else { return first }
    return versions.indices.dropFirst().first { place in
      versions[place].confidence >= max(0.6, first.confidence - 0.25)
        && plain[place].count > plain[0].count && plain[place].holds(plain[0])
    }.map { versions[$0] } ?? first
  }

  /// Another reading that two looks agree on, which has all of a number and digits more, as a number that begins under
  /// a pattern is cut for some looks: `998876` of `471998876`.
  private static func wholeNumber(
    than place: Int, of versions: [PrintedLine.Version], _ plain: [[UInt8]]
  ) -> Int? {
    guard plain[place].allSatisfy({ $0.isDigit }) else { return nil }
    return versions.indices.first { other in
      versions[other].confidence >= 0.6 && plain[other].count > plain[place].count
        && plain[other].allSatisfy { $0.isDigit }
        && (plain[other].starts(with: plain[place])
          || plain[other].suffix(plain[place].count).elementsEqual(plain[place]))
        && plain[(other + 1)...].contains(plain[other])
    }
  }

  /// Whether two looks agree on a number in digits of which another one is the beginning or the end.
  func holdsWholeNumber(than number: String) -> Bool {
    let (whole, part) = (text.numberCharacters, number.numberCharacters)
    return isAgreed && part.count < whole.count && whole.allSatisfy { $0.isDigit }
      && (whole.starts(with: part) || whole.suffix(part.count).elementsEqual(part))
  }

  /// The text that most of some readings have, which differ in signs alone; a sure one that has more signs
  /// between its words first, since looks lose strokes and apostrophes more often than they invent them; of equally many the one with
  /// fewer letters that the state does not write.
  private static func commonest(
    of versions: [PrintedLine.Version], _ alphabet: NationalAlphabet?
  ) -> String {
    func signs(_ text: String) -> Int {
      let scalars = Array(text.unicodeScalars)
      return (PrintedText.beginsWithArticle(text) ? 1 : 0)
        + scalars.indices.count { index in
          "'’/-&".unicodeScalars.contains(scalars[index])
            && scalars[..<index].suffix(2).contains(where: PrintedText.isWordPart)
            && scalars[(index + 1)...].prefix(2).contains(where: PrintedText.isWordPart)
        }
    }
    /// Letters that the state does not write.
    func foreign(_ text: String) -> Int {
      guard let own = alphabet?.adapting(text) else { return 0 }
      return zip(text.unicodeScalars, own.unicodeScalars).count { $0 != $1 }
    }
    var best = (text: versions.first?.text ?? "", signs: -1, own: Int.min, count: 0)
    for version in versions {
      let count = versions.count { $0.text == version.text }
      let signs = version.confidence >= 0.85 ? signs(version.text) : 0
      let own = version.confidence >= 0.85 ? -foreign(version.text) : Int.min + 1
      if (signs, count, own) > (best.signs, best.count, best.own) {
        best = (version.text, signs, own, count)
      }
    }
    return best.text
  }

  /// What two looks share where one of them has strays at its ends.
  private static func core(of versions: [PrintedLine.Version]) -> PrintedLine.Version? {
    let cores = versions.map { PrintedText.withoutStrays($0.text) }
    for (place, version) in versions.enumerated() where version.confidence >= 0.5 {
      let core = PrintedText.plain(cores[place])
      guard core.utf8.count >= 4, PrintedText.likeness(cores[place]) > 0.7,
        cores[(place + 1)...].contains(where: { PrintedText.plain($0) == core })
      else { continue }
      return PrintedLine.Version(cores[place], confidence: version.confidence, look: version.look)
    }
    return nil
  }

  /// The text of the reading that counts.
  var text: String { main.text }
  /// The confidence of the reading that counts.
  var confidence: Double { main.confidence }
  /// The height of capitals, in millimetres.
  var height: Double { line.capitalHeight }
  var left: Double { line.left }
  var right: Double { line.right }
  var baseline: Double { line.baseline }
  /// Whether only the look at the whole page found it: its words prove, and do not state.
  var isOfPageAlone: Bool {
    line.contrast == 0 && line.versions.allSatisfy { $0.look == .page }
  }

  /// Whether two readings are the one that counts.
  var isAgreed: Bool { looks > 1 }

  /// How many looks have read its text, stray signs at its ends aside.
  var looks: Int {
    let text = Self.plain(main.text, alphabet)
    return max(
      plain.count { $0 == text },
      line.versions.count { Self.plain(PrintedText.withoutStrays($0.text), alphabet) == text })
  }

  /// Whether another look reads the same letters with other marks, so that a low confidence is that of
  /// the marks: both looks at a sharp `GUIMARÃES` had less than 0.1, one with `Ä`.
  var isDoubtedForMarksAlone: Bool {
    let letters = FoldedText.words(of: main.text)
    guard letters.count >= 5, isAgreed else { return false }
    return line.versions.contains { other in
      other.text != main.text && FoldedText.words(of: other.text) == letters
    }
  }

  /// Whether the looks at the line and at the whole page read the same.
  var isAgreedByPage: Bool {
    let text = Self.plain(main.text, alphabet)
    let looks = zip(line.versions, plain).filter { $0.1 == text }.map { $0.0.look == .page }
    return Set(looks).count == 2
  }

  /// Whether the look at the line and that at the whole page have seen a text with the same marks.
  ///
  /// A dot above an I is a mark of few languages, and what acutes are taken for: it does not count.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - confidence: The least confidence of the looks that count.
  /// - Returns: Whether both have.
  func isSeenByBothLooks(_ text: String, surerThan confidence: Double = 0) -> Bool {
    let text = Array(PrintedText.plain(text).utf8)
    guard !text.isEmpty, !text.holds(Array("i\u{307}".utf8)) else { return false }
    let looks = line.versions.filter {
      $0.confidence >= confidence && Array(PrintedText.plain($0.text).utf8).holds(text)
    }.map { $0.look == .page }
    return Set(looks).count == 2
  }

  /// What counts when two readings are compared: letters and digits, with the marks of the state's
  /// language.
  private static func plain(_ text: String, _ alphabet: NationalAlphabet?) -> [UInt8] {
    let text = PrintedText.cleaned(text)
    return Array(PrintedText.plain(alphabet?.adapting(text) ?? text).utf8)
  }

  /// The height of capitals in pixels of the picture, infinite where it is not known.
  var pixelHeight: Double {
    guard let outline = line.outline else { return .infinity }
    let (x, y) = (
      outline.bottomLeft.x - outline.topLeft.x, outline.bottomLeft.y - outline.topLeft.y
    )
    // The outline leaves room for accents and descenders.
    return (x * x + y * y).squareRoot() / PrintedLine.outlineHeight
  }

  /// Whether it is the label of a value, before it in a line that was taken apart.
  func isLabel(of value: AssignedLine) -> Bool {
    guard label != nil, let part, let other = value.part else { return false }
    return index == value.index && other.place == part.place + 1
  }

  /// Whether two lines stand in one row.
  func isBeside(_ other: AssignedLine, within share: Double) -> Bool {
    abs(baseline - other.baseline) < share * height
  }
}
