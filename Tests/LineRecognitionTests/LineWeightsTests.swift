import Testing

@testable import LineRecognition

@Suite struct LineWeightsTests {
  private func weights(_ bytes: [UInt8]) -> LineWeights? {
    unsafe bytes.withUnsafeBytes { unsafe LineWeights(bytes: $0) }
  }

  private func file(sizes: [UInt32], count: UInt32, floats: Int) -> [UInt8] {
    var bytes = Array("MRZLNET1".utf8)
    for number in sizes + [count] {
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    return bytes + [UInt8](repeating: 0, count: 4 * floats)
  }

  @Test func `the built-in weights are there and small`() throws {
    let weights = try #require(LineWeights.embedded)
    #expect(weights.channels.count == 7)
    #expect(weights.values.count * 4 <= 600_000)
  }

  @Test func `damaged weights are refused`() {
    let eights = [UInt32](repeating: 8, count: 7)
    // First layer; a to d; the gate; e; f; the scores: matrices, filters and biases.
    let right = 80 + 4 * 144 + 2 * 72 + 216 + 96 + 360
    let whole = file(sizes: eights, count: UInt32(right), floats: right)
    #expect(weights(whole) != nil)
    #expect(weights(Array(whole.dropLast())) == nil)
    #expect(weights(whole + [0]) == nil)
    #expect(weights(file(sizes: eights, count: UInt32(right + 1), floats: right + 1)) == nil)
    #expect(weights([]) == nil)
    for wrong: UInt32 in [0, 7, 12, 520, .max] {
      #expect(weights(file(sizes: [wrong] + eights.dropFirst(), count: 1, floats: 1)) == nil)
    }
    var other = whole
    other[0] = 0
    #expect(weights(other) == nil)
  }
}
