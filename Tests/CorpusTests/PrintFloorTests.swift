#if Tesseract
  import DocumentReading
  import IdentityDocument
  import Testing

  @testable import docread_bench

  /// The committed pages, read with their print: it must not get worse, and nothing may be wrong that
  /// is stated with nine tenths.
  @Suite(.enabled(if: PrintEngine.installedModels.contains("Latin")))
  struct PrintFloorTests {
    /// How many printed values of a kind of page are right, at least, and wrong, at most: one less than
    /// were right, and one more than were wrong where few pages are counted, as a corner that moves by a
    /// pixel changes a letter (`docread-bench page Corpus/Pages`, 22 November 2026).
    static let floors: [(kind: String, values: Int, right: Int, wrong: Int)] = [
      ("eu-licence g0", 18, 15, 1), ("eu-licence g1", 8, 6, 1), ("id-front g0", 14, 13, 0),
      ("id-front g1", 8, 5, 1), ("passport g0", 16, 13, 2), ("passport g1", 8, 4, 4),
      ("us-licence g0", 14, 5, 1), ("us-licence g1", 7, 5, 1),
    ]

    @Test func `the print of the committed pages is read no worse than before`() throws {
      #if DEBUG
        // A debug build reads pictures many times more slowly.
        let kinds = ["passport g0"]
      #else
        let kinds = Self.floors.map(\.kind)
      #endif
      var settings = Settings()
      settings.directory = "\(Places.corpus)/Pages"
      settings.asOf = CalendarDate("2026-11-22")
      settings.isQuiet = true
      settings.grades = Set(kinds)
      let report = try PrintReport(settings)
      #expect(Set(report.kinds.keys) == Set(kinds))
      for floor in Self.floors where kinds.contains(floor.kind) {
        let tally = try #require(report.kinds[floor.kind])
        #expect(tally.total == floor.values)
        #expect(tally.right >= floor.right, "\(floor.kind): \(report.failures)")
        #expect(tally.wrong <= floor.wrong, "\(floor.kind): \(report.failures)")
        #expect(tally.surelyWrong == 0, "\(floor.kind): \(report.failures)")
      }
    }
  }
#endif
