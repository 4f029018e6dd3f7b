/// The progress of a run, drawn on standard error when that is a terminal: a bar, the rate, the time
/// left where the number of inputs is known.
struct Progress {
  private static let width = 24

  private let isShown = StandardError.isTerminal
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastDrawing: ContinuousClock.Instant
  private let total: Int?
  private var answered = 0
  private var skipped = 0

  /// Begins a run.
  ///
  /// - Parameter total: The number of inputs, where it is known; asked for only when it is shown.
  init(total: () -> Int?) {
    start = clock.now
    lastDrawing = start
    self.total = isShown ? total() : nil
  }

  /// Counts one answer more.
  mutating func advance() {
    answered += 1
    show()
  }

  /// Counts one input more that was answered before.
  mutating func skip() {
    skipped += 1
    show()
  }

  private mutating func show() {
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
    var console = StandardError()
    let line = Self.line(answered: answered, skipped: skipped, of: total, seconds: seconds)
    console.write("\r\(line)\u{1B}[K\(end)")
  }

  /// The line that is drawn; what was skipped is done, and says nothing about the rate.
  static func line(answered: Int, skipped: Int, of total: Int?, seconds: Double) -> String {
    let rate = seconds > 0 ? Double(answered) / seconds : 0
    let rateText = "\(JSONLine.rounded(rate, places: 1))/s"
    let skippedText = skipped > 0 ? ", \(skipped) skipped" : ""
    guard let total, total > 0 else { return "\(answered) answered, \(rateText)\(skippedText)" }
    let done = answered + skipped
    let filled = min(width, width * done / total)
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let left = rate > 0 ? Double(max(0, total - done)) / rate : 0
    let remaining = Int(left.rounded(.up))
    let time = "\(remaining / 60):\(remaining % 60 < 10 ? "0" : "")\(remaining % 60) left"
    return "[\(bar)] \(done) of \(total), \(rateText), \(time)\(skippedText)"
  }
}
