import Raster
import Testing

@testable import PDF417

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Symbols on paper that is folded, or rolled about a pole.
@Suite struct BentPicturesTests {
  private static let bytes = (0..<120).map { UInt8($0 * 7 % 96 + 32) }

  private static func card() throws -> GrayImage {
    var writer = PDF417Writer()
    (writer.moduleWidth, writer.columns, writer.quietZone) = (4, 8, 2)
    return GrayImage(try writer.image(of: bytes), dark: 20, light: 230)
  }

  /// A symbol across a fold that lies along its rows: each half of it leans another way.
  static func folded(at part: Double, lean: Double) throws -> GrayImage {
    let card = try card()
    let margin = 60.0
    let fold = Double(card.height) * part
    return card.mapped(
      width: card.width + 2 * Int(margin), height: card.height + 40, ground: 230
    ) { x, y in
      (x - margin + lean * (abs(y - 20 - fold) - fold / 2), y - 20)
    }
  }

  /// A symbol about an upright pole, of which it hides so large an angle on either side of its middle.
  static func rolled(angle: Double, sag: Double) throws -> GrayImage {
    let card = try card()
    let half = Double(card.width) / 2
    let width = half * sin(angle) / angle
    return card.mapped(
      width: Int(2 * width) + 40, height: card.height + 40 + Int(sag), ground: 230
    ) { x, y in
      let place = min(max((x - 20 - width) / width, -1), 1)
      return (
        half + half * asin(place * sin(angle)) / angle,
        y - 20 - sag * (1 - place * place)
      )
    }
  }

  @Test(arguments: [0.35, 0.5, 0.65], [-0.2, 0.2])
  func `a fold along the rows may turn both guards`(part: Double, lean: Double) throws {
    let image = try Self.folded(at: part, lean: lean)
    #expect(PDF417Reader().symbols(in: image).map(\.bytes) == [Self.bytes])
  }

  @Test(arguments: [1.0, 1.15], [0.0, 12])
  func `modules beside a guard may be a quarter wider than its own`(
    angle: Double, sag: Double
  ) throws {
    let image = try Self.rolled(angle: angle, sag: sag)
    #expect(PDF417Reader().symbols(in: image).map(\.bytes) == [Self.bytes])
  }
}
