#if Tesseract
  import LineRecognition
  import Raster
  import Testing

  @testable import PageReading

  /// Rows of print that are found by reading, and what is taken of them.
  struct RowScanTests {
    /// A picture with `DAEGU` in some places, in capitals of a height, and the places of its words.
    private struct Sheet {
      var picture: GrayImage
      var words: [TextLine] = []

      init(width: Int, height: Int, capital: Double, places: [(x: Int, y: Int)]) throws {
        let row = try PrintedRow(gaps: [2], middle: 0)
        let (source, word) = (row.picture.brightest, row.word)
        let scale = capital / word.capital
        let letters = source.seen(
          width: Int(Double(source.width) * scale), height: Int(Double(source.height) * scale),
          isEnlarged: true
        ) { Point(x: $0 / scale, y: $1 / scale) }
        var pixels = [UInt8](repeating: 250, count: width * height)
        for place in places {
          // Captions stand above and below the word.
          let base = word.base * scale
          let band = Int(base - 1.25 * capital)...Int(base + 0.3 * capital)
          for y in band where y >= 0 && y < min(letters.height, height - place.y) {
            for x in 0..<min(letters.width, width - place.x) {
              pixels[(place.y + y) * width + place.x + x] = letters.pixels[y * letters.width + x]
            }
          }
          var line = word
          line.left = Double(place.x) + word.left * scale
          line.right = Double(place.x) + word.right * scale
          line.leftBase = Double(place.y) + word.base * scale
          line.rightBase = line.leftBase
          line.capital = capital
          words.append(line)
        }
        picture = try #require(GrayImage(width: width, height: height, pixels: pixels))
      }

      func scanned(_ area: PixelRectangle? = nil) -> [TextLine] {
        var scanner = PrintLineRecognizer()
        var recognizer = PrintLineRecognizer(.labelled)
        let whole = PixelRectangle(x: 0, y: 0, width: picture.width, height: picture.height)
        return RowScan(image: picture, area: area ?? whole, contrast: 80)
          .lines(scanner: &scanner, recognizer: &recognizer)
      }
    }

    /// Values of cards are 1.9 to 2.6 mm high, 32 to 44 pixels of a work picture.
    @Test(arguments: [32.0, 36, 44])
    func `rows of any height of values are found where they lie`(capital: Double) throws {
      let sheet = try Sheet(
        width: 1500, height: 600, capital: capital, places: [(40, 60), (700, 75), (300, 350)])
      let rows = sheet.scanned().sorted { $0.left < $1.left }
      #expect(rows.count == 3)
      for (row, word) in zip(rows, sheet.words.sorted { $0.left < $1.left }) {
        #expect(row.letters == 5)
        #expect(row.contrast == 80)
        #expect(abs(row.base - word.base) < 0.3 * capital)
        #expect(abs(row.left - word.left) < capital && abs(row.right - word.right) < capital)
      }
    }

    @Test func `only the area is looked at`() throws {
      let sheet = try Sheet(width: 1500, height: 600, capital: 36, places: [(40, 60), (300, 350)])
      let rows = sheet.scanned(PixelRectangle(x: 0, y: 250, width: 1500, height: 350))
      #expect(rows.count == 1)
      #expect(sheet.scanned(PixelRectangle(x: 1490, y: 0, width: 4000, height: 600)).isEmpty)
      #expect(sheet.scanned(PixelRectangle(x: -90, y: -90, width: 40, height: 40)).isEmpty)
    }

    /// Waves of a guilloche, a gradient, and nothing at all.
    @Test(arguments: [0, 1, 2])
    func `patterns are no rows`(kind: Int) throws {
      let (width, height) = (900, 400)
      let pixels = (0..<width * height).map { index -> UInt8 in
        let (x, y) = (index % width, index / width)
        switch kind {
        case 0: return UInt8((y + (x * 7 / 10) % 40) % 22 < 3 ? 170 : 245)
        case 1: return UInt8(x * 255 / width)
        default: return 250
        }
      }
      var sheet = try Sheet(width: width, height: height, capital: 36, places: [])
      sheet.picture = try #require(GrayImage(width: width, height: height, pixels: pixels))
      #expect(sheet.scanned().isEmpty)
    }

    @Test func `nothing is found when time is over`() throws {
      let sheet = try Sheet(width: 900, height: 300, capital: 36, places: [(40, 60)])
      #expect(Interruption { .late }.applied { sheet.scanned() }.isEmpty)
      #expect(sheet.scanned().count == 1)
    }

    /// A line that holds a part of the word gives way; one that is read as well stays as it is.
    @Test func `rows take the place of lines that are read worse`() throws {
      let sheet = try Sheet(width: 900, height: 300, capital: 36, places: [(40, 60)])
      let row = try #require(sheet.scanned().first)
      var recognizer = PrintLineRecognizer(.labelled)
      let reading = RowReading(levelled: PagePicture(sheet.picture))
      var part = sheet.words[0]
      part.right = part.left + 0.4 * part.width
      part.contrast = 33
      let replaced = reading.supplemented([(part, nil)], by: [row], with: &recognizer)
      #expect(replaced.map { $0.spelt?.text } == ["DAEGU"])
      // How dark the print is was measured where it came apart.
      #expect(replaced.first?.line.contrast == 33)
      let good = reading.mended([sheet.words[0]], with: &recognizer)
      let kept = reading.supplemented(good, by: [row], with: &recognizer)
      #expect(kept.map { $0.line } == good.map { $0.line })
      var other = sheet.words[0]
      (other.leftBase, other.rightBase) = (other.leftBase + 150, other.rightBase + 150)
      #expect(reading.supplemented([(other, nil)], by: [row], with: &recognizer).count == 2)
    }
  }
#endif
