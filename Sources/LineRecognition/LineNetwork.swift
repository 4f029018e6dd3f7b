/// The net's forward pass with the memory it works in, which is kept from line to line.
///
/// Complexity for 44 cells: about 14 million multiply-adds with the fast model, 43 million with the
/// thorough one.
struct LineNetwork: Sendable {
  /// Rows of the picture that the net sees.
  static let rows = 24
  /// Columns of a cell.
  static let pitch = 16
  /// Columns before the first cell and after the last.
  static let margin = 24
  /// The scores of a cell, filled up to a multiple of eight.
  static let paddedClasses = 40
  /// Columns of the picture that a score by the column stands for.
  static let columnPitch = 4

  /// The width of the picture of so many cells.
  static func width(cells: Int) -> Int { pitch * cells + 2 * margin }

  private let weights: LineWeights
  /// Floats, sixteen at a time so that they begin where the processor reads sixteen at once.
  private var memory: [SIMD16<Float>] = []
  private var layout: LineLayout
  /// The scores of a cell or column: those that count, and those that there is room for.
  let classes: Int
  private let padded: Int

  init(weights: LineWeights) {
    self.weights = weights
    layout = LineLayout(cells: 0, layers: weights.layers, isByColumn: weights.isByColumn)
    let outputs = weights.layers.last?.outputs ?? Self.paddedClasses
    (classes, padded) = (weights.isByColumn ? outputs : CellScores.characterCount, outputs)
  }

  /// Gives the picture's memory to a closure that fills it, then runs the net.
  ///
  /// - Parameters:
  ///   - cells: The number of cells, or of columns, 1 or more.
  ///   - fill: Is given the memory and the place of the first pixel of every row; the pixels of a
  ///     row follow one another.
  /// - Returns: The logarithms of the probabilities, 37 a cell, or ``classes`` a column.
  mutating func logProbabilities(cells: Int, fill: (Floats, (Int) -> Int) -> Void) -> [Float] {
    let isNew = layout.cells != cells || memory.isEmpty
    if isNew {
      layout = LineLayout(
        cells: cells, layers: weights.layers, isByColumn: weights.isByColumn)
      let count = layout.floatCount / LineLayout.alignment + 1
      if memory.count < count { memory = [SIMD16<Float>](repeating: .zero, count: count) }
    }
    let (layout, weights) = (layout, weights)
    let (classes, padded) = (classes, padded)
    let count = cells * classes
    return unsafe [Float](unsafeUninitializedCapacity: count) { result, initialized in
      unsafe memory.withUnsafeMutableBytes { bytes in
        unsafe weights.values.withUnsafeBufferPointer { values in
          guard let memory = unsafe Floats(bytes.assumingMemoryBound(to: Float.self)),
            let numbers = unsafe Floats(reading: values)
          else { return }
          // The edges of the planes must be zero; they lie elsewhere for another length.
          if isNew {
            for plane in [layout.picture] + layout.planes { plane.clearEdges(in: memory) }
          }
          fill(memory) { layout.picture.place(0, $0) }
          Self.run(memory, numbers, weights, layout)
          for cell in 0..<cells {
            Self.normalizeScores(memory, layout.scores + cell * padded, classes)
            for k in 0..<classes {
              unsafe result[cell * classes + k] = memory[layout.scores + cell * padded + k]
            }
          }
          initialized = count
        }
      }
    }
  }

  private static func run(
    _ memory: Floats, _ numbers: Floats, _ weights: LineWeights, _ layout: LineLayout
  ) {
    var source = layout.picture
    for (layer, target) in zip(weights.layers, layout.planes) {
      switch layer.kind {
      case .first:
        firstLayer(memory, from: source, to: target, numbers, layer)
      case .separable:
        Convolution.separable(
          memory, from: source, to: target, scratch: layout.scratch, numbers, layer)
      case .along:
        Convolution.along(memory, from: source, to: target, scratch: layout.scratch, numbers, layer)
      case .gate:
        applyGate(memory, to: source, scratch: layout.gate, numbers, layer)
      case .near, .columns:
        nearLayer(memory, from: source, to: target, layout, numbers, layer)
      case .cells:
        cellLayer(memory, from: source, to: target, layout, numbers, layer)
      case .scores:
        Convolution.pointwise(
          memory, from: source.place(0, 0), count: layout.cells, to: target.place(0, 0), numbers,
          Convolution.Matrix(layer), inputs: layer.inputs, rectified: false)
      }
      source = target
    }
  }

  /// Turns the scores of a cell into logarithms of probabilities.
  private static func normalizeScores(_ memory: Floats, _ start: Int, _ classes: Int) {
    var largest = memory[start]
    for k in 1..<classes { largest = max(largest, memory[start + k]) }
    var sum: Float = 0
    for first in stride(from: 0, to: classes, by: 8) {
      let powers = Exponential.exp(memory.eight(start + first) - largest)
      for k in 0..<min(8, classes - first) { sum += powers[k] }
    }
    let shift = largest + Exponential.log(sum)
    for k in 0..<classes { memory[start + k] -= shift }
  }
}
