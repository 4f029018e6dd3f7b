internal import CLineModel

/// The weights of the line net: one run of floats and where each part of it begins.
///
/// The layout is that of `Corpus/Training/line/export.py`.
struct LineWeights: Sendable {
  /// A separable convolution, as places in ``values``.
  ///
  /// It has a depthwise filter, a pointwise matrix in blocks of eight outputs, and a bias.
  struct Layer: Sendable {
    let inputs: Int
    let outputs: Int
    let depth: Int
    let point: Int
    let bias: Int
  }

  static let magic: [UInt8] = Array("MRZLNET1".utf8)
  /// No layer may be wider: it bounds what damaged weights can ask for.
  static let mostChannels = 512

  private(set) var values: [Float] = []
  let channels: [Int]
  let first: Layer
  /// The layers a, b, c, d over the picture, then e and f over the cells.
  let layers: [Layer]
  let gateIn: Layer
  let gateOut: Layer
  let out: Layer

  /// The weights that are built in, or `nil` where they are damaged.
  static let embedded: LineWeights? = {
    let count = Int(clamping: line_model_size())
    return unsafe LineWeights(
      bytes: UnsafeRawBufferPointer(start: line_model_bytes(), count: count))
  }()

  /// Reads weights, or gives `nil` where magic, channel counts or length are not right.
  init?(bytes: UnsafeRawBufferPointer) {
    let header = 40
    guard bytes.count >= header, unsafe bytes.prefix(8).elementsEqual(Self.magic) else {
      return nil
    }
    func number(_ offset: Int) -> Int {
      Int(unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    let sizes = (0..<7).map { number(8 + 4 * $0) }
    guard sizes.allSatisfy({ $0 >= 8 && $0 % 8 == 0 && $0 <= Self.mostChannels }) else {
      return nil
    }
    channels = sizes
    var next = 0
    func take(_ count: Int) -> Int {
      defer { next += count }
      return next
    }
    func layer(_ inputs: Int, _ outputs: Int, depth: Int = 0, rows: Int? = nil) -> Layer {
      Layer(
        inputs: inputs, outputs: outputs, depth: take(depth),
        point: take((rows ?? inputs) * outputs),
        bias: take(outputs))
    }
    first = layer(9, sizes[0])
    var stages = (0..<4).map { layer(sizes[$0], sizes[$0 + 1], depth: 9 * sizes[$0]) }
    gateIn = layer(sizes[4], sizes[6])
    gateOut = layer(sizes[6], sizes[4])
    stages.append(layer(sizes[4], sizes[5], depth: 10 * sizes[4], rows: 2 * sizes[4]))
    stages.append(layer(sizes[5], sizes[5], depth: 3 * sizes[5]))
    layers = stages
    out = layer(sizes[5], LineNetwork.paddedClasses)
    guard number(36) == next, bytes.count == header + 4 * next else { return nil }
    values = (0..<next).map { index in
      let bits = unsafe bytes.loadUnaligned(fromByteOffset: header + 4 * index, as: UInt32.self)
      return Float(bitPattern: UInt32(littleEndian: bits))
    }
  }
}
