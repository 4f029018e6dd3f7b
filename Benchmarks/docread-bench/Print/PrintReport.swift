import CorpusIndex
import DocumentReading
import FoundationEssentials
import IdentityDocument

/// How much of the print beside a zone is read, by field and kind of page, over pictures whose print
/// is known.
struct PrintReport: Report {
  /// The tallies by column.
  private(set) var columns: [String: PrintTally] = [:]
  /// The tallies by kind of page.
  private(set) var kinds: [String: PrintTally] = [:]
  /// The names with letters beyond `A` to `Z`.
  private(set) var namesWithMarks = PrintTally()
  /// Those of them that stand beside a zone of a document that is accepted.
  private(set) var acceptedNamesWithMarks = PrintTally()
  /// The documents that are accepted with a zone alone, and with print.
  private(set) var acceptance = PrintAcceptanceTally()
  /// The pages and portraits that are found where they are, by kind of page.
  private(set) var places: [String: PrintPlaceTally] = [:]
  /// The CPU time of each picture with its print, in milliseconds.
  private(set) var times: [Double] = []
  /// The values that were wrong, with their pictures.
  private(set) var failures: [String] = []
  /// The pictures that could not be read.
  private(set) var unreadable: [String] = []
  /// What has to be known to repeat the run.
  let run: RunDescription

  /// Reads every picture of a table.
  ///
  /// - Parameter settings: A folder of the corpus's pages, that of `print.tsv`, or the table itself.
  /// - Throws: `CorpusError` where there is no table, and `ReaderError` where the reader cannot work.
  init(_ settings: Settings) throws {
    let (folder, all) = try Self.truth(of: settings.directory)
    let rows = all.filter { settings.grades.isEmpty || settings.grades.contains($0.kind) }
      .prefix(settings.limit ?? all.count)
    guard !rows.isEmpty else { throw CorpusError.noPictures(directory: settings.directory) }
    run = RunDescription(settings, directory: folder, repetitions: 1)
    let reader = DocumentReader(
      configuration: try settings.options(
        engine: settings.engines.first ?? .own, methods: [.mrz, .pdf417, .qr, .print]))
    var bar = ProgressBar("page", total: rows.count, isQuiet: settings.isQuiet)
    defer { bar.finish() }
    for row in rows {
      let file = folder.isEmpty ? row.file : folder + "/" + row.file
      let watch = Stopwatch()
      if let reading = try? reader.read(contentsOfFile: file) {
        times.append(Double(watch.elapsed().cpu) / 1e6)
        judge(reading, row)
      } else {
        unreadable.append(row.file)
      }
      bar.advance()
    }
  }

  /// The folder of the pictures, and what is printed on them: by a table, or by the files beside them.
  private static func truth(of place: String) throws -> (folder: String, rows: [PrintTruth]) {
    let path = place.hasSuffix(".tsv") ? place : place + "/print.tsv"
    guard let data = FileManager.default.contents(atPath: path) else {
      return (place, try PrintTruth.rows(inFolder: place))
    }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    return (folder, PrintTruth.rows(of: String(decoding: data, as: UTF8.self)))
  }

  private mutating func judge(_ reading: Reading, _ row: PrintTruth) {
    let document = reading.answer.documents.first
    var isWrong = false
    for column in PrintTruth.Column.allCases where row.values[column] != nil {
      var tally = PrintTally()
      let found = document.flatMap { column.printed(in: $0) }
      if let found, row.isRight(found.text, in: column) {
        tally.right = 1
      } else if let found {
        tally.wrong = 1
        isWrong = true
        let claims = column.fields.flatMap { document?.claims($0) ?? [] }
        // What a zone says of a name is right without the marks that the page has.
        let isName = column == .surname || column == .given
        let stated =
          claims.filter { $0.value == found && (!isName || $0.source == .page) }
          .map(\.confidence).max() ?? 0
        let isDisputed = document?.conflicts.contains { column.fields.contains($0.field) } ?? false
        if stated >= 0.9, !isDisputed { tally.surelyWrong = 1 }
        failures.append("\(row.file) \(column.rawValue) \(stated.formatted(2))")
      } else {
        tally.unread = 1
      }
      columns[column.rawValue, default: PrintTally()] += tally
      kinds[row.kind, default: PrintTally()] += tally
      if [.surname, .given].contains(column), row.hasMarks(column) {
        namesWithMarks += tally
        if reading.mrz != nil, reading.isAccepted { acceptedNamesWithMarks += tally }
      }
    }
    acceptance.add(reading, isWrong: isWrong)
    if !row.page.isEmpty || !row.portrait.isEmpty {
      places[row.kind, default: PrintPlaceTally()].add(reading.page?.page, row)
    }
  }

  func text(isVerbose: Bool) -> String {
    var table = TextTable(["print", "right", "wrong", "of them ≥ 0.9", "unread", "all"])
    var sum = PrintTally()
    for column in PrintTruth.Column.allCases {
      guard let tally = columns[column.rawValue] else { continue }
      table.add([column.rawValue] + tally.cells)
      sum += tally
    }
    table.add(["all fields"] + sum.cells)
    for kind in kinds.keys.sorted() { table.add([kind] + (kinds[kind] ?? PrintTally()).cells) }
    table.add(["names with marks"] + namesWithMarks.cells)
    table.add(["beside accepted zones"] + acceptedNamesWithMarks.cells)
    var text = run.text + "\n" + table.text + acceptance.text
    if !places.isEmpty { text += "\n" + placesTable.text }
    if let cpu = Percentiles(times, digits: 0) {
      text += "  CPU of a picture: \(cpu.p50) / \(cpu.p90) / \(cpu.p99) ms (p50 / p90 / p99)\n"
    }
    if !unreadable.isEmpty { text += "  not read: \(unreadable.joined(separator: ", "))\n" }
    if isVerbose { text += failures.map { "    wrong: \($0)\n" }.joined() }
    return text
  }

  /// Corners within so much of the page's width, and portraits that overlap by 0.7 or more.
  private var placesTable: TextTable {
    var table = TextTable(["place", "pages", "≤ 2 %", "≤ 3 %", "portraits", "≥ 0.7"])
    var sum = PrintPlaceTally()
    for kind in places.keys.sorted() {
      guard let tally = places[kind] else { continue }
      table.add([kind] + tally.cells)
      sum += tally
    }
    table.add(["all"] + sum.cells)
    return table
  }

  var exitCode: Int32 { unreadable.isEmpty ? 0 : 1 }
}
