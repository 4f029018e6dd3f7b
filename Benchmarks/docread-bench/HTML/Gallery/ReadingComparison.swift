import CorpusIndex
import DocumentReading
import IdentityDocument

/// What one reader answered for a picture, beside the truth, and why it was refused.
struct ReadingComparison {
  /// The most zones, lines and bytes that are shown.
  private static let zoneLimit = 4
  private static let lineLimit = 6
  private static let byteLimit = 96

  private let judgement: Judgement
  private let reader: ReaderRuns
  private let isAlone: Bool

  init(_ judgement: Judgement, reader: ReaderRuns, isAlone: Bool) {
    self.judgement = judgement
    self.reader = reader
    self.isAlone = isAlone
  }

  var html: HTML {
    let verdict = judgement.verdict
    let title = verdict.title(for: reader.subject)
    let heading: HTML =
      isAlone ? .none : "<h4>\(reader.name) <span class=\"soft\">\(title)</span></h4>"
    var parts = HTML.none
    if reader.subject != .symbols { parts += zones }
    if reader.subject != .zones { parts += symbols }
    // A reader that had nothing to read and read nothing has nothing to show.
    return parts == .none ? .none : heading + parts
  }

  private var zones: HTML {
    let answer = judgement.run.answer
    guard let expectation = judgement.run.sample.expectation else { return .none }
    var unused = Set(answer.zones.indices)
    var html = HTML.none
    for document in expectation.documents.prefix(Self.zoneLimit) {
      let score = ZoneScore(of: document, readings: answer.zones)
      let index = score.reading.flatMap { answer.zones.firstIndex(of: $0) }
      if let index { unused.remove(index) }
      html += Self.lines(document.lines, read: index.map { answer.zones[$0] })
      html += facts(zone: index, printed: document)
    }
    for index in unused.sorted().prefix(Self.zoneLimit) {
      html += Self.lines([], read: answer.zones[index]) + facts(zone: index, printed: nil)
    }
    return html
  }

  /// Truth and reading, line under line.
  private static func lines(_ printed: [String], read: ZoneReading?) -> HTML {
    var rows = HTML.none
    let count = min(max(printed.count, read?.lines.count ?? 0), lineLimit)
    for index in 0..<count {
      let truth = index < printed.count ? printed[index] : nil
      let line = read.map { index < $0.lines.count ? $0.lines[index] : "" }
      let confidence = read.flatMap { index < $0.confidence.count ? $0.confidence[index] : nil }
      if let truth, let line {
        let difference = LineDifference(printed: truth, read: line, confidence: confidence ?? [])
        rows += row("truth", difference.printedHTML) + row("read", difference.readHTML)
      } else if let truth {
        rows += row("truth", HTML(text: String(truth.prefix(120))))
      } else if let line {
        rows += row("read", HTML(text: String(line.prefix(120))))
      }
    }
    return "<div class=\"lines\">\(rows)</div>"
  }

  private static func row(_ name: String, _ line: HTML) -> HTML {
    "<div><span class=\"who\">\(name)</span><code>\(line)</code></div>"
  }

  /// Confidence, and why the reading is not accepted.
  private func facts(zone index: Int?, printed document: DocumentExpectation?) -> HTML {
    guard let index else { return "<p class=\"why\">No zone was answered.</p>" }
    var sentences: [String] = []
    let answer = judgement.run.answer
    if index < answer.findings.count {
      let finding = answer.findings[index]
      let engine = finding.engine.rawValue == reader.name ? "" : " by \(finding.engine.rawValue)"
      sentences.append("Confidence \(finding.confidence.formatted(3))\(engine).")
      let reasons = finding.refusals.map { $0.message() }
      if !reasons.isEmpty { sentences.append("Refused: \(reasons.joined(separator: "; ")).") }
    }
    if answer.zones[index].isAccepted { sentences.append("Accepted.") }
    if let document, !document.isPrintedValid {
      sentences.append("A check digit is wrong as printed, so nobody should accept it.")
    }
    if document == nil { sentences.append("The truth knows no such zone.") }
    return "<p class=\"why\">\(sentences.joined(separator: " "))</p>"
  }

  private var symbols: HTML {
    guard let expectation = judgement.run.sample.expectation else { return .none }
    let readings = judgement.run.answer.symbols
    var html = HTML.none
    for barcode in expectation.barcodes.prefix(Self.zoneLimit) {
      let isRead = readings.contains { $0.matches(barcode) }
      html += Self.row("truth", Self.text(barcode))
      html += Self.row("read", isRead ? "the same" : readings.isEmpty ? "nothing" : "otherwise:")
    }
    for reading in readings.prefix(Self.zoneLimit)
    where !expectation.barcodes.contains(where: { reading.matches($0) }) {
      html += Self.row("read", Self.text(reading.symbology, reading.bytes))
    }
    return html == .none ? .none : "<div class=\"lines wrap\">\(html)</div>"
  }

  private static func text(_ barcode: BarcodeExpectation) -> HTML {
    switch barcode.payload {
    case .bytes(let bytes): text(barcode.symbology ?? "barcode", bytes)
    case .text(let text): self.text(barcode.symbology ?? "barcode", Array(text.utf8))
    }
  }

  private static func text(_ symbology: String, _ bytes: [UInt8]) -> HTML {
    let characters = bytes.prefix(byteLimit).map { byte in
      (0x20...0x7E).contains(byte) ? String(UnicodeScalar(byte)) : "\u{00B7}"
    }
    let more = bytes.count > byteLimit ? "…" : ""
    return "\(symbology), \(bytes.count) bytes: \(characters.joined() + more)"
  }
}
