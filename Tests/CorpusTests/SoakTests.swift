import DocumentReading
import FoundationEssentials
import Testing

@testable import docread_bench

@Suite struct SoakTests {
  private static func settings(_ folder: String) -> Settings {
    var settings = Settings()
    settings.directory = folder
    settings.isQuiet = true
    settings.engines = [.own]
    settings.frames = 5
    return settings
  }

  /// A folder with one specimen and one file that is no picture.
  private static func withPictures(_ body: (String) throws -> Void) throws {
    try Places.withFolder(["a.jpg": "", "b.png": "no picture"]) { folder in
      let picture = try Data(contentsOf: URL(filePath: "\(Places.corpus)/Specimens/mrp-000.jpg"))
      try picture.write(to: URL(filePath: "\(folder)/a.jpg"))
      try body(folder)
    }
  }

  @Test func `The same answers and flat memory are success`() throws {
    try Self.withPictures { folder in
      let memory = SoakMemory(resident: 40, peak: 50)
      let report = try SoakReport(Self.settings(folder)) { memory }
      #expect(report.frames == 5)
      #expect(report.pictures == 2)
      #expect(report.growth == 0)
      #expect(report.changed == [])
      #expect(report.exitCode == 0)
      #expect(report.text(isVerbose: false).contains("every answer stayed the same"))
    }
  }

  @Test(arguments: [
    (SoakMemory(resident: 48, peak: 50), Int32(0)), (SoakMemory(resident: 48.1, peak: 50), 1),
    (SoakMemory(resident: 40, peak: 58), 0), (SoakMemory(resident: 40, peak: 58.1), 1),
  ])
  func `Memory may rise by the margin and no more`(end: SoakMemory, code: Int32) throws {
    try Self.withPictures { folder in
      var measured = [end, SoakMemory(resident: 40, peak: 50)]
      let report = try SoakReport(Self.settings(folder)) { measured.popLast() }
      #expect(report.exitCode == code)
      #expect(report.text(isVerbose: false).contains("NOT FLAT") == (code == 1))
    }
  }

  @Test func `Memory that nobody tells is failure`() throws {
    try Self.withPictures { folder in
      let report = try SoakReport(Self.settings(folder)) { nil }
      #expect(report.growth == nil)
      #expect(report.exitCode == 1)
    }
  }

  @Test func `An answer that changes is failure`() throws {
    try Self.withPictures { folder in
      let other = try Data(contentsOf: URL(filePath: "\(Places.corpus)/Specimens/mrp-006.jpg"))
      // The memory is asked for after the first pass: then the picture becomes another.
      let report = try SoakReport(Self.settings(folder)) {
        try? other.write(to: URL(filePath: "\(folder)/a.jpg"))
        return SoakMemory(resident: 40, peak: 50)
      }
      #expect(
        report.changed == [Failure(name: "a.jpg", reason: "answered another way in pass 2")])
      #expect(report.exitCode == 1)
      #expect(report.text(isVerbose: true).contains("ANSWERS CHANGED"))
    }
  }

  @Test func `Each picture is read twice at least, and time is kept`() throws {
    try Self.withPictures { folder in
      var settings = Self.settings(folder)
      settings.frames = 1
      settings.seconds = 1
      let report = try SoakReport(settings) { SoakMemory(resident: 40, peak: 50) }
      #expect(report.frames >= 4)
      #expect(report.seconds >= 1)
    }
  }

  @Test func `The kernel tells the memory of this process`() throws {
    let memory = try #require(SoakMemory.now())
    #expect(memory.resident > 1)
    #expect(memory.peak >= memory.resident)
  }
}
