#if Tesseract
  import DocumentReading
  import IdentityDocument
  import ImageFile
  import Raster
  import Testing

  /// Letters that stand alone on a page, which make no line of print.
  struct LettersAloneTests {
    @Test(
      arguments: [
        ("Pages/g0-id-front-000.jpg", "M", PrintedField.Evidence.captionAgreed),
        ("Pages/g0-id-front-004.jpg", "F", .captionAgreed),
        ("Pages/g0-passport-006.jpg", "X", .equal),
        ("Specimens/mrp-024.jpg", "F", .equal),
      ] as [(String, String, PrintedField.Evidence)])
    func `the sex is read below its caption`(
      name: String, letter: String, evidence: PrintedField.Evidence
    ) throws {
      let image = try ColorImage(contentsOfFile: CorpusPlaces.picture(name))
      var configuration = ReaderConfiguration(asOf: CalendarDate(year: 2026, month: 11, day: 21))
      configuration.methods.append(.print)
      let reading = try DocumentReader(validating: configuration).read(inColor: image)
      let page = try #require(reading.page)
      let sex = try #require(page.fields.first { $0.field == .gender })
      #expect(sex.value.text == letter)
      #expect(sex.evidence == evidence)
      let line = page.page.lines[try #require(sex.lines.first)]
      #expect(line.right - line.left < 2 * line.capitalHeight)
      // Two looks have seen it.
      #expect(line.versions.count { $0.text == letter } >= 2)
    }
  }
#endif
