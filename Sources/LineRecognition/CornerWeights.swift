internal import CLineModel

/// The weights of the net for corners of cards, with the places of their parts.
///
/// The layout is that of `Corpus/Training/corners/export.py`: the magic `CORNERS1`, the channels of the three
/// resolutions, the number of weights; all of these 32 bits, little endian. Then the weights, as IEEE 754 binary16,
/// layer after layer, matrices in blocks of eight outputs.
struct CornerWeights: Sendable {
  static let magic: [UInt8] = Array("CORNERS1".utf8)
  /// The pixels of a square, either way, that the first layer sees at a time.
  static let square = 4
  /// For each of four corners a score, and how far right and below the middle of its place it lies; four are unused.
  static let outputs = 16

  private(set) var values: [Float] = []
  /// The first layer: squares of pixels times a matrix.
  let squares: LineWeights.Layer
  /// Separable layers, the second of which halves the resolution.
  let fine: [LineWeights.Layer]
  /// Those at half of that, which see the card as a whole; the last one gives as many channels as the last of `fine`.
  let coarse: [LineWeights.Layer]
  /// Those behind the sum of both.
  let head: [LineWeights.Layer]
  /// The scores and places.
  let places: LineWeights.Layer

  /// The weights that are built in, or `nil` where they are damaged.
  static let embedded: CornerWeights? = {
    let count = Int(clamping: corner_model_size())
    return unsafe CornerWeights(
      bytes: UnsafeRawBufferPointer(start: corner_model_bytes(), count: count))
  }()

  /// Reads weights, or gives `nil` where magic, channels or length are not right.
  init?(bytes: UnsafeRawBufferPointer) {
    let header = 24
    guard bytes.count >= header, unsafe bytes.prefix(8).elementsEqual(Self.magic) else {
      return nil
    }
    func number(_ offset: Int) -> Int {
      Int(unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    let channels = (number(8), number(12), number(16))
    guard
      [channels.0, channels.1, channels.2].allSatisfy({
        $0 >= 8 && $0 % 8 == 0 && $0 <= LineWeights.mostChannels
      })
    else { return nil }
    var parts = PartPlaces()
    func separable(_ inputs: Int, _ outputs: Int, step: Int = 1) -> LineWeights.Layer {
      parts.layer(
        .separable, inputs: inputs, outputs: outputs, stride: (step, step),
        flags: inputs == outputs && step == 1 ? 3 : 2)
    }
    squares = parts.layer(
      .scores, inputs: Self.square * Self.square, outputs: channels.0, stride: (1, 1), flags: 0)
    fine = [
      separable(channels.0, channels.0), separable(channels.0, channels.1, step: 2),
      separable(channels.1, channels.1),
    ]
    coarse =
      [separable(channels.1, channels.2, step: 2)]
      + (0..<6).map { _ in separable(channels.2, channels.2) }
      + [separable(channels.2, channels.1)]
    head = (0..<3).map { _ in separable(channels.1, channels.1) }
    places = parts.layer(
      .scores, inputs: channels.1, outputs: Self.outputs, stride: (1, 1), flags: 0)
    let count = number(20)
    guard count == parts.count, bytes.count == header + 2 * count else { return nil }
    values = (0..<count).map { index in
      let bits = unsafe bytes.loadUnaligned(fromByteOffset: header + 2 * index, as: UInt16.self)
      return Float(binary16: UInt16(littleEndian: bits))
    }
    for matrix in ([squares] + fine + coarse + head + [places]).flatMap(\.matrices) {
      LineWeights.joinBlocks(of: matrix, in: &values)
    }
  }
}
