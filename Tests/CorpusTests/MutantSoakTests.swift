import DocumentReading
import FoundationEssentials
import ImageFile
import Testing

@testable import docread_bench

/// `docread-bench soak --mutate` and `docread-bench memory`.
@Suite struct MutantSoakTests {
  private static func withSpecimen(_ body: (Settings) throws -> Void) throws {
    try Places.withFolder(["Specimens/a.jpg": ""]) { folder in
      let picture = try Data(contentsOf: URL(filePath: "\(Places.corpus)/Specimens/mrp-000.jpg"))
      try picture.write(to: URL(filePath: "\(folder)/Specimens/a.jpg"))
      var settings = Settings()
      settings.directory = folder
      settings.isQuiet = true
      settings.mutants = 48
      try body(settings)
    }
  }

  @Test func `Mutants of every format are read or refused within the ceilings`() throws {
    try Self.withSpecimen { settings in
      let report = try MutantSoakReport(settings)
      #expect(report.answered + report.errors.values.reduce(0, +) == 48)
      #expect(report.answered > 0 && !report.errors.isEmpty)
      #expect(report.slowest.count == 5 && report.largest.count == 5)
      #expect(report.exitCode == (report.isWithinCeilings ? 0 : 1))
      #expect(try MutantSoakReport(settings).errors == report.errors)
      var other = settings
      other.seed = 2
      #expect(try MutantSoakReport(other).errors != report.errors)
    }
  }

  @Test(arguments: [0, 1, 7, 40])
  func `A mutant is made again from its number, and is another file`(number: Int) {
    let file = (0..<500).map { UInt8(truncatingIfNeeded: $0 * 7) }
    func mutant() -> [UInt8] {
      var (mutator, bytes) = (FileMutator(seed: 3, number: number), file)
      mutator.damage(&bytes, other: file.reversed())
      return bytes
    }
    #expect(mutant() == mutant())
    #expect(mutant() != file)
  }

  @Test func `Every size is read in every format`() throws {
    try Self.withSpecimen { settings in
      var settings = settings
      settings.limit = 2
      let report = try MemoryReport(settings)
      #expect(
        report.rows.map(\.format) == ["JPEG", "PNG", "TIFF", "WebP"] + [
          "JPEG", "PNG", "TIFF", "WebP",
        ])
      #expect(report.rows.map(\.megapixels).prefix(4).allSatisfy { $0 == 0.5 })
      #expect(report.rows.map(\.megapixels).suffix(4).allSatisfy { $0 == 1.9 })
      #expect(report.rows.allSatisfy { $0.error == nil && $0.mebibytes != nil })
      #expect(report.exitCode == 0)
      #expect(report.text(isVerbose: false).contains("JPEG, MiB"))
    }
  }
}
