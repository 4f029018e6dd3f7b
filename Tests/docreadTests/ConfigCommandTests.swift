import DocumentReading
import Foundation
import Testing

/// `docread config`, and what every command says of a configuration.
@Suite struct ConfigCommandTests {
  @Test(arguments: ReaderConfiguration.UseCase.allCases)
  func `prints the default of a use case`(useCase: ReaderConfiguration.UseCase) throws {
    let outcome = try CommandTests.run(["config", "--default", useCase.rawValue])
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(try ReaderConfiguration(json: outcome.output) == ReaderConfiguration(for: useCase))
  }

  @Test func `prints what a file says, and names keys without effect`() throws {
    try TemporaryFile.with(Data(#"{"timeout": "TLong", "flashConfig": {"mode": "on"}}"#.utf8)) {
      path in
      let outcome = try CommandTests.run(["config", path])
      #expect(outcome.code == 0)
      #expect(outcome.errors == "docread: without effect here: flashConfig.mode\n")
      #expect(try ReaderConfiguration(json: outcome.output).timeout == .seconds(25))
    }
  }

  @Test func `refuses a file with path, value and what was expected`() throws {
    try TemporaryFile.with(Data(#"{"timeout": "TFast", "sids": []}"#.utf8)) { path in
      for arguments in [["config", path], ["read", "--config", path, "x.png"]] {
        let outcome = try CommandTests.run(arguments)
        #expect(outcome.code == 64)
        #expect(outcome.output.isEmpty)
        #expect(
          outcome.errors.contains(
            "timeout has to be one of TShort, TMedium, TLong, TVeryLong, and is \"TFast\"\n"
              + "sids is no known key; the nearest is 'sides', and is []"))
      }
    }
  }

  static let broken = [
    ("{x", "the configuration is no JSON at line 1, column 2"),
    (
      #"{"sides": 1, "sides": 2}"#,
      "the configuration has the key 'sides' a second time at line 1, column 14"
    ),
    ("\u{FEFF}{x", "the configuration is no JSON at line 1, column 2"),
  ]

  @Test(arguments: broken)
  func `a text that is no JSON is named with its file`(text: String, fault: String) throws {
    try TemporaryFile.with(Data(text.utf8)) { path in
      for arguments in [["config", path], ["read", "--layout", path, "x.png"]] {
        let outcome = try CommandTests.run(arguments)
        #expect(outcome.code == 64)
        let said =
          arguments[0] == "config" ? fault : fault.replacing("configuration", with: "layout")
        #expect(outcome.errors == "docread: P00006: \(path): \(said)\n")
      }
    }
  }

  @Test func `a mark of the byte order is no fault`() throws {
    try TemporaryFile.with(Data("\u{FEFF}{}".utf8)) { path in
      let outcome = try CommandTests.run(["config", path])
      #expect(outcome.code == 0)
    }
  }

  @Test func `the caller's identifiers come out with the answer`() throws {
    let text = #"{"customerInternalReference": "case 7", "pluginConfig": {"id": "desk"}}"#
    try TemporaryFile.with(Data(text.utf8)) { path in
      let outcome = try CommandTests.run([
        "read", "--json", "--config", path, "Corpus/Specimens/mrp-000.jpg",
      ])
      #expect(outcome.output.contains(#""reference":"case 7""#))
      #expect(outcome.output.contains(#""plugin":"desk""#))
    }
  }
}
