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
