#if Tesseract
  import IdentityDocument
  import ImageFile
  import Raster
  import Testing

  @testable import PageReading

  /// Words of a specimen's print, and rows that are put together of them.
  struct PrintedRow {
    private static let specimen = #filePath.replacing(
      "Tests/PageReadingTests/PrintedRow.swift", with: "Corpus/Specimens/mrp-006.jpg")
    /// The corners of the zone of the passport, from the truth beside the picture.
    private static let zone = Quadrilateral(
      topLeft: Point(x: 35.5, y: 423), topRight: Point(x: 667, y: 423),
      bottomRight: Point(x: 667, y: 477), bottomLeft: Point(x: 35.5, y: 477))

    /// The page, whose capitals have some ten pixels.
    static func layout() throws -> PageLayout {
      let image = try ColorImage(contentsOfFile: specimen)
      let plane = try #require(PagePlane(zone: zone, format: .td3))
      return PageLayout(PagePicture(image), plane: plane, zone: zone)
    }

    /// The place of `DAEGU` among the lines of the page.
    static func place(in layout: PageLayout) throws -> Int {
      try #require(
        layout.lines.firstIndex { line in
          let start = layout.work.millimetres(line.left, line.base)
          return abs(start.x * layout.plane.unit - 89) < 2
            && abs(start.y * layout.plane.unit - 39.8) < 2
        })
    }

    /// The levelled picture of the row.
    let picture: PagePicture
    /// A word of it, which lies level.
    let word: TextLine

    /// The words' corners, in columns.
    let columns: [ClosedRange<Double>]

    /// A row that has `DAEGU` several times.
    ///
    /// - Parameters:
    ///   - gaps: The bare paper before each word, in capitals.
    ///   - middle: Which of the words is given as found.
    /// - Throws: Where the specimen cannot be read, or its line is not found.
    init(gaps: [Double], middle: Int) throws {
      let layout = try PrintedRow.layout()
      let line = layout.lines[try PrintedRow.place(in: layout)]
      let image = layout.levelled[line.channel]
      let capital = line.capital
      let top = Int(line.base - 1.8 * capital)
      let height = Int(2.6 * capital)
      let left = Int(line.left - 0.2 * capital)
      let width = Int(line.width + 0.4 * capital)
      var starts: [Int] = []
      var end = 0
      for gap in gaps {
        starts.append(end + Int(gap * capital))
        end = starts[starts.count - 1] + width
      }
      let columns = end + Int(8 * capital)
      var pixels = [UInt8](repeating: 250, count: columns * height)
      for start in starts {
        for row in 0..<height {
          for column in 0..<width {
            pixels[row * columns + start + column] =
              image.pixels[(top + row) * image.width + left + column]
          }
        }
      }
      picture = PagePicture(
        try #require(GrayImage(width: columns, height: height, pixels: pixels)))
      self.columns = starts.map { start in
        let first = Double(start) + line.left - Double(left)
        return first...first + line.width
      }
      var word = line
      (word.left, word.right) = (self.columns[middle].lowerBound, self.columns[middle].upperBound)
      word.leftBase = line.base - Double(top)
      word.rightBase = word.leftBase
      word.channel = .brightest
      self.word = word
    }
  }
#endif
