internal import CLineModel

/// The weights of a line net: one run of floats, and the layers with the places of their parts in it.
///
/// The layout is that of `Corpus/Training/line/export.py`: the magic `MRZLNET2`, the number of layers,
/// for each layer its kind, its outputs, its steps down and across and its flags, then the number of
/// weights; all of these 32 bits, little endian. Then the weights, as IEEE 754 binary16, matrices in
/// blocks of eight outputs.
struct LineWeights: Sendable {
  /// What a layer does; the raw values are those of the file.
  enum Kind: UInt32 {
    /// 3 × 3 over the picture, every second pixel either way.
    case first
    /// Depthwise 3 × 3, then pointwise.
    case separable
    /// Depthwise 1 × 5 on a plane of one row, then pointwise.
    case along
    /// A factor for each channel, of the mean over the line.
    case gate
    /// Five columns about the centre of a cell, two filters a channel, then pointwise.
    case near
    /// Depthwise over three neighbouring cells, then pointwise.
    case cells
    /// The scores.
    case scores
    /// Five columns about each column, two filters a channel, then pointwise; what follows is by the
    /// column.
    case columns
  }

  /// A layer, with its parts as places in ``values``.
  struct Layer: Sendable {
    let kind: Kind
    let inputs: Int
    let outputs: Int
    /// The steps of a separable layer.
    let stride: (down: Int, across: Int)
    /// Whether there is a row of zeros above and below the input.
    let isPadded: Bool
    /// Whether the input is added to the output.
    let isResidual: Bool
    /// The depthwise filter; of a gate, the first matrix.
    let depth: Int
    /// Of a gate, the bias of the first matrix.
    let depthBias: Int
    /// The pointwise matrix.
    let point: Int
    let bias: Int
  }

  static let magic: [UInt8] = Array("MRZLNET2".utf8)
  /// No layer may be wider: it bounds what damaged weights can ask for.
  static let mostChannels = 512
  /// No net may be deeper.
  static let mostLayers = 32

  private(set) var values: [Float] = []
  let layers: [Layer]
  /// Whether the scores are those of columns of four pixels, and not of cells.
  let isByColumn: Bool

  /// The weights of a model, or `nil` where they are damaged.
  static func embedded(_ model: LineModel) -> LineWeights? {
    switch model {
    case .fast: fast
    case .thorough: thorough
    case .peer: peer
    case .typeset: typeset
    }
  }

  /// The weights of the net for printed lines.
  static let print: LineWeights? = {
    let count = Int(clamping: print_line_model_size())
    return unsafe LineWeights(
      bytes: UnsafeRawBufferPointer(start: print_line_model_bytes(), count: count))
  }()

  /// The weights of the net for the marks of printed names.
  static let marks: LineWeights? = {
    let count = Int(clamping: marks_line_model_size())
    return unsafe LineWeights(
      bytes: UnsafeRawBufferPointer(start: marks_line_model_bytes(), count: count))
  }()

  /// The weights of the net for lines behind labels.
  static let labelled: LineWeights? = {
    let count = Int(clamping: labelled_line_model_size())
    return unsafe LineWeights(
      bytes: UnsafeRawBufferPointer(start: labelled_line_model_bytes(), count: count))
  }()

  private static let fast: LineWeights? = {
    let count = Int(clamping: line_model_size())
    return unsafe LineWeights(
      bytes: UnsafeRawBufferPointer(start: line_model_bytes(), count: count))
  }()

  private static let thorough: LineWeights? = {
    let count = Int(clamping: thorough_line_model_size())
    return unsafe LineWeights(
      bytes: UnsafeRawBufferPointer(start: thorough_line_model_bytes(), count: count))
  }()

  private static let peer: LineWeights? = {
    let count = Int(clamping: peer_line_model_size())
    return unsafe LineWeights(
      bytes: UnsafeRawBufferPointer(start: peer_line_model_bytes(), count: count))
  }()

  private static let typeset: LineWeights? = {
    let count = Int(clamping: typeset_line_model_size())
    return unsafe LineWeights(
      bytes: UnsafeRawBufferPointer(start: typeset_line_model_bytes(), count: count))
  }()

  /// Reads weights, or gives `nil` where magic, layers or length are not right.
  init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 16, unsafe bytes.prefix(8).elementsEqual(Self.magic) else { return nil }
    func number(_ offset: Int) -> Int {
      Int(unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    let layerCount = number(8)
    guard layerCount >= 1, layerCount <= Self.mostLayers, bytes.count >= 16 + 20 * layerCount else {
      return nil
    }
    var layers: [Layer] = []
    var parts = PartPlaces()
    var shape = LineShape()
    for index in 0..<layerCount {
      let at = 12 + 20 * index
      guard let kind = UInt32(exactly: number(at)).flatMap(Kind.init(rawValue:)) else { return nil }
      let outputs = number(at + 4)
      guard outputs >= 8, outputs % 8 == 0, outputs <= Self.mostChannels else { return nil }
      let layer = parts.layer(
        kind, inputs: shape.channels, outputs: outputs,
        stride: (down: number(at + 8), across: number(at + 12)), flags: number(at + 16))
      guard shape.accept(layer) else { return nil }
      layers.append(layer)
    }
    let count = number(12 + 20 * layerCount)
    let header = 16 + 20 * layerCount
    guard shape.isComplete, count == parts.count, bytes.count == header + 2 * count else {
      return nil
    }
    self.layers = layers
    isByColumn = layers.contains { $0.kind == .columns }
    values = (0..<count).map { index in
      let bits = unsafe bytes.loadUnaligned(fromByteOffset: header + 2 * index, as: UInt16.self)
      return Float(binary16: UInt16(littleEndian: bits))
    }
    for matrix in layers.flatMap(\.matrices) { Self.joinBlocks(of: matrix, in: &values) }
  }
}
