import DocumentReading
import Foundation
import IdentityDocument
import Testing

@Suite struct PrintedLayoutJSONTests {
  private static let box = #"{"field": "idNumber", "left": 40, "top": 8, "width": 40, "height": 5}"#

  private static func layout(_ fields: String, size: String = "ID-1") -> String {
    #"{"name": "Staff card", "size": "\#(size)", "fields": [\#(fields)]}"#
  }

  @Test func aLayoutIsReadAndWritten() throws {
    let text = Self.layout(
      #"{"field": "idNumber", "left": 40.5, "top": 8, "width": 40, "height": 5, "pattern": "AA99"},"#
        + #"{"field": "dob", "left": 5, "top": 18, "width": 30, "height": 5}"#)
    let layouts = try PrintedLayout.layouts(json: text)
    let expected = PrintedLayout(
      name: "Staff card", size: .id1,
      boxes: [
        .init(.idNumber, left: 40.5, top: 8, width: 40, height: 5, pattern: PrintedPattern("AA99")),
        .init(.dob, left: 5, top: 18, width: 30, height: 5),
      ])
    #expect(layouts == [expected])
    let written = String(decoding: expected.json.bytes, as: UTF8.self)
    #expect(try PrintedLayout.layouts(json: written) == [expected])
    #expect(try PrintedLayout.layouts(json: "[\(text), \(text)]") == [expected, expected])
  }

  @Test func theExampleFitsItsPage() throws {
    let path = CorpusPlaces.root + "/Examples/Layouts/identity-card.json"
    let text = String(
      decoding: try #require(FileManager.default.contents(atPath: path)), as: UTF8.self)
    let layout = try #require(try PrintedLayout.layouts(json: text).first)
    #expect(layout.size == .id1 && layout.boxes.count == 8)
    let lines = [("DE' MEDICI", 31.0, 15.3), ("027461845", 31, 48.6), ("001126", 70, 51)].map {
      PrintedLine(
        [.init($0.0, confidence: 0.9)], left: $0.1, right: $0.1 + 14, baseline: $0.2,
        capitalHeight: 2)
    }
    let fields = PrintedPage(size: .id1, lines: lines).fields(of: layout)
    #expect(fields.map(\.field) == [.lastName, .idNumber, .cardAccessNumber])
  }

  @Test(
    arguments: [
      ("[]", "", "one layout at least"), ("7", "", "an object"),
      (layout(""), "fields", "one field at least"),
      (layout(box, size: "A4"), "size", "one of ID-1, ID-2, ID-3"),
      (#"{"name": "x", "size": "ID-1"}"#, "", "needs the key 'fields'"),
      (layout(box.replacing("idNumber", with: "number")), "fields[0].field", "one of"),
      (layout(box.replacing("40,", with: "86,")), "fields[0].left", "from 0.0 to 85.1"),
      (layout(box.replacing("40,", with: "85.2,")), "fields[0].left", "from 0.0 to 85.1"),
      (layout(box.replacing("40,", with: "85.1,")), "fields[0].width", "from 0.5 to 0.5"),
      (layout(box.replacing(#""top": 8"#, with: #""top": 53.9"#)), "fields[0].top", "from 0.0 to"),
      (layout(box.replacing(#"width": 40"#, with: #"width": 46"#)), "fields[0].width", "to 45.6"),
      (layout(box.replacing(#"height": 5"#, with: #"height": 0"#)), "fields[0].height", "from 0.5"),
      (layout(box.replacing(#""top""#, with: #""tip""#)), "fields[0].tip", "nearest is 'top'"),
      (layout(box.replacing("}", with: #", "pattern": "*"}"#)), "fields[0].pattern", "AA999999"),
      (layout(box.replacing("}", with: #", "pattern": "A**"}"#)), "fields[0].pattern", "AA999999"),
      (layout("\(box), \(box)"), "fields[1].field", "no other box of the layout has"),
      (layout(box.replacing("8", with: #""8""#)), "fields[0].top", "a number"),
      ("[\(layout("7"))]", "[0].fields[0]", "an object"), ("{", "", "no JSON at line 1, column 2"),
    ])
  func faultsSayWhere(text: String, path: String, words: String) throws {
    let errors = try #require(throws: ConfigurationErrors.self) {
      try PrintedLayout.layouts(json: text)
    }
    #expect(
      errors.all.contains { $0.path == path && $0.description.contains(words) }, "\(errors)")
  }

  @Test func `a field has one box in a layout of a configuration`() throws {
    let text = #"{"printedLayouts": [\#(Self.layout("\(Self.box), \(Self.box)"))]}"#
    let errors = #expect(throws: ConfigurationErrors.self) { try ReaderConfiguration(json: text) }
    #expect(errors?.all.map(\.path) == ["printedLayouts[0].fields[1].field"])
  }

  @Test func theConfigurationHoldsLayouts() throws {
    for key in ["printedLayouts", "documentModels"] {
      let text = #"{"\#(key)": [\#(Self.layout(Self.box))]}"#
      let configuration = try ReaderConfiguration(json: text)
      #expect(configuration.printedLayouts.map(\.name) == ["Staff card"])
      let written = String(decoding: configuration.json.bytes, as: UTF8.self)
      #expect(try ReaderConfiguration(json: written) == configuration)
    }
    // The vendor's own models are a text.
    let errors = #expect(throws: ConfigurationErrors.self) {
      try ReaderConfiguration(json: #"{"documentModels": "<models/>"}"#)
    }
    #expect(errors?.all.map(\.path) == ["documentModels"])
  }

  @Test(
    arguments: [
      ("idFront", [DocumentLayout.idFront]), ("drivingLicense", [.drivingLicense]), ("mrz", []),
    ] as [(String, Set<DocumentLayout>)])
  func layoutsOfPrintAreReadInPrint(key: String, layouts: Set<DocumentLayout>) throws {
    let configuration = try ReaderConfiguration(
      json: #"{"pluginConfig": {"universalIdConfig": {"allowedLayouts": {"\#(key)": []}}}}"#)
    #expect(configuration.layoutsInPrint == layouts)
    let written = String(decoding: configuration.json.bytes, as: UTF8.self)
    #expect(try ReaderConfiguration(json: written).layoutsInPrint == layouts)
    #expect(ReaderConfiguration().layoutsInPrint.isEmpty)
  }
}
