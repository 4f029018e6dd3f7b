import ChipReading
import Foundation
import Testing

@testable import docread_bench

@Suite struct ChipReportTests {
  private static let folder = URL(filePath: "\(Places.root)/Tests/ChipVectors")

  /// Flips, cuts, doublings, splices, swaps and lengths: none of a security object or a group is
  /// taken for what an issuer signed.
  @Test func noMutantIsFalselyGood() throws {
    let tally = MutantTally(of: try ChipFolder.all(in: Self.folder), count: 3000, seed: 20)
    print("\(tally)")
    #expect(tally.mutants == 3000)
    #expect(tally.falseGoods == 0)
    #expect(tally.refused > 2500)
    #expect(tally.unchanged < 300)
  }

  @Test func everyKindOfMutantChangesSomething() throws {
    let chips = try ChipFolder.all(in: Self.folder).map(\.files)
    var mutator = ChipMutator(chips, seed: 7)
    var kinds: Set<ChipMutator.Kind> = []
    for index in 0..<400 {
      let chip = chips[index % chips.count]
      guard let mutant = mutator.mutant(of: chip) else { continue }
      kinds.insert(mutant.kind)
      #expect(mutant.files[mutant.file] != chip[mutant.file])
    }
    #expect(kinds == Set(ChipMutator.Kind.allCases))
  }

  @Test func theReportCountsTheChips() throws {
    var settings = Settings()
    settings.vectorFolder = Self.folder.path
    settings.repetitions = 1
    settings.mutants = 20
    let report = try ChipReport(settings)
    #expect(report.verdicts.count == 56)
    #expect(report.verdicts.values.filter { $0 == "good" }.count == 30)
    #expect(report.exitCode == 0)
    #expect(report.text(isVerbose: false).contains("mutants: 20; error"))
  }
}
