/// The shape of what lies between two layers, followed from layer to layer: it refuses nets that
/// the loops cannot run.
struct LineShape {
  /// What the next layer is given.
  private enum Stage { case picture, plane, cells, columns, scores }

  private var stage = Stage.picture
  private var height = LineNetwork.rows
  /// The columns of a cell.
  private var pitch = LineNetwork.pitch
  private(set) var channels = 1

  /// Whether the last layer gives the scores.
  var isComplete: Bool { stage == .scores }

  /// Whether the layer can follow; takes it over if so.
  mutating func accept(_ layer: LineWeights.Layer) -> Bool {
    if layer.isResidual, layer.outputs != layer.inputs || layer.stride != (1, 1) { return false }
    switch (layer.kind, stage) {
    case (.first, .picture):
      stage = .plane
      (height, pitch) = (height / 2, pitch / 2)
    case (.separable, .plane):
      guard (1...2).contains(layer.stride.down), (1...2).contains(layer.stride.across) else {
        return false
      }
      if layer.isPadded {
        guard height % layer.stride.down == 0 else { return false }
        height /= layer.stride.down
      } else {
        guard layer.stride.down == 1, height > 2, !layer.isResidual else { return false }
        height -= 2
      }
      pitch /= layer.stride.across
      guard pitch >= 4 else { return false }
    case (.along, .plane):
      guard height == 1 else { return false }
    case (.gate, .plane):
      return height == 1
    case (.near, .plane):
      guard height == 1, pitch == 4 else { return false }
      stage = .cells
    case (.columns, .plane):
      guard height == 1, pitch == LineNetwork.pitch / LineNetwork.columnPitch else { return false }
      stage = .columns
    case (.cells, .cells), (.cells, .columns), (.scores, .columns):
      if layer.kind == .scores { stage = .scores }
    case (.scores, .cells):
      guard layer.outputs == LineNetwork.paddedClasses else { return false }
      stage = .scores
    default:
      return false
    }
    channels = layer.outputs
    return true
  }
}
