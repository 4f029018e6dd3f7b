import CorpusIndex
import FoundationEssentials
import IdentityDocument

/// A page that was written down as its lines of print, with what they say: one line of `Corpus/Written/pages.jsonl`.
struct WrittenPage: Decodable {
  /// What the zone of the page says.
  struct Zone: Decodable {
    var iss: String
    var nat: String
    var last: String
    var first: String
    var number: String
    var dob: String
    var exp: String
    var sex: String
  }

  /// One line: left end, baseline and height of capitals in millimetres, and the text.
  struct Line: Decodable {
    var left: Double
    var baseline: Double
    var height: Double
    var text: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      left = try values.decode(Double.self)
      baseline = try values.decode(Double.self)
      height = try values.decode(Double.self)
      text = try values.decode(String.self)
    }

    /// Where its right end lies about, in millimetres.
    var right: Double {
      left + height
        * text.unicodeScalars.reduce(0) { width, scalar in
          width + (scalar.properties.isUppercase ? 0.9 : scalar == " " ? 0.4 : 0.68)
        }
    }
  }

  /// The state, the document and its edition.
  var name: String
  /// `id1`, `id2`, `id3` or `visa`.
  var size: String
  /// `td1`, `td2`, `td3`, `mrva` or `none`.
  var zone: String
  /// What the zone says, where there is one.
  var document: Zone?
  /// The lines.
  var lines: [Line]
  /// What is printed, by the columns of ``PrintTruth``; bars stand between several ways.
  var print: [String: String]

  /// Reads a file of pages.
  ///
  /// - Parameter path: The file, a page a line.
  /// - Returns: The pages, in order.
  /// - Throws: `CorpusError` where the file cannot be read or a line is no page.
  static func pages(contentsOfFile path: String) throws(CorpusError) -> [WrittenPage] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadableFile(file: path)
    }
    var pages: [WrittenPage] = []
    for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let page = try? JSONDecoder().decode(WrittenPage.self, from: Data(line)) else {
        throw .invalidRow(file: path, line: index + 1, reason: "this is no page")
      }
      pages.append(page)
    }
    return pages
  }

  /// The format of the zone.
  var format: MRZ.Format? {
    ["td1": .td1, "td2": .td2, "td3": .td3, "mrva": .mrvA][zone]
  }

  /// What the print states, as the lines are read.
  ///
  /// - Parameters:
  ///   - reference: The day that decides centuries.
  ///   - reading: How a line is read; without any look at it, it is not found.
  /// - Returns: The fields that enter a document.
  func fields(
    asOf reference: CalendarDate, reading: (Line) -> [PrintedLine.Version]
  ) -> [DocumentField: PrintedField] {
    let lines = lines.map { line in
      var latin = line
      latin.text = LatinLook.text(of: line.text)
      return PrintedLine(
        latin.text.isEmpty ? [] : reading(latin), left: line.left, right: line.right,
        baseline: line.baseline,
        capitalHeight: line.height)
    }
    let tops: [MRZ.Format: Double] = [.td1: 33, .td2: 58, .td3: 71, .mrvA: 62]
    let page = PrintedPage(
      size: ["id1": .id1, "id2": .id2, "id3": .id3][size],
      zoneTop: format.flatMap { tops[$0] }, lines: lines)
    let fields = page.fields(
      beside: format.flatMap { known(by: $0, asOf: reference) }, format: format, asOf: reference)
    // What is less sure stays in the claims.
    let stated = fields.filter { $0.confidence >= 0.5 || $0.evidence == .transliteration }
    return Dictionary(stated.map { ($0.field, $0) }) { first, _ in first }
  }

  /// What the zone says, where it can be written.
  private func known(by format: MRZ.Format, asOf reference: CalendarDate) -> DocumentData? {
    guard let document else { return nil }
    let content = MRZContent(
      documentCode: format == .td3 ? "P" : format == .mrvA ? "V" : "I",
      issuingState: document.iss, documentNumber: document.number,
      primaryIdentifier: document.last, secondaryIdentifier: document.first,
      nationality: document.nat, dateOfBirth: DocumentDate(yymmdd: document.dob),
      sex: document.sex == "M" ? .male : document.sex == "F" ? .female : .unspecified,
      dateOfExpiry: DocumentDate(yymmdd: document.exp))
    return (try? MRZ(writing: content, format: format)).map {
      DocumentData($0, asOf: reference)
    }
  }
}
