#if Tesseract
  import IdentityDocument
  import ImageFile
  import LineRecognition
  import Raster
  import Testing
  import TextRecognition

  @testable import PageReading

  /// A European licence, whose lines have numbers before them, as a page without a zone.
  struct NumberedLinesTests {
    private static let path = #filePath.replacing(
      "Tests/PageReadingTests/NumberedLinesTests.swift",
      with: "Corpus/Pages/g0-eu-licence-001.jpg")

    private static func layout() throws -> PageLayout {
      let picture = PagePicture(try ColorImage(contentsOfFile: path))
      return try #require(PageView(withoutZone: picture)).layout
    }

    /// The look at the page works on a smaller picture; its words lie where the lines are.
    @Test func `words lie in the lines that were found`() throws {
      let layout = try Self.layout()
      var recognizer = try PrintRecognizer()
      let words = try layout.words(in: layout.levelled.brightest, with: &recognizer)
      let look = PageLook(words, on: layout.lines)
      var net = PrintLineRecognizer(.labelled)
      let reading = RowReading(levelled: layout.levelled)
      var same = 0
      for (line, version) in zip(layout.lines, look.versions) {
        guard let version, let spelt = reading.readOnce(line, with: &net) else { continue }
        if version.isEqual(to: spelt) { same += 1 }
      }
      #expect(same >= 5, "\(look.versions)")
    }

    @Test func `a number that the net reads is not looked for again`() throws {
      let layout = try Self.layout()
      var recognizer = try PrintRecognizer()
      var net = PrintLineRecognizer(.labelled)
      let reading = RowReading(levelled: layout.levelled)
      let numbered = try #require(
        layout.lines.compactMap(\.withNumber).first { line in
          guard let spelt = reading.readOnce(line, with: &net) else { return false }
          return spelt.text.first?.isNumber == true && spelt.text.dropFirst(3).contains(" ")
            && spelt.confidence > PageLayout.leastNumbered
        },
        "\(layout.lines.compactMap(\.withNumber).map { reading.readOnce($0, with: &net)?.text })")
      let text = try #require(reading.readOnce(numbered, with: &net)).text
      let value = String(text.drop { $0 != " " }.dropFirst())
      let seen = PrintedLine.Version(value, confidence: 0.9, look: .page)
      // The net has the number, another look the value.
      let added = try layout.numberedVersions(
        of: numbered, beside: [seen], reading, &net, &recognizer)
      #expect(added.map(\.text) == [text])
      #expect(added.map(\.look) == [.columns])
      // The net's number is known already.
      let spelt = PrintedLine.Version(text, confidence: 0.9, look: .columns)
      let none = try layout.numberedVersions(
        of: numbered, beside: [seen, spelt], reading, &net, &recognizer)
      #expect(none.isEmpty)
      // Where another look has read something else, Tesseract looks at the line with its number.
      let other = PrintedLine.Version("XIPHOSURY", confidence: 0.9, look: .page)
      let own = try layout.numberedVersions(
        of: numbered, beside: [other, spelt], reading, &net, &recognizer)
      #expect(own.map(\.look) == [.line])
    }

    /// The brightest channel of a picture without colour is its luma, and no second look.
    @Test(arguments: [(false, 2), (true, 1)])
    func `a picture without colour is not looked at in another channel`(
      isGray: Bool, count: Int
    ) throws {
      let image = try ColorImage(contentsOfFile: Self.path)
      let picture = isGray ? PagePicture(GrayImage(image)) : PagePicture(image)
      let layout = try #require(PageView(withoutZone: picture)).layout
      let line = try #require(layout.lines.first)
      var recognizer = try PrintRecognizer()
      #expect(try layout.otherVersions(of: line, with: &recognizer).count == count)
    }
  }
#endif
