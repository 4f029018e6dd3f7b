/// Where everything lies for lines of one length.
struct LineLayout: Sendable {
  let cells: Int
  let picture: Plane
  let stages: [Plane]
  let taps: Int
  let hidden: Plane
  let residual: Plane
  let scores: Int
  let scratch: Int
  let gate: Int
  let floatCount: Int

  init(cells: Int, channels: [Int]) {
    self.cells = cells
    let width = LineNetwork.width(cells: cells)
    var next = 0
    func plane(_ width: Int, _ height: Int, _ channels: Int) -> Plane {
      let made = Plane(start: next, width: width, height: height, channels: channels)
      next += made.floatCount
      return made
    }
    func room(_ count: Int) -> Int {
      defer { next += count }
      return next
    }
    picture = plane(width, LineNetwork.rows, 1)
    stages = [
      plane(width / 2, 12, channels[0]),
      plane(width / 4, 6, channels[1]),
      plane(width / 4, 6, channels[2]),
      plane(width / 4, 3, channels[3]),
      plane(width / 4, 1, channels[4]),
    ]
    // Layers by the cell take four cells at a time: room for three more.
    let roundedCells = cells + 4
    taps = room(roundedCells * max(2 * channels[4], channels[5]))
    hidden = plane(roundedCells, 1, channels[5])
    residual = plane(roundedCells, 1, channels[5])
    scores = room(roundedCells * LineNetwork.paddedClasses)
    scratch = room(Convolution.tile * (channels.max() ?? 0))
    gate = room(8 * (channels[4] + channels[6]))
    floatCount = next
  }
}
