import Foundation
import Testing

/// `--page` and `--images`, as a user gives them.
struct PrintCommandTests {
  private static let passport = "Corpus/Specimens/mrp-006.jpg"

  #if Tesseract
    @Test func `the print of a passport stands in the answer where it is asked for`() throws {
      let plain = try CommandTests.run(["read", "--json", Self.passport])
      #expect(!plain.output.contains(#""page":"#))
      let read = try CommandTests.run(["read", "--json", "--page", Self.passport])
      #expect(read.code == 0, "\(read.errors)")
      #expect(read.output.contains(#""page":{"quadrilateral":["#))
      #expect(read.output.contains(#""printedFirstName":"JAE-WON""#))
      #expect(read.output.contains(#""authority":"MINISTRY OF INTERIOR""#))
      #expect(read.output.contains(#"{"value":"DAEGU","source":"/page""#))
      // People are told what the zone does not hold, and nothing twice.
      let summary = try CommandTests.run(["read", "--page", Self.passport]).output
      for (name, value) in [
        ("place of birth", "DAEGU"), ("issuing authority", "MINISTRY OF INTERIOR"),
      ] {
        let rows = summary.split(separator: "\n").filter { $0.hasPrefix("  \(name) ") }
        #expect(rows.count == 1 && rows[0].hasSuffix(" \(value)"))
      }
      #expect(summary.split(separator: "\n").count { $0.hasPrefix("  document number") } == 1)
      let batch = try CommandTests.run(["batch", "--page"], input: Self.passport + "\n")
      #expect(batch.output.contains(#""field":"placeOfBirth""#))
      #expect(batch.output.contains("DAEGU"))
    }

    @Test func `the page of a back is cut out as the back`() throws {
      let line = #"{"path":"\#(Self.passport)","side":"back"}"#
      for options in [[], ["--no-isolate"]] {
        try TemporaryFile.withFolder { folder in
          let batch = try CommandTests.run(
            ["batch", "--page", "--deadline", "60", "--images", folder.path] + options, input: line)
          #expect(batch.output.contains(#""back":"\#(folder.path)/mrp-006-back.png""#), "\(batch)")
          let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
          #expect(names.contains("mrp-006-back.png") && !names.contains("mrp-006-front.png"))
        }
      }
    }

    @Test func `the models are among what was built in`() throws {
      let formats = try CommandTests.run(["formats", "--json"])
      #expect(formats.output.contains(#""print":["#))
    }

    @Test func `a burst has the print of the frame that it rests on`() throws {
      let burst = try CommandTests.run(["burst", "--json", "--page", Self.passport])
      #expect(burst.output.contains("DAEGU"))
    }
  #endif

  #if Tesseract
    @Test(arguments: [[], ["--no-isolate"]])
    func `print that could not be read in time is marked`(options: [String]) throws {
      let arguments = ["read", "--page", "--engine", "own", Self.passport] + options
      let late = try CommandTests.run(arguments + ["--json", "--deadline", "0.05"])
      #expect(late.output.contains(#""cutShort":true"#))
      let all = try CommandTests.run(arguments + ["--json", "--deadline", "60"])
      #expect(!all.output.contains(#""cutShort":true"#))
      let summary = try CommandTests.run(arguments + ["--deadline", "0.05"])
      #expect(summary.output.contains("the time ended before everything was looked at"))
    }
  #endif

  @Test func `cut-outs are written, named in the answer, and never replaced`() throws {
    try TemporaryFile.withFolder { folder in
      let arguments = ["read", "--json", "--images", folder.path, Self.passport]
      let first = try CommandTests.run(arguments)
      let zone = folder.appending(path: "mrp-006-mrz.png").path
      #expect(first.code == 0, "\(first.errors)")
      #expect(first.output.contains(#""images":{"/mrz":"#))
      #expect(FileManager.default.fileExists(atPath: zone))
      let before = try Data(contentsOf: URL(filePath: zone))
      let second = try CommandTests.run(arguments)
      #expect(second.code == 1)
      #expect(second.errors.contains("P10004: \(zone) exists already"))
      #expect(!second.output.contains(#""images":"#))
      #expect(try Data(contentsOf: URL(filePath: zone)) == before)
    }
  }

  @Test func `a folder that is not there is refused before anything is read`() throws {
    let outcome = try CommandTests.run(["batch", "--images", "/nowhere/at/all"], input: "a\n")
    #expect(outcome.code != 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("/nowhere/at/all"))
  }
}
