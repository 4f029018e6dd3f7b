import Testing

@testable import Barcodes

/// Random content over all modes, written by the tests' own writer.
@Suite struct QRRoundTripTests {
  /// Segments with the bytes that they stand for.
  private struct Payload {
    var bits = SampleSymbol.Bits()
    var bytes: [UInt8] = []
    /// 0 for versions 1 to 9, 1 up to 26, 2 beyond: what character counts depend on.
    let range: Int

    mutating func addDigits(_ count: Int, _ generator: inout some RandomNumberGenerator) {
      let digits = (0..<count).map { _ in Int.random(in: 0...9, using: &generator) }
      bits.append(1, 4)
      bits.append(count, [10, 12, 14][range])
      for start in stride(from: 0, to: count, by: 3) {
        let group = digits[start..<min(start + 3, count)]
        bits.append(group.reduce(0) { $0 * 10 + $1 }, [4, 7, 10][group.count - 1])
      }
      bytes += digits.map { UInt8(0x30 + $0) }
    }

    mutating func addAlphanumerics(_ count: Int, _ generator: inout some RandomNumberGenerator) {
      let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
      let values = (0..<count).map { _ in Int.random(in: 0..<45, using: &generator) }
      bits.append(2, 4)
      bits.append(count, [9, 11, 13][range])
      for start in stride(from: 0, to: count, by: 2) {
        let pair = values[start..<min(start + 2, count)]
        bits.append(pair.reduce(0) { $0 * 45 + $1 }, pair.count == 2 ? 11 : 6)
      }
      bytes += values.map { alphabet[$0] }
    }

    mutating func addBytes(_ count: Int, _ generator: inout some RandomNumberGenerator) {
      bits.append(4, 4)
      bits.append(count, [8, 16, 16][range])
      for _ in 0..<count {
        let byte = UInt8.random(in: 0...255, using: &generator)
        bits.append(Int(byte), 8)
        bytes.append(byte)
      }
    }

    /// Kanji: thirteen bits for two bytes (ISO/IEC 18004, 7.4.6).
    mutating func addKanji(_ count: Int, _ generator: inout some RandomNumberGenerator) {
      bits.append(8, 4)
      bits.append(count, [8, 10, 12][range])
      for _ in 0..<count {
        let first = Bool.random(using: &generator) ? 0x81...0x9F : 0xE0...0xEA
        let code =
          Int.random(in: first, using: &generator) << 8
          | Int.random(in: 0x40...0xFC, using: &generator)
        let difference = code - (code < 0xE040 ? 0x8140 : 0xC140)
        bits.append((difference >> 8) * 0xC0 + difference & 0xFF, 13)
        bytes += [UInt8(code >> 8), UInt8(code & 0xFF)]
      }
    }

    /// What stands before data and carries none: a character set, FNC1, a place among several.
    mutating func addFlag(_ generator: inout some RandomNumberGenerator) {
      switch Int.random(in: 0...2, using: &generator) {
      case 0:
        bits.append(7, 4)
        bits.append(Int.random(in: 0...127, using: &generator), 8)
      case 1:
        bits.append(7, 4)
        bits.append(0b10 << 14 | Int.random(in: 0...0x3FFF, using: &generator), 16)
      default:
        bits.append(3, 4)
        bits.append(Int.random(in: 0...0xFFFF, using: &generator), 16)
      }
    }
  }

  private static func payload(
    _ range: Int, _ generator: inout some RandomNumberGenerator
  ) -> Payload {
    var payload = Payload(range: range)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let count = Int.random(in: 0...20, using: &generator)
      switch Int.random(in: 0...4, using: &generator) {
      case 0: payload.addDigits(count, &generator)
      case 1: payload.addAlphanumerics(count, &generator)
      case 2: payload.addBytes(count, &generator)
      case 3: payload.addKanji(count, &generator)
      default: payload.addFlag(&generator)
      }
    }
    return payload
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test(arguments: 0..<10)
  func `a hundred thousand contents, none lost`(seed: Int) throws {
    var generator = Generator(state: UInt64(seed))
    var lost = 0
    for _ in 0..<10_000 {
      let range = Int.random(in: 0...2, using: &generator)
      let number = Int.random(in: [1...9, 10...26, 27...40][range], using: &generator)
      let version = try #require(QRVersion(number: number))
      let payload = Self.payload(range, &generator)
      let count = (payload.bits.bits.count + 4 + 7) / 8
      let content = QRContent(payload.bits.codewords(count), version: version)
      if content?.bytes != payload.bytes { lost += 1 }
    }
    #expect(lost == 0)
  }

  @Test(arguments: 1...40)
  func `whole symbols of every version, level and mask`(number: Int) throws {
    var generator = Generator(state: UInt64(number) << 8)
    let version = try #require(QRVersion(number: number))
    let levels: [QRFormat.Level] = [.low, .medium, .quartile, .high]
    for mask in 0..<8 {
      let level = levels[mask % 4]
      var payload = Payload(range: number <= 9 ? 0 : number <= 26 ? 1 : 2)
      payload.addBytes(Int.random(in: 1...5, using: &generator), &generator)
      let matrix = SampleSymbol.matrix(payload.bits, version, level, mask: mask)
      let symbol = try #require(QRSymbol(matrix))
      #expect(symbol.content.bytes == payload.bytes)
      #expect(symbol.format.level == level && symbol.format.mask == mask)
    }
  }
}
