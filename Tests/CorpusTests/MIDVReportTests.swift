import CorpusIndex
import DocumentReading
import FoundationEssentials
import Testing

@testable import docread_bench

@Suite struct MIDVReportTests {
  /// A sidecar of the corpus, as far as it is needed here.
  private struct Sidecar: Decodable {
    struct Document: Decodable { let lines: [String] }
    let documents: [Document]
  }

  /// MIDV-500 in small: two frames of a passport that fits its lines, one with another's picture,
  /// one cut at the edge, and a type without a zone.
  private static func withFrames(_ body: (String) throws -> Void) throws {
    let data = try Data(contentsOf: URL(filePath: "\(Places.corpus)/Specimens/mrp-000.json"))
    let lines = try JSONDecoder().decode(Sidecar.self, from: data).documents[0].lines
    let inside = #"{"quad": [[0, 0], [820, 0], [820, 577], [0, 577]]}"#
    let fields = """
      {"field01": {"value": "\(lines[0])", "quad": [[0, 8], [9, 8], [9, 9], [0, 9]]},
       "field02": {"value": "\(lines[1])", "quad": [[0, 9], [9, 9], [9, 10], [0, 10]]}}
      """
    let files = [
      "01_p/ground_truth/01_p.json": fields,
      "01_p/ground_truth/TA/TA01_01.json": inside,
      "01_p/ground_truth/KS/KS01_01.json":
        #"{"quad": [[0, 0], [300, 0], [300, 200], [0, 200]]}"#,
      "01_p/ground_truth/PA/PA01_01.json":
        #"{"quad": [[0, 0], [820, 0], [820, 600], [0, 600]]}"#,
      "01_p/images/TA/TA01_01.jpg": "", "01_p/images/KS/KS01_01.jpg": "",
      "01_p/images/PA/PA01_01.jpg": "",
      "02_id/ground_truth/02_id.json": "{}", "02_id/images/TA/TA02_01.jpg": "",
    ]
    try Places.withFolder(files) { folder in
      let specimen = try Data(contentsOf: URL(filePath: "\(Places.corpus)/Specimens/mrp-000.jpg"))
      let other = try Data(contentsOf: URL(filePath: "\(Places.corpus)/Specimens/mrp-006.jpg"))
      for (name, picture) in [("TA", specimen), ("KS", other), ("PA", specimen)] {
        try picture.write(to: URL(filePath: "\(folder)/01_p/images/\(name)/\(name)01_01.jpg"))
      }
      try body(folder)
    }
  }

  private static func settings(_ folder: String) -> Settings {
    var settings = Settings()
    settings.directory = folder
    settings.isQuiet = true
    settings.warmUp = 0
    settings.engines = [.own]
    return settings
  }

  @Test func `Frames are judged by condition and type, those that are cut apart`() throws {
    try Self.withFrames { folder in
      let report = try MIDVReport(Self.settings(folder))
      let whole = try #require(report.figures.engines.first)
      let cut = try #require(report.figures.partlyOutside.first)
      #expect(whole.all.zones == 2)
      #expect(whole.all.exact == 1)
      #expect(whole.byGrade.tallies["TA"]?.exact == 1)
      #expect(whole.byGrade.tallies["TA"]?.accepted == 1)
      // The other passport is read and accepted, and that is not what the ground truth says.
      #expect(whole.byGrade.tallies["KS"]?.exact == 0)
      #expect(whole.byGrade.tallies["KS"]?.falseAccepts == 1)
      #expect(whole.bySet.names == ["01_p"])
      #expect(cut.all.zones == 1)
      #expect(cut.byGrade.names == ["PA"])
      #expect(report.figures.typesWithoutZone == ["02_id"])
      #expect(report.exitCode == 0)
      let text = report.text(isVerbose: true)
      #expect(text.contains("a corner of the document lies outside the picture, own\n"))
      #expect(text.contains("no machine-readable zone in their ground truth: 02_id\n"))
      #expect(text.contains("01_p/images/KS/KS01_01.jpg: FALSE ACCEPT"))
    }
  }

  @Test func `Conditions, types and a number can be chosen`() throws {
    try Self.withFrames { folder in
      var settings = Self.settings(folder)
      settings.grades = ["TA"]
      #expect(try MIDVReport(settings).figures.engines.first?.all.pictures == 1)
      settings.grades = []
      settings.limit = 1
      let limited = try MIDVReport(settings).figures
      let pictures = [limited.engines, limited.partlyOutside].map { $0.first?.all.pictures ?? 0 }
      #expect(pictures.reduce(0, +) == 1)
      settings.sets = ["02_id"]
      #expect(throws: (any Error).self) { try MIDVReport(settings) }
    }
  }

  @Test func `The command prints tables, JSON, and what is wrong`() throws {
    try Self.withFrames { folder in
      var (output, errors) = ("", "")
      let arguments = ["midv", folder, "--quiet", "--engines", "own", "--json"]
      #expect(Bench.run(arguments, output: &output, errors: &errors) == 0)
      #expect(output.contains(#""typesWithoutZone":["02_id"]"#))
      #expect(errors == "")
    }
    try Places.withFolder(["05_x/ground_truth/05_x.json": "{"]) { folder in
      var (output, errors) = ("", "")
      #expect(Bench.run(["midv", folder], output: &output, errors: &errors) == 1)
      #expect(errors.hasPrefix("docread-bench: \(folder)/05_x/ground_truth/05_x.json: "))
    }
  }
}
