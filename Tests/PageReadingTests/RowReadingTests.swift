#if Tesseract
  import LineRecognition
  import Raster
  import Testing

  @testable import PageReading

  /// How far a row is read, and what is no reason to change a line.
  struct RowReadingTests {
    private static func mended(
      _ lines: [TextLine], in row: PrintedRow
    ) -> [(line: TextLine, spelt: SpeltLine?)] {
      var recognizer = PrintLineRecognizer()
      return RowReading(levelled: row.picture).mended(lines, with: &recognizer)
    }

    /// The word with other ends, in shares of its width.
    private static func part(_ word: TextLine, _ start: Double, _ end: Double) -> TextLine {
      word.spanning(word.left + start * word.width...word.left + end * word.width)
    }

    @Test func `a line that lost its ends gets them back`() throws {
      let row = try PrintedRow(gaps: [8], middle: 0)
      var line = Self.part(row.word, 0.3, 0.7)
      line.letters = 2
      let mended = try #require(Self.mended([line], in: row).first)
      #expect(mended.spelt?.text == "DAEGU")
      #expect(mended.line.letters == 5)
      #expect(abs(mended.line.left - row.word.left) < 0.4 * line.capital)
      #expect(abs(mended.line.right - row.word.right) < 0.4 * line.capital)
    }

    @Test func `parts of one line become one`() throws {
      let row = try PrintedRow(gaps: [8], middle: 0)
      let lines = [
        Self.part(row.word, 0, 0.5), Self.part(row.word, 0.5, 1), Self.part(row.word, 0.2, 0.8),
      ]
      #expect(Self.mended(lines, in: row).count == 1)
    }

    /// Words of a row are one line, columns are not.
    @Test(arguments: [(1.0, "DAEGU DAEGU"), (4.0, "DAEGU")])
    func `a row ends where the paper is bare`(gap: Double, text: String) throws {
      let row = try PrintedRow(gaps: [8, gap], middle: 0)
      let mended = try #require(Self.mended([row.word], in: row).first)
      #expect(mended.spelt?.text == text)
      let end = text == "DAEGU" ? row.columns[0].upperBound : row.columns[1].upperBound
      #expect(abs(mended.line.right - end) < 0.5 * row.word.capital)
    }

    /// Three looks, of 7 capitals on either side, then 14 more each time.
    @Test func `a row without an end is read as far as three looks go`() throws {
      let row = try PrintedRow(gaps: [8] + Array(repeating: 1, count: 24), middle: 12)
      let mended = try #require(Self.mended([row.word], in: row).first).line
      let reach = 35 * row.word.capital
      #expect((0.8 * reach...1.02 * reach).contains(row.word.left - mended.left))
      #expect((0.8 * reach...1.02 * reach).contains(mended.right - row.word.right))
    }

    /// Two letters are no reason to change a line, and neither is paper.
    @Test(arguments: [-0.1, 0.38])
    func `what is hardly read changes nothing`(share: Double) throws {
      let row = try PrintedRow(gaps: [8], middle: 0)
      let end = Int(row.word.left + share * row.word.width)
      let width = row.picture.width
      let pixels = row.picture.brightest.pixels.enumerated().map {
        $0.offset % width > end ? 250 : $0.element
      }
      let picture = PagePicture(
        try #require(GrayImage(width: width, height: row.picture.height, pixels: pixels)))
      var recognizer = PrintLineRecognizer()
      let mended = RowReading(levelled: picture).mended([row.word], with: &recognizer)
      #expect(mended.map { $0.line } == [row.word])
      #expect(mended.first?.spelt?.letters.count ?? 0 == (share > 0 ? 2 : 0))
    }

    @Test func `nothing is read when time is over`() throws {
      let row = try PrintedRow(gaps: [8], middle: 0)
      let line = Self.part(row.word, 0.3, 0.7)
      let mended = Interruption { .late }.applied { Self.mended([line], in: row) }
      #expect(mended.map { $0.line } == [line])
      #expect(mended.first?.spelt == nil)
    }
  }
#endif
