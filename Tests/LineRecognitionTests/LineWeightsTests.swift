import Testing

@testable import LineRecognition

@Suite struct LineWeightsTests {
  private func weights(_ bytes: [UInt8]) -> LineWeights? {
    unsafe bytes.withUnsafeBytes { unsafe LineWeights(bytes: $0) }
  }

  /// A layer as the file has it: kind, outputs, steps down and across, flags.
  typealias Layer = [UInt32]

  private func file(_ layers: [Layer], count: UInt32, weights: Int) -> [UInt8] {
    var bytes = Array("MRZLNET2".utf8)
    for number in [UInt32(layers.count)] + layers.joined() + [count] {
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    return bytes + [UInt8](repeating: 0, count: 2 * weights)
  }

  /// A net of eight channels: down to three rows, then to one; the gate; the cells; the scores.
  static let small: [Layer] = [
    [0, 8, 2, 2, 2], [1, 8, 2, 2, 2], [1, 8, 2, 1, 2], [1, 8, 1, 1, 0], [2, 8, 1, 1, 1],
    [3, 8, 1, 1, 0], [4, 8, 1, 1, 0], [5, 8, 1, 1, 1], [6, 40, 1, 1, 0],
  ]
  /// First layer; three separable; along; gate; near; cells; scores.
  static let smallCount = 80 + 3 * 144 + 112 + 144 + 216 + 96 + 360

  /// The same by the column, with sixteen scores.
  static let columns: [Layer] =
    Array(small.prefix(6)) + [
      [7, 8, 1, 1, 0], [5, 8, 1, 1, 1], [6, 16, 1, 1, 0],
    ]
  static let columnsCount = smallCount - 360 + 144

  @Test func `a net by the column has as many scores as its last layer`() throws {
    let count = Self.columnsCount
    let made = try #require(weights(file(Self.columns, count: UInt32(count), weights: count)))
    #expect(made.isByColumn)
    #expect(LineNetwork(weights: made).classes == 16)
    let ofCells = weights(
      file(Self.small, count: UInt32(Self.smallCount), weights: Self.smallCount))
    #expect(ofCells?.isByColumn == false)
    // By the cell there are scores for 37 characters, and no others.
    var wrong = Self.columns
    wrong[6][0] = 4
    #expect(weights(file(wrong, count: UInt32(count), weights: count)) == nil)
  }

  @Test func `the built-in weights are there and small`() throws {
    let fast = try #require(LineWeights.embedded(.fast))
    let thorough = try #require(LineWeights.embedded(.thorough))
    #expect(fast.layers.last?.kind == .scores)
    #expect(thorough.values.count > fast.values.count)
    for model in [LineModel.peer, .typeset] {
      let other = try #require(LineWeights.embedded(model))
      #expect(other.values.count == thorough.values.count)
      #expect(other.values != thorough.values)
    }
    #expect((fast.values.count + thorough.values.count) * 2 <= 600_000)
  }

  @Test func `blocks of eight outputs become blocks of sixteen, and the last one stays`() {
    let (inputs, outputs) = (3, 40)
    func number(_ input: Int, _ output: Int) -> Float { Float(100 * input + output) }
    var values: [Float] = [-1]
    for block in 0..<outputs / 8 {
      for input in 0..<inputs { values += (0..<8).map { number(input, 8 * block + $0) } }
    }
    values.append(-2)
    LineWeights.joinBlocks(
      of: .init(place: 1, inputs: inputs, outputs: outputs), in: &values)
    var joined: [Float] = [-1]
    for block in [0..<16, 16..<32, 32..<40] {
      for input in 0..<inputs { joined += block.map { number(input, $0) } }
    }
    #expect(values == joined + [-2])
  }

  @Test func `weights of the right length are taken`() {
    #expect(
      weights(file(Self.small, count: UInt32(Self.smallCount), weights: Self.smallCount)) != nil)
  }

  @Test func `damaged weights are refused`() {
    let count = Self.smallCount
    let whole = file(Self.small, count: UInt32(count), weights: count)
    #expect(weights(Array(whole.dropLast())) == nil)
    #expect(weights(whole + [0]) == nil)
    #expect(weights(file(Self.small, count: UInt32(count + 1), weights: count + 1)) == nil)
    #expect(weights([]) == nil)
    #expect(weights(Array(whole.prefix(40))) == nil)
    var other = whole
    other[0] = 0
    #expect(weights(other) == nil)
  }

  @Test(
    arguments: [
      (1, [1, 0, 2, 2, 2]), (1, [1, 7, 2, 2, 2]), (1, [1, 520, 2, 2, 2]),
      (1, [1, .max, 2, 2, 2]), (1, [9, 8, 2, 2, 2]), (1, [.max, 8, 2, 2, 2]),
      // Steps and shapes that the loops cannot run.
      (1, [1, 8, 3, 2, 2]), (1, [1, 8, 2, 0, 2]), (1, [1, 8, .max, 1, 2]), (1, [1, 8, 2, 2, 3]),
      (2, [1, 8, 2, 2, 2]), (3, [1, 8, 1, 1, 1]), (4, [2, 16, 1, 1, 1]), (3, [2, 8, 1, 1, 1]),
      // Layers out of order.
      (0, [1, 8, 2, 2, 2]), (1, [0, 8, 2, 2, 2]), (6, [5, 8, 1, 1, 1]), (3, [4, 8, 1, 1, 0]),
      (8, [6, 32, 1, 1, 0]), (8, [5, 8, 1, 1, 1]),
    ] as [(Int, Layer)])
  func `nets that cannot be run are refused`(index: Int, layer: Layer) {
    var layers = Self.small
    layers[index] = layer
    // The length fits whatever the layer asks for, so that the shape alone refuses it.
    for count in [Self.smallCount, 0] {
      #expect(weights(file(layers, count: UInt32(count), weights: count)) == nil)
    }
    var parts = PartPlaces()
    var channels = 1
    for layer in layers where layer[1] <= 512 {
      guard let kind = LineWeights.Kind(rawValue: layer[0]) else { return }
      let part = parts.layer(
        kind, inputs: channels, outputs: Int(layer[1]), stride: (1, 1), flags: 0)
      channels = kind == .gate ? channels : part.outputs
    }
    #expect(weights(file(layers, count: UInt32(parts.count), weights: parts.count)) == nil)
  }

  @Test func `a net without layers or with too many is refused`() {
    #expect(weights(file([], count: 0, weights: 0)) == nil)
    let many = [Self.small[0]] + [Layer](repeating: [1, 8, 1, 1, 3], count: 40)
    #expect(weights(file(many, count: 0, weights: 0)) == nil)
  }

  @Test(
    arguments: [
      (0, 0), (0x8000, -0.0), (0x3C00, 1), (0xC000, -2), (0x3555, 0.333_251_95),
      (0x7BFF, 65504), (0x0001, 0x1p-24), (0x83FF, -0x1.ff8p-15), (0x0400, 0x1p-14),
      (0x7C00, .infinity), (0xFC00, -.infinity),
    ] as [(UInt16, Float)])
  func `numbers of sixteen bits`(bits: UInt16, value: Float) {
    #expect(Float(binary16: bits).bitPattern == value.bitPattern)
  }
}
