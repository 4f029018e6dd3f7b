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
  /// What it is, once that is known.
  var role: Role?
  /// What it announces, as a caption, and how surely, 0 to 1.
  var captions: [Caption: Double] = [:]

  init(_ line: PrintedLine, index: Int) {
    self.index = index
    self.line = line
    var best = CaptionReading(line.versions.first?.text ?? "")
    for version in line.versions.dropFirst() where best.coverage < 0.5 {
      let other = CaptionReading(version.text)
      if other.coverage > max(0.5, best.coverage) { best = other }
    }
    reading = best
  }

  /// The most confident reading.
  var text: String { line.versions.first?.text ?? "" }
  /// The confidence of the most confident reading.
  var confidence: Double { line.versions.first?.confidence ?? 0 }
  /// The height of capitals, in millimetres.
  var height: Double { line.capitalHeight }
  var left: Double { line.left }
  var right: Double { line.right }
  var baseline: Double { line.baseline }
  /// Whether only the look at the whole page found it: its words prove, and do not state.
  var isOfPageAlone: Bool { line.versions.allSatisfy { $0.look == .page } }

  /// Whether another reading is the same as the most confident one.
  var isAgreed: Bool {
    guard let first = line.versions.first else { return false }
    let plain = PrintedText.plain(PrintedText.cleaned(first.text))
    return line.versions.dropFirst().contains {
      PrintedText.plain(PrintedText.cleaned($0.text)) == plain
    }
  }

  /// Whether two lines stand in one row.
  func isBeside(_ other: AssignedLine, within share: Double) -> Bool {
    abs(baseline - other.baseline) < share * height
  }
}
