import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import DocumentReading

/// Stamps and strokes in colour over zones: black print is clear below their ink.
@Suite struct ColoredInkTests {
  /// Inks, as the light that they let through.
  private static let (red, blue) = (
    Color(red: 200, green: 40, blue: 45), Color(red: 40, green: 60, blue: 180)
  )
  private static let grey = Color(gray: 80)

  /// A specimen's picture and what is read in it.
  private func specimen(_ name: String) throws -> (GrayImage, MRZReading) {
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/\(name).jpg"))
    return (image, try #require(try DocumentReader().read(image).mrz))
  }

  /// A specimen's picture with two rings of ink over its zone, as thick as a third of a character.
  private func stamped(_ image: GrayImage, _ zone: Quadrilateral, ink: Color) throws -> ColorImage {
    let corners = zone.corners
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    let (radius, pen) = (bottom - top, (right - left) / 130)
    var pixels: [Color] = []
    for y in 0..<image.height {
      for x in 0..<image.width {
        let grey = image[x, y]
        let (dx, dy) = (Double(x) - (left + right) / 2, Double(y) - (top + bottom) / 2)
        let far = (dx * dx + dy * dy).squareRoot()
        let isInked = abs(far - radius) < pen / 2 || abs(far - radius * 0.5) < pen / 2
        func below(_ light: UInt8) -> UInt8 { UInt8(Int(grey) * Int(light) / 255) }
        pixels.append(
          isInked
            ? Color(red: below(ink.red), green: below(ink.green), blue: below(ink.blue))
            : Color(gray: grey))
      }
    }
    return try #require(ColorImage(width: image.width, height: image.height, pixels: pixels))
  }

  @Test(arguments: ["mrp-018", "td1-001"], [red, blue])
  func `a zone under a coloured stamp is read as if there were none`(
    name: String, ink: Color
  ) throws {
    let (image, plain) = try specimen(name)
    let picture = try stamped(image, plain.quadrilateral, ink: ink)
    let inGrey = try #require(try DocumentReader().read(GrayImage(picture)).mrz)
    #expect(!inGrey.isAccepted)
    let inColor = try #require(try DocumentReader().read(inColor: picture).mrz)
    #expect(inColor.isAccepted)
    #expect(inColor.mrz.lines == plain.mrz.lines)
    let file = try picture.encoded(as: .png)
    #expect(try DocumentReader().read(encoded: file).mrz?.mrz.lines == plain.mrz.lines)
  }

  @Test func `a grey stamp is no coloured one`() throws {
    let (image, plain) = try specimen("td1-001")
    let picture = try stamped(image, plain.quadrilateral, ink: Self.grey)
    let inGrey = try #require(try DocumentReader().read(GrayImage(picture)).mrz)
    #expect(!inGrey.isAccepted)
    #expect(try DocumentReader().read(inColor: picture).mrz == inGrey)
  }

  /// A specimen's picture in which a pen has made another character of one: the strokes between places in its cell,
  /// in halves of a cell from its centre.
  private func altered(
    _ image: GrayImage, _ center: Point, _ neighbour: Point,
    strokes: [(from: (Double, Double), to: (Double, Double))], pen: Color
  ) throws -> ColorImage {
    let half = (neighbour.x - center.x) / 2
    var pixels = (0..<image.height).flatMap { y in
      (0..<image.width).map { Color(gray: image[$0, y]) }
    }
    for stroke in strokes {
      for step in 0...40 {
        let part = Double(step) / 40
        let x = center.x + half * (stroke.from.0 + part * (stroke.to.0 - stroke.from.0))
        let y = center.y + half * (stroke.from.1 + part * (stroke.to.1 - stroke.from.1))
        for dy in -1...1 {
          for dx in -1...1 {
            pixels[(Int(y.rounded()) + dy) * image.width + Int(x.rounded()) + dx] = pen
          }
        }
      }
    }
    return try #require(ColorImage(width: image.width, height: image.height, pixels: pixels))
  }

  /// Blue lines before two fillers behind the names, with which they look like letters.
  private func withLines(_ pen: Color) throws -> (
    grey: MRZReading, color: MRZReading, plain: MRZReading
  ) {
    let (image, plain) = try specimen("mrp-018")
    let column = try #require(
      (0..<43).last { plain.mrz.lines[0].utf8.dropFirst($0).first != UInt8(ascii: "<") })
    let centers = plain.characterCenters[0]
    let picture = try altered(
      image, centers[column + 3], centers[column + 4],
      strokes: [((-0.55, -0.95), (-0.55, 0.95))], pen: pen)
    return (
      try #require(try DocumentReader().read(GrayImage(picture)).mrz),
      try #require(try DocumentReader().read(inColor: picture).mrz), plain
    )
  }

  @Test func `a pen in another colour makes no accepted letter`() throws {
    let read = try withLines(Color(red: 30, green: 40, blue: 170))
    #expect(read.grey.isAccepted && read.grey.mrz.lines != read.plain.mrz.lines)
    #expect(!read.color.isAccepted)
    #expect(read.color.refusals.map(\.code) == [.contradicted])
  }

  @Test func `ink beside lines is told from print and from shadows`() throws {
    let (image, plain) = try specimen("mrp-018")
    let centers = plain.characterCenters
    #expect(!InkBesideLines.isSeen(at: centers, in: image))
    var shaded = image
    for y in 0..<image.height {
      for x in 0..<image.width / 2 { shaded[x, y] = image[x, y] / 2 }
    }
    #expect(!InkBesideLines.isSeen(at: centers, in: shaded))
    let (center, next) = (centers[0][20], centers[0][21])
    let line = try altered(
      image, center, next, strokes: [((0.8, -1.9), (0.8, -1.2))], pen: Color(gray: 60))
    #expect(InkBesideLines.isSeen(at: centers, in: GrayImage(line)))
    #expect(!InkBesideLines.isSeen(at: [], in: image))
    #expect(!InkBesideLines.isSeen(at: [[center], [center, center]], in: image))
    #expect(!InkBesideLines.isSeen(at: [[Point(x: -9e9, y: 0), Point(x: 9e9, y: 0)]], in: image))
  }

  @Test func `cells that coloured ink touches are told from those in coloured light`() throws {
    var pixels = [Color](repeating: Color(red: 200, green: 190, blue: 160), count: 400 * 40)
    func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ color: Color) {
      for y in rows { for x in columns { pixels[y * 400 + x] = color } }
    }
    let centers = (0..<18).map { Point(x: 20 + 20 * Double($0), y: 20) }
    for center in centers {
      fill(Int(center.x) - 2..<Int(center.x) + 1, 12..<28, Color(red: 50, green: 45, blue: 35))
    }
    func cells() throws -> [Int] {
      let image = try #require(ColorImage(width: 400, height: 40, pixels: pixels))
      return ColoredCells(at: [centers], in: image).positions.map(\.column)
    }
    #expect(try cells().isEmpty)
    fill(83..<88, 14..<26, Color(red: 60, green: 60, blue: 190))
    #expect(try cells() == [4])
    // Pale as a background's pattern, or as dark as print.
    fill(123..<128, 14..<26, Color(red: 190, green: 175, blue: 190))
    fill(163..<168, 14..<26, Color(red: 48, green: 48, blue: 48))
    #expect(try cells() == [4])
    let image = try #require(ColorImage(width: 400, height: 40, pixels: pixels))
    #expect(ColoredCells(at: [], in: image).positions.isEmpty)
    #expect(ColoredCells(at: [[Point(x: -900, y: 1e9)]], in: image).positions.isEmpty)
  }

  /// A zone as it was read: with a confidence for one character, and for all others.
  private func reading(
    _ text: String, sureness: Float = 0.99, isAccepted: Bool = true
  ) throws -> MRZReading {
    let mrz = try MRZ(parsing: text)
    let corners = Quadrilateral(PixelRectangle(x: 0, y: 0, width: 9, height: 9))
    return MRZReading(
      mrz: mrz, characterConfidence: mrz.lines.map { $0.map { _ in sureness } },
      quadrilateral: corners, isAccepted: isAccepted, confidence: 0.99)
  }

  private static let names = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|"
  private static let otherNames = "P<UTOERIKSSQN<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|"
  private static let numbers = "L898902C36UTO7408122F1204159ZE184226B<<<<<10"
  private static let wrongNumbers = "L898902C36UTO7408127F1204159ZE184226B<<<<<10"
  private static let likeNumbers = "L898902C36UTO7408122F1204159ZE184226BK<<<<10"

  /// What the look in grey read, how sure, and whether the look without coloured ink is accepted beside it.
  @Test(arguments: [
    (names + numbers, Float(0.99), true),
    (otherNames + numbers, 0.99, false),
    (otherNames + numbers, 0.6, true),
    (names + wrongNumbers, 0.99, true),
    (names + likeNumbers, 0.99, false),
    (otherNames + wrongNumbers, 0.99, false),
  ])
  func `two looks that are sure of different characters accept nothing`(
    text: String, sureness: Float, isAccepted: Bool
  ) throws {
    let first = try reading(text, sureness: sureness, isAccepted: false)
    let both = first.together(with: try reading(Self.names + Self.numbers))
    #expect(both.isAccepted == isAccepted)
    let digits = try reading(text).mrz.checks.areValid
    if isAccepted || !digits {
      #expect(both.mrz.lines.joined() == Self.names.dropLast() + Self.numbers)
    }
    #expect(both.isAccepted || digits || both.refusals.contains { $0.code == .contradicted })
  }
}
