/// A line on a terminal that says how much is done, how fast, and how long it will take.
struct ProgressBar {
  private let label: String
  private let total: Int
  private let isShown: Bool
  private let start = Stopwatch()
  private var done = 0
  private var lastDrawn = -1.0

  /// Makes a bar that is drawn on standard error, where that is a terminal.
  init(_ label: String, total: Int, isQuiet: Bool) {
    self.label = label
    self.total = total
    isShown = !isQuiet && total > 0 && StandardStream.error.isTerminal
  }

  /// Counts one step, and draws at most ten times a second.
  mutating func advance() {
    done += 1
    guard isShown else { return }
    let seconds = Double(start.elapsed().wall) / 1e9
    guard seconds - lastDrawn >= 0.1 || done == total else { return }
    lastDrawn = seconds
    var stream = StandardStream.error
    stream.write("\r\(Self.line(label, done: done, total: total, seconds: seconds))\u{1B}[K")
  }

  /// Takes the line away again.
  func finish() {
    guard isShown else { return }
    var stream = StandardStream.error
    stream.write("\r\u{1B}[K")
  }

  /// The line: label, bar, counts, rate, time left.
  static func line(_ label: String, done: Int, total: Int, seconds: Double) -> String {
    let width = 24
    let filled = total > 0 ? min(width, max(0, done * width / total)) : 0
    let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: width - filled)
    let rate = seconds > 0 ? Double(done) / seconds : 0
    let left = rate > 0 ? Double(total - done) / rate : 0
    return "\(label) \(bar) \(done)/\(total)  \(rate.formatted(1))/s  \(left.formatted(0)) s left"
  }
}
