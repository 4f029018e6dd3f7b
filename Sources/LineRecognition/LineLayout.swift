/// Where everything lies for lines of one length.
struct LineLayout: Sendable {
  /// The cells, or columns, that get scores.
  let cells: Int
  let picture: Plane
  /// What each layer writes; a gate works in the plane before it.
  let planes: [Plane]
  /// Room for one layer's filtered cells.
  let taps: Int
  let scores: Int
  let scratch: Int
  let gate: Int
  let floatCount: Int

  /// The floats that the kernels take at a time.
  static let alignment = SIMD16<Float>.scalarCount

  init(cells: Int, layers: [LineWeights.Layer], isByColumn: Bool) {
    self.cells = cells
    var next = 0
    /// Goes on at the next multiple of what the kernels take at a time.
    func align() { next = (next + Self.alignment - 1) / Self.alignment * Self.alignment }
    func plane(_ width: Int, _ height: Int, _ channels: Int) -> Plane {
      align()
      let made = Plane(start: next, width: width, height: height, channels: channels)
      next += made.floatCount
      return made
    }
    func room(_ count: Int) -> Int {
      align()
      defer { next += count }
      return next
    }
    let width =
      isByColumn ? LineNetwork.columnPitch * cells : LineNetwork.width(cells: cells)
    picture = plane(width, LineNetwork.rows, 1)
    var planes: [Plane] = []
    var last = picture
    var (widestTaps, widest) = (0, 0)
    // Layers by the cell take four cells at a time: room for three more.
    let roundedCells = cells + 4
    for layer in layers {
      widest = max(widest, layer.inputs, layer.outputs)
      switch layer.kind {
      case .first:
        last = plane(last.width / 2, last.height / 2, layer.outputs)
      case .separable:
        let height = layer.isPadded ? last.height / layer.stride.down : last.height - 2
        last = plane(last.width / layer.stride.across, height, layer.outputs)
      case .along:
        last = plane(last.width, 1, layer.outputs)
      case .gate:
        break
      case .near, .columns:
        widestTaps = max(widestTaps, 2 * layer.inputs)
        last = plane(roundedCells, 1, layer.outputs)
      case .cells, .scores:
        widestTaps = max(widestTaps, layer.inputs)
        last = plane(roundedCells, 1, layer.outputs)
      }
      planes.append(last)
    }
    self.planes = planes
    taps = room(roundedCells * widestTaps)
    scratch = room(Convolution.tile * widest)
    gate = room(8 * 2 * widest)
    scores = last.place(0, 0)
    floatCount = next
  }
}
