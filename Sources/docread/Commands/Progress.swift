/// The progress of a run without a known length, drawn on standard error when that is a terminal.
struct Progress {
  private let isShown = StandardError.isTerminal
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastDrawing: ContinuousClock.Instant
  private(set) var count = 0

  init() {
    start = clock.now
    lastDrawing = start
  }

  /// Counts one input more.
  mutating func advance() {
    count += 1
    guard isShown else { return }
    let now = clock.now
    guard lastDrawing.duration(to: now) > .milliseconds(200) else { return }
    lastDrawing = now
    draw(end: "")
  }

  /// Draws the last state and leaves the line.
  func finish() {
    guard isShown else { return }
    draw(end: "\n")
  }

  private func draw(end: String) {
    let seconds = start.duration(to: clock.now).milliseconds / 1000
    let rate = seconds > 0 ? Double(count) / seconds : 0
    var console = StandardError()
    console.write("\r\(count) answered, \(JSONLine.rounded(rate, places: 1))/s\u{1B}[K\(end)")
  }
}
