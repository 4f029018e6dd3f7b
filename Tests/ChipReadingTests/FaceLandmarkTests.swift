import ChipReading
import Testing

/// Faces recorded as ISO/IEC 39794-5 has them, with landmarks.
@Suite struct FaceLandmarkTests {
  /// A codestream of 20 × 10 pixels.
  private static let picture: [UInt8] =
    [0xFF, 0x4F, 0xFF, 0x51, 0, 41, 0, 0, 0, 0, 0, 20, 0, 0, 0, 10]
    + [UInt8](repeating: 0, count: 8)

  private typealias Vectors = ChipVectors

  /// EF.DG2 with one face that has these landmark blocks.
  private static func group(_ blocks: [[UInt8]]) -> [UInt8] {
    let representation = Vectors.value(
      0x30, [0x80, 0x01, 0x00],
      Vectors.value(
        0xA1, Vectors.value(0xA0, Vectors.value(0xA0, Vectors.value(0x80, picture)))),
      Vectors.value(0xA9, blocks.flatMap(\.self)))
    let record = Vectors.value(
      0x65, Vectors.value(0xA0, [0x80, 0x01, 0x03, 0x81, 0x02, 0x07, 0xE3]),
      Vectors.value(0xA1, representation))
    let template = Vectors.value(
      0x7F60, [0xA1, 0x00], Vectors.value(0x7F2E, Vectors.value(0xA1, record)))
    return Vectors.value(0x75, Vectors.value(0x7F61, [0x02, 0x01, 0x01], template))
  }

  private static func block(_ kind: [UInt8], _ coordinates: [UInt8]) -> [UInt8] {
    Vectors.value(
      0x30, Vectors.value(0xA0, Vectors.value(0xA0, kind)),
      Vectors.value(0xA1, Vectors.value(0xA0, coordinates)))
  }

  private static func point(_ x: [UInt8], _ y: [UInt8]) -> [UInt8] {
    Vectors.value(0xA0, Vectors.value(0x80, x), Vectors.value(0x81, y))
  }

  private static func movingPicturePoint(_ index: UInt8) -> [UInt8] {
    Vectors.value(0xA0, [0x80, 0x01, index])
  }

  @Test func theFaceOfTheRecord() throws {
    let faces = try FaceImage.all(in: Self.group([]))
    #expect(faces.map(\.record) == [.iso39794])
    #expect(faces.map(\.picture.kind) == [.j2k])
    #expect(faces.map(\.width) == [20])
    #expect(faces.map(\.height) == [10])
    #expect(faces.map(\.featurePoints) == [[]])
  }

  /// First and last point of the groups in the enumeration, and the group and number that they are.
  @Test(
    arguments: [
      (0, 0x21), (13, 0x2E), (14, 0x31), (27, 0x3E), (28, 0x41), (33, 0x46), (34, 0x51),
      (42, 0x71), (43, 0x81), (52, 0x8A), (53, 0x91), (67, 0x9F), (68, 0xA1), (78, 0xB1),
      (84, 0xC1), (87, 0xC4),
    ] as [(UInt8, Int)])
  func pointsOfMovingPictures(index: UInt8, code: Int) throws {
    let block = Self.block(Self.movingPicturePoint(index), Self.point([0x01, 0x2C], [0x00, 0xFF]))
    let points = try #require(try FaceImage.all(in: Self.group([block])).first).featurePoints
    #expect(points.map(\.type) == [1])
    #expect(points.map(\.code) == [code])
    #expect(points.map(\.x) == [300])
    #expect(points.map(\.y) == [255])
  }

  @Test func anthropometricPoints() throws {
    let name = Vectors.value(
      0xA1, Vectors.value(0xA0, Vectors.value(0xA0, [0x80, 0x01, 21])))
    let points = try #require(
      try FaceImage.all(in: Self.group([Self.block(name, Self.point([7], [9]))])).first
    ).featurePoints
    #expect(points.map(\.type) == [2])
    #expect(points.map(\.code) == [21])
    #expect(points.map(\.x) == [7])
  }

  /// Points beyond the list, without a place, on three axes, negative or too large are left out; the
  /// others and the picture stay.
  @Test func whatIsNoPointOfThePictureIsLeftOut() throws {
    let good = Self.block(Self.movingPicturePoint(3), Self.point([1], [2]))
    let kind = Self.movingPicturePoint(0)
    let blocks = [
      Self.block(Self.movingPicturePoint(88), Self.point([1], [2])),
      Vectors.value(0x30, Vectors.value(0xA0, Vectors.value(0xA0, kind))),
      Self.block(kind, Vectors.value(0xA2, [0x80, 0x01, 0x01, 0x81, 0x01, 0x01])),
      Self.block(kind, Self.point([0xFF], [2])), Self.block(kind, Self.point([1, 0, 0], [2])),
      good,
    ]
    let face = try #require(try FaceImage.all(in: Self.group(blocks)).first)
    #expect(face.featurePoints.map(\.code) == [0x24])
    #expect(face.width == 20)
  }

  @Test func pointsWithoutEndAreRefused() {
    let block = Self.block(Self.movingPicturePoint(3), Self.point([1], [2]))
    #expect(throws: ChipReason.tooLarge) {
      try FaceImage.all(in: Self.group([[UInt8]](repeating: block, count: 256)))
    }
  }
}
