import MRZLocation
import Raster
import Testing

@Suite("Cutting lines out")
struct LineStripTests {
  private func strip(
    _ page: TestPage, sampling: LineSampling = LineSampling(), line: Int = 0
  ) throws -> LineStrip {
    let picture = page.picture()
    let zone = try #require(MRZLocator().zones(in: picture).first)
    return zone.strip(ofLine: line, in: picture, sampling: sampling)
  }

  private func page(_ lines: [String], pitch: Double, size: Int, angle: Double) -> TestPage {
    let middle = Point(x: Double(size) / 2, y: Double(size) / 2)
    return TestPage(
      lines: lines, width: size, height: size, middle: middle, pitch: pitch, angle: angle)
  }

  /// The mean grey of a glyph's dots and of its gaps, where a strip shows a cell.
  private func contrast(
    _ strip: LineStrip, cell: Int, character: Character
  ) throws -> (ink: Double, paper: Double) {
    let glyph = try #require(TestPage.alphabet[character.asciiValue ?? 0])
    var ink: [Double] = []
    var paper: [Double] = []
    for (row, bits) in glyph.enumerated() {
      for column in 0..<5 {
        let x = Double(strip.cellCenters[cell]) + (Double(column) - 2) / 7 * 16
        let y = 11.5 + (Double(row) - 3) / 7 * 16
        let grey = Double(strip.image[Int(x.rounded()), Int(y.rounded())])
        if bits >> UInt8(4 - column) & 1 == 1 { ink.append(grey) } else { paper.append(grey) }
      }
    }
    return (
      ink.reduce(0, +) / Double(ink.count), paper.reduce(0, +) / Double(max(1, paper.count))
    )
  }

  @Test(
    "every character stands at its centre, dark on light",
    arguments: [(12.0, 0.0, false), (12, 90, false), (12, 23, true), (14, 200, false)])
  func characters(pitch: Double, angle: Double, isLightOnDark: Bool) throws {
    var page = page(TestPage.td2, pitch: pitch, size: 600, angle: angle)
    if isLightOnDark { (page.paper, page.ink) = (40, 220) }
    for (index, line) in page.lines.enumerated() {
      let strip = try strip(page, line: index)
      #expect(strip.image.width == 36 * 16 + 48)
      #expect(strip.image.height == 24)
      #expect(strip.cellCenters == (0..<36).map { Float(32 + 16 * $0) })
      for (cell, character) in line.enumerated() {
        let (ink, paper) = try contrast(strip, cell: cell, character: character)
        #expect(ink + 25 < paper, "cell \(cell) of line \(index)")
      }
    }
  }

  @Test("a fine picture is averaged, not picked from")
  func reduction() throws {
    var page = page(TestPage.td1, pitch: 50, size: 1620, angle: 0)
    page.height = 500
    page.middle = Point(x: 810, y: 250)
    let strip = try strip(page)
    for (cell, character) in page.lines[0].enumerated() {
      let (ink, paper) = try contrast(strip, cell: cell, character: character)
      #expect(ink + 60 < paper)
    }
  }

  @Test("sizes and offsets are as asked for")
  func sampling() throws {
    let page = page(TestPage.td1, pitch: 12, size: 480, angle: 0)
    var sampling = LineSampling()
    sampling.pixelsPerCell = 20
    sampling.height = 40
    sampling.margin = 10
    let plain = try strip(page, sampling: sampling)
    #expect(plain.image.width == 30 * 20 + 20)
    #expect(plain.image.height == 40)
    #expect(plain.cellCenters.first == 20)
    sampling.horizontalOffset = 1
    let moved = try strip(page, sampling: sampling)
    var differences = 0
    for y in 0..<40 {
      for x in 40..<580 {
        differences += abs(Int(moved.image[x, y]) - Int(plain.image[x - 20, y]))
      }
    }
    #expect(differences < 540 * 40 * 2)
  }

  @Test("wild sizes are bounded, and a line that is not there is empty")
  func bounds() throws {
    let page = page(TestPage.td1, pitch: 12, size: 480, angle: 0)
    var sampling = LineSampling()
    sampling.pixelsPerCell = .max
    sampling.height = .min
    sampling.margin = .max
    sampling.verticalScale = .nan
    sampling.horizontalOffset = .infinity
    sampling.verticalOffset = -.infinity
    let strip = try strip(page, sampling: sampling)
    #expect(strip.image.height == 1)
    #expect(strip.image.width == 30 * 128 + 1024)
    #expect(try self.strip(page, line: 3).image.pixels.isEmpty)
    #expect(try self.strip(page, line: -1).cellCenters.isEmpty)
  }

  @Test("another, tiny picture does no harm", arguments: [(0, 0), (1, 1), (2, 1), (1, 50)])
  func otherPicture(size: (Int, Int)) throws {
    let page = page(TestPage.td1, pitch: 12, size: 480, angle: 0)
    let zone = try #require(MRZLocator().zones(in: page.picture()).first)
    let tiny = GrayImage(width: size.0, height: size.1, filledWith: 77)
    let strip = zone.strip(ofLine: 0, in: tiny)
    #expect(strip.image.pixels.allSatisfy { $0 == 77 })
  }
}
