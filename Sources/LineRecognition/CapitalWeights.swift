internal import CLineModel

/// The weights of the net for the marks of capitals, with the places of their parts.
///
/// The layout is that of `Corpus/Training/capitals/export.py`: the magic `CAPITAL1`, the channels of the four steps,
/// the filters of a channel over all places, the classes, the number of weights; all of these 32 bits, little endian.
/// Then the weights, as IEEE 754 binary16, layer after layer, matrices in blocks of eight outputs.
struct CapitalWeights: Sendable {
  static let magic: [UInt8] = Array("CAPITAL1".utf8)
  /// The pixels of a square, either way, that the first layer sees at a time.
  static let square = 2
  /// The places, either way, that are left before the last filters, which see all of them.
  static let places = 4

  private(set) var values: [Float] = []
  /// The first layer: squares of pixels times a matrix.
  let squares: LineWeights.Layer
  /// Separable layers, the third and fifth of which halve the resolution.
  let body: [LineWeights.Layer]
  /// Where each filter over all places begins.
  let filters: [Int]
  /// Where what is added to each of their results begins.
  let biases: [Int]
  /// The scores of the classes.
  let scores: LineWeights.Layer

  /// The weights that are built in, or `nil` where they are damaged.
  static let embedded: CapitalWeights? = {
    let count = Int(clamping: capital_model_size())
    return unsafe CapitalWeights(
      bytes: UnsafeRawBufferPointer(start: capital_model_bytes(), count: count))
  }()

  /// Reads weights, or gives `nil` where magic, channels or length are not right.
  init?(bytes: UnsafeRawBufferPointer) {
    let header = 36
    guard bytes.count >= header, unsafe bytes.prefix(8).elementsEqual(Self.magic) else {
      return nil
    }
    func number(_ index: Int) -> Int {
      let offset = 8 + 4 * index
      return Int(
        unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    let channels = (0..<4).map(number)
    let (filterCount, outputs) = (number(4), number(5))
    guard (1...8).contains(filterCount),
      (channels + [outputs]).allSatisfy({
        $0 >= 8 && $0 % 8 == 0 && $0 <= LineWeights.mostChannels
      })
    else { return nil }
    var parts = PartPlaces()
    squares = parts.layer(
      .scores, inputs: Self.square * Self.square, outputs: channels[0], stride: (1, 1), flags: 0)
    body = [(0, 1, 1), (1, 1, 1), (1, 2, 2), (2, 2, 1), (2, 3, 2), (3, 3, 1)].map {
      from, to, step in
      parts.layer(
        .separable, inputs: channels[from], outputs: channels[to], stride: (step, step),
        flags: from == to ? 3 : 2)
    }
    let last = channels[3]
    filters = (0..<filterCount).map { _ in parts.take(Self.places * Self.places * last) }
    biases = (0..<filterCount).map { _ in parts.take(last) }
    scores = parts.layer(
      .scores, inputs: filterCount * last, outputs: outputs, stride: (1, 1), flags: 0)
    let count = number(6)
    guard count == parts.count, bytes.count == header + 2 * count else { return nil }
    values = (0..<count).map { index in
      let bits = unsafe bytes.loadUnaligned(fromByteOffset: header + 2 * index, as: UInt16.self)
      return Float(binary16: UInt16(littleEndian: bits))
    }
    for matrix in ([squares] + body + [scores]).flatMap(\.matrices) {
      LineWeights.joinBlocks(of: matrix, in: &values)
    }
  }
}
