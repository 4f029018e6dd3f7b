import Raster
import Testing

@testable import Barcodes

/// Whole symbols of random content, drawn and read in every symbology that is written.
@Suite struct RandomSymbolTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test(arguments: RandomSymbol.symbologies, 1...4 as ClosedRange<UInt64>)
  func `what is written is read`(symbology: Symbology, seed: UInt64) throws {
    var generator = Generator(state: seed << 32)
    let reader = BarcodeReader(symbologies: [symbology])
    var contents: Set<[UInt8]> = []
    while contents.count < 5 {
      let symbol = RandomSymbol(symbology, moduleWidth: 3, isSmall: true, using: &generator)
      guard let symbol else { continue }
      let read = reader.symbols(in: GrayImage(symbol.image))
      #expect(read.map(\.bytes) == [symbol.bytes])
      #expect(read.map(\.symbology) == [symbology])
      contents.insert(symbol.bytes)
    }
  }

  @Test func `linear codes are not written`() {
    var generator = Generator(state: 1)
    #expect(RandomSymbol(.code128, moduleWidth: 2, using: &generator) == nil)
  }
}
