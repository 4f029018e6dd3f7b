import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

/// Light over the end of a name, behind which fillers stand: what is hidden looks like one of them.
@Suite struct HiddenNamesTests {
  /// A specimen's picture with white over its name from a column on, of so many cells.
  private func picture(_ name: String, hidden: Range<Int>) throws -> (GrayImage, [String]) {
    var image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/\(name).jpg"))
    let mrz = try #require(try DocumentReader().read(image).mrz)
    let line = mrz.lineQuadrilaterals[0]
    let count = Double(mrz.mrz.lines[0].utf8.count)
    let step = (line.topRight - line.topLeft) / count
    let down = (line.bottomLeft - line.topLeft)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let offset = Point(x: Double(x), y: Double(y)) - line.topLeft
        let (cell, depth) = (
          offset.dot(step) / step.dot(step), offset.dot(down) / down.dot(down)
        )
        let isHidden =
          cell > Double(hidden.lowerBound) && cell < Double(hidden.upperBound) && depth > -0.4
          && depth < 1.4
        if isHidden { image[x, y] = 255 }
      }
    }
    return (image, mrz.mrz.lines)
  }

  /// The number of characters of a line up to its last one that is no filler.
  private static func length(of line: String) -> Int {
    (Array(line.utf8).lastIndex { $0 != UInt8(ascii: "<") } ?? 0) + 1
  }

  @Test(arguments: ["mrp-006", "td2-002", "mrva-003"])
  func `a name that ends in light is not accepted`(name: String) throws {
    let (plain, lines) = try picture(name, hidden: 0..<0)
    #expect(try DocumentReader().read(plain).mrz?.isAccepted == true)
    let end = Self.length(of: lines[0])
    let (image, _) = try picture(name, hidden: end - 3..<end + 2)
    let mrz = try DocumentReader().read(image).mrz
    #expect(mrz?.isAccepted != true)
  }

  @Test func `frames of which all hide the same end are not accepted together`() throws {
    let (_, lines) = try picture("mrp-006", hidden: 0..<0)
    let end = Self.length(of: lines[0])
    let (image, _) = try picture("mrp-006", hidden: end - 3..<end + 2)
    let reader = DocumentReader()
    var burst = Burst()
    for _ in 0..<4 { burst.add(try reader.read(image, of: burst)) }
    #expect(!burst.isAccepted)
  }
}
