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
    settings.frames = 4
    return settings
  }

  /// A folder with a file that is no picture: nothing is read, which takes no time.
  private static func withoutPictures(_ body: (String) throws -> Void) throws {
    try Places.withFolder(["b.png": "no picture"], body)
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
      #expect(report.frames == 4)
      #expect(report.pictures == 2)
      #expect(report.growth == 0)
      #expect(report.changed == [])
      #expect(report.exitCode == 0)
      #expect(report.text(isVerbose: false).contains("every answer stayed the same"))
    }
  }

  @Test(arguments: [(48.0, 50.0, true), (48.1, 50, false), (40, 58, true), (40, 58.1, false)])
  func `Memory may rise by the margin and no more`(
    resident: Double, peak: Double, isFlat: Bool
  ) throws {
    try Self.withoutPictures { folder in
      var measured = [
        SoakMemory(resident: resident, peak: peak), SoakMemory(resident: 40, peak: 50),
      ]
      let report = try SoakReport(Self.settings(folder)) { measured.popLast() }
      #expect(report.exitCode == (isFlat ? 0 : 1))
      #expect(report.text(isVerbose: false).contains("NOT FLAT") == !isFlat)
    }
  }

  @Test func `Memory that nobody tells is failure`() throws {
    try Self.withoutPictures { folder in
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
    try Self.withoutPictures { folder in
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
