#if Tesseract
  import DocumentReading
  import IdentityDocument
  import Testing

  @testable import docread_bench

  /// The committed pages, read with their print: it must not get worse, and nothing may be wrong that
  /// is stated with nine tenths.
  ///
  /// A floor is one less than were right, and one more than were wrong where few pages are counted, as a
  /// corner that moves by a pixel changes a letter (`docread-bench page Corpus/Pages`, 26 November 2026).
  @Suite(.enabled(if: PrintEngine.installedModels.contains("Latin")))
  struct PrintFloorTests {
    @Test func `the print of the committed pages is read no worse than before`() throws {
      var floors = try PrintFloor.floors(contentsOfFile: "\(Places.floors)/Print/pages.json")
      #if DEBUG
        // A debug build reads pictures many times more slowly.
        floors = floors.filter { $0.key == "passport g0" }
      #endif
      #expect(!floors.isEmpty)
      var settings = Settings()
      settings.directory = "\(Places.corpus)/Pages"
      settings.asOf = CalendarDate("2026-11-22")
      settings.isQuiet = true
      settings.grades = Set(floors.keys)
      let report = try PrintReport(settings)
      #expect(Set(report.kinds.keys) == Set(floors.keys))
      #expect(PrintFloor.violations(of: floors, by: report) == [], "\(report.failures)")
    }

    @Test(arguments: [
      (PrintTally(right: 5, wrong: 1, surelyWrong: 0, unread: 2), 0),
      (PrintTally(right: 4, wrong: 1, surelyWrong: 0, unread: 3), 1),
      (PrintTally(right: 5, wrong: 2, surelyWrong: 1, unread: 1), 2),
      (PrintTally(right: 9, wrong: 0, surelyWrong: 0, unread: 0), 1), (PrintTally(), 2),
    ])
    func `what is worse than a floor is said`(tally: PrintTally, count: Int) {
      let floor = PrintFloor(values: 8, right: 5, wrong: 1)
      #expect(floor.violations(by: tally).count == count)
    }
  }
#endif
