import IdentityDocument
import Raster
import Testing

@testable import MRZRecognition

/// Fillers that look like none of the others of their zone.
@Suite struct FillerShapesTests {
  /// The lines of a text as cuts of eight pixels a cell: an angle for each filler, a stroke for all else.
  private static func lines(of mrz: MRZ) -> [Int: GrayImage] {
    var lines: [Int: GrayImage] = [:]
    for (index, line) in mrz.lines.enumerated() {
      var strip = GrayImage(width: 8 * line.utf8.count, height: 14, filledWith: 200)
      for (cell, character) in line.utf8.enumerated() {
        for y in 3..<11 {
          let x = character == UInt8(ascii: "<") ? 2 + abs(y - 7) : 4
          strip[8 * cell + x, y] = 60
        }
      }
      lines[index + 1] = strip
    }
    return lines
  }

  private static func passport() throws -> MRZ {
    try MRZ(parsing: ZoneDecoderTests.passport.joined(separator: "\n"))
  }

  private static func stranger(
    _ mrz: MRZ, _ change: (inout GrayImage) -> Void
  ) -> MRZ.Position? {
    var lines = lines(of: mrz)
    if var first = lines[1] {
      change(&first)
      lines[1] = first
    }
    return FillerShapes(of: mrz, in: lines).stranger(among: mrz.fillersForLetters)
  }

  /// Draws a disc over a cell, counted from 0.
  private static func blot(_ grey: UInt8, over cell: Int, in strip: inout GrayImage) {
    for y in 1..<13 {
      for x in 0..<8 where (y - 7) * (y - 7) + (x - 4) * (x - 4) <= 16 {
        strip[8 * cell + x, y] = grey
      }
    }
  }

  @Test(arguments: [215, 235, 250] as [UInt8], [25, 30, 43])
  func `a pale blot for a filler is a stranger`(grey: UInt8, cell: Int) throws {
    let mrz = try Self.passport()
    #expect(mrz[1, cell + 1] == "<")
    let found = Self.stranger(mrz) { Self.blot(grey, over: cell, in: &$0) }
    #expect(found == MRZ.Position(line: 1, column: cell + 1))
  }

  @Test func `fillers in noise, moved by a pixel, faint or in shadow are none`() throws {
    let mrz = try Self.passport()
    var noise = SeededNumbers(7)
    #expect(Self.stranger(mrz) { _ in } == nil)
    let found = Self.stranger(mrz) { strip in
      for y in 0..<strip.height {
        for x in 0..<strip.width {
          let shade = x > 260 ? 0.4 : 1
          let faint = x < 220 ? 0.5 : 1
          let ink = 200 - (200 - Double(strip[x, y])) * faint
          strip[x, y] = UInt8(ink * shade) &+ UInt8(noise.next() % 9)
        }
      }
    }
    #expect(found == nil)
    let moved = Self.stranger(mrz) { strip in
      let before = strip
      for y in 0..<strip.height {
        for x in 250..<strip.width { strip[x, y] = before[x - 1, y] }
      }
    }
    #expect(moved == nil)
  }

  /// A blot over a letter is what the nets judge, and of a few fillers none is told from the others.
  @Test func `only fillers are looked at, and not where they are few`() throws {
    let mrz = try Self.passport()
    #expect(Self.stranger(mrz) { Self.blot(30, over: 6, in: &$0) } == nil)
    let lines = Self.lines(of: mrz).filter { $0.key == 2 }
    let shapes = FillerShapes(of: mrz, in: lines)
    #expect(shapes.stranger(among: mrz.fillersForLetters) == nil)
    #expect(FillerShapes(of: mrz, in: [:]).stranger(among: mrz.fillersForLetters) == nil)
    let plain = [1: GrayImage(width: 44 * 8, height: 14, filledWith: 180)]
    #expect(FillerShapes(of: mrz, in: plain).stranger(among: mrz.fillersForLetters) == nil)
    let short = [1: GrayImage(width: 3, height: 2, filledWith: 9)]
    #expect(FillerShapes(of: mrz, in: short).stranger(among: mrz.fillersForLetters) == nil)
  }
}

/// Numbers that are the same in every run (Marsaglia, Xorshift RNGs, 2003).
private struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
