#if Tesseract
  import IdentityDocument
  import Raster
  import Testing

  @testable import PageReading

  /// Lines of which a look at the page has given no more than boxes around words.
  struct PagePlacingTests {
    /// A page whose lines read all alike.
    private static func page(_ layout: PageLayout, _ text: String) -> PrintedPage {
      PrintedPage(
        lines: layout.lines.map {
          layout.printed($0, [PrintedLine.Version(text, confidence: 0.6, look: .page)])
        })
    }

    @Test(arguments: [(0.4, 2.4), (0.0, 1.3), (0.9, 2.5)])
    func `letters of a line are found in a box`(below: Double, height: Double) throws {
      var layout = try PrintedRow.layout()
      let place = try PrintedRow.place(in: layout)
      let line = layout.lines[place]
      var box = line
      box.leftBase = line.base + below * line.capital
      box.rightBase = box.leftBase
      box.capital = height * line.capital
      layout.lines[place] = box
      let page = Self.page(layout, "DAEGU")
      layout.place([place], of: page)
      #expect(layout.lines[place] == box, "a line that was found stays where it is")
      layout.unplaced = [place]
      layout.place([place, 10_000], of: page)
      #expect(layout.unplaced.isEmpty)
      #expect(abs(layout.lines[place].base - line.base) < 0.2 * line.capital)
      #expect(abs(layout.lines[place].capital - line.capital) < 0.15 * line.capital)
      #expect(abs(layout.lines[place].left - line.left) < line.capital)
      #expect(abs(layout.lines[place].right - line.right) < line.capital)
    }

    @Test func `a line that reads otherwise is not the one that was seen`() throws {
      var layout = try PrintedRow.layout()
      let place = try PrintedRow.place(in: layout)
      let line = layout.lines[place]
      layout.unplaced = [place]
      layout.place([place], of: Self.page(layout, "XIPHOSURY"))
      #expect(layout.lines[place] == line)
    }

    @Test func `a box without letters stays what it is`() throws {
      var layout = try PrintedRow.layout()
      let box = TextLine(
        left: 0, right: 20, leftBase: 20, rightBase: 20, capital: 20, letters: 3, regularity: 1)
      layout.lines.append(box)
      layout.unplaced = [layout.lines.count - 1]
      layout.place(Array(layout.unplaced), of: Self.page(layout, "DAEGU"))
      #expect(layout.lines.last == box)
    }
  }
#endif
