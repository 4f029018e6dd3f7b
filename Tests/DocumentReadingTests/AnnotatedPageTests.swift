import IdentityDocument
import Raster
import Testing

@testable import DocumentReading

/// What is drawn of a page without a zone and without a barcode.
@Suite struct AnnotatedPageTests {
  private static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double)
    -> Outline
  {
    Outline(
      topLeft: .init(x: left, y: top), topRight: .init(x: right, y: top),
      bottomRight: .init(x: right, y: bottom), bottomLeft: .init(x: left, y: bottom))
  }

  private static func line(_ text: String, _ outline: Outline) -> PrintedLine {
    PrintedLine(
      [.init(text, confidence: 0.9)], left: 0, right: 10, baseline: 5, capitalHeight: 2,
      outline: outline)
  }

  @Test func `the page, its portrait and the lines of its fields are drawn`() throws {
    var reading = Reading()
    let stated = PrintedField(
      .lastName, .text("EXAMPLE"), sourceText: "EXAMPLE", evidence: .caption, confidence: 0.6,
      // No line has the second place: it is left out.
      lines: [1, 7])
    let lines = [
      Self.line("NOTHING", Self.box(60, 20, 110, 30)),
      Self.line("EXAMPLE", Self.box(60, 50, 110, 60)),
    ]
    reading.page = PrintReading(
      page: PrintedPage(
        lines: lines, outline: Self.box(10, 10, 120, 80), portrait: Self.box(15, 20, 45, 70)),
      fields: [stated])
    let paper = Color(gray: 200)
    var picture = try #require(
      ColorImage(width: 130, height: 90, pixels: [Color](repeating: paper, count: 130 * 90)))
    reading.draw(on: &picture)
    func isDrawn(_ x: Int, _ y: Int) -> Bool { picture.pixels[y * 130 + x] != paper }
    #expect(isDrawn(65, 10) && isDrawn(10, 45), "the page")
    #expect(isDrawn(30, 20) && isDrawn(45, 45), "the portrait")
    #expect(isDrawn(85, 50) && isDrawn(110, 55), "the line of a field")
    #expect(!isDrawn(85, 20) && !isDrawn(110, 25), "a line that states nothing")
    #expect(!isDrawn(85, 40), "the paper")
  }

  @Test func `nothing is drawn where nothing was found`() throws {
    let picture = try #require(
      ColorImage(width: 8, height: 8, pixels: [Color](repeating: Color(gray: 9), count: 64)))
    var copy = picture
    Reading().draw(on: &copy)
    #expect(copy == picture)
  }
}
