import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

/// Strokes through characters that no check digit tells from others: a thin line before a filler looks like a `K`.
@Suite struct StrayStrokesTests {
  /// A specimen's picture with an upright line through a place of its first or another line, counted in characters, as
  /// long as so many capitals above and below the middle; and the text of the specimen.
  private func picture(
    _ name: String, line number: Int = 0, strokeAt cell: Double, reach: Double
  ) throws -> (GrayImage, [String]) {
    var image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/\(name).jpg"))
    let mrz = try #require(try DocumentReader().read(image).mrz)
    let line = mrz.lineQuadrilaterals[number]
    let step = (line.topRight - line.topLeft) / Double(mrz.mrz.lines[number].utf8.count)
    let down = line.bottomLeft - line.topLeft
    for y in 0..<image.height {
      for x in 0..<image.width {
        let offset = Point(x: Double(x), y: Double(y)) - line.topLeft
        let along = offset.dot(step) / step.dot(step)
        let depth = offset.dot(down) / down.dot(down)
        if abs(along - cell) < 0.08, abs(depth - 0.5) < reach { image[x, y] = 30 }
      }
    }
    return (image, mrz.mrz.lines)
  }

  /// The first filler behind the name, counted from 0.
  private func end(of lines: [String]) -> Int {
    (Array(lines[0].utf8).lastIndex { $0 != UInt8(ascii: "<") } ?? 0) + 1
  }

  private static let specimens = ["mrp-006", "td2-002", "mrva-003"]

  @Test(arguments: specimens)
  func `a line before a filler makes no accepted letter`(name: String) throws {
    let (plain, lines) = try picture(name, strokeAt: 0, reach: 0)
    #expect(try DocumentReader().read(plain).mrz?.isAccepted == true)
    for offset in [0.15, 0.2, 0.25] {
      let (image, _) = try picture(name, strokeAt: Double(end(of: lines)) + offset, reach: 1.1)
      let mrz = try DocumentReader().read(image).mrz
      #expect(mrz?.isAccepted != true || mrz?.mrz.lines == lines)
    }
  }

  /// Optional data, covered by digits for which `K` counts as much as a filler.
  @Test(arguments: ["mrp-006", "mrp-018", "td2-002"])
  func `a line before a filler that a digit protects makes no accepted letter`(
    name: String
  ) throws {
    for offset in [0.15, 0.2, 0.25] {
      let (image, lines) = try picture(name, line: 1, strokeAt: 28 + offset, reach: 1.1)
      #expect(Array(lines[1].utf8)[28] == UInt8(ascii: "<"))
      let mrz = try DocumentReader().read(image).mrz
      #expect(mrz?.isAccepted != true || mrz?.mrz.lines == lines)
    }
  }

  @Test(arguments: ["mrp-006", "td2-002"])
  func `a letter that a stroke passes through is still read`(name: String) throws {
    let (_, lines) = try picture(name, strokeAt: 0, reach: 0)
    let (image, _) = try picture(name, strokeAt: Double(end(of: lines)) - 0.9, reach: 1.1)
    let mrz = try #require(try DocumentReader().read(image).mrz)
    #expect(mrz.isAccepted == (mrz.mrz.lines == lines))
  }

  @Test func `a stroke through fillers is no doubt`() throws {
    let (_, lines) = try picture("mrp-006", strokeAt: 0, reach: 0)
    let (image, _) = try picture(
      "mrp-006", strokeAt: Double(end(of: lines)) + 3, reach: 1.1)
    let mrz = try #require(try DocumentReader().read(image).mrz)
    #expect(mrz.mrz.lines != lines || mrz.isAccepted)
  }

  @Test func `frames that all show the stroke are not accepted together`() throws {
    let (_, lines) = try picture("mrp-006", strokeAt: 0, reach: 0)
    let (image, _) = try picture(
      "mrp-006", strokeAt: Double(end(of: lines)) + 0.2, reach: 1.1)
    let reader = DocumentReader()
    var burst = Burst()
    for _ in 0..<4 { burst.add(try reader.read(image, of: burst)) }
    #expect(!burst.isAccepted || burst.reading.mrz?.mrz.lines == lines)
  }
}
