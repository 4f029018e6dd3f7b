import Dispatch
import Glibc

/// Ends a run at Ctrl-C or `SIGTERM`: between two answers, with the totals and how to go on.
struct BatchInterruption: ~Copyable {
  private let sources: [any DispatchSourceSignal]

  /// Watches for the signals; the second of a kind ends the process at once.
  ///
  /// - Parameter ending: Says the totals while no answer is being written, and ends the process with
  ///   the exit code that it is given.
  init(ending: @escaping @Sendable (Int32) -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: DispatchQueue(label: "docread.signal.\(number)"))
      source.setEventHandler {
        _ = signal(number, SIG_DFL)
        ending(128 + number)
      }
      source.activate()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// Ends the watch.
  consuming func end() {}
}
