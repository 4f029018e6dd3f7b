/// The inputs on standard input, without those that were answered before.
struct BatchInputs {
  private var lines: InputLines
  private var answered: AnsweredInputs
  private var skipped = 0
  /// The inputs left out whose earlier answer is an error.
  private(set) var skippedErrors = 0

  init(answered: AnsweredInputs, lines: InputLines = InputLines()) {
    self.answered = answered
    self.lines = lines
  }

  /// Gives out the next input or what is wrong with it; empty lines are none.
  ///
  /// - Parameter didSkip: Called for each input that is left out.
  /// - Returns: The input, or `nil` at the end.
  mutating func next(didSkip: () -> Void = {}) -> Result<BatchInput, BatchInput.Fault>? {
    while let line = lines.next() {
      guard !line.isEmpty else { continue }
      let input = Result { () throws(BatchInput.Fault) in try BatchInput(line: line) }
      let earlier =
        switch input {
        case .success(let input): answered.take(id: input.id, path: input.path)
        case .failure(let fault): answered.take(id: nil, path: fault.path)
        }
      guard let wasError = earlier else { return input }
      skipped += 1
      if wasError { skippedErrors += 1 }
      didSkip()
    }
    return nil
  }

  /// Says that standard input ended with an error of the system, where it did; returns the exit code.
  func reportFailure() -> Int32? { lines.reportFailure() }

  /// What was left out, in a sentence for people.
  func summary(of file: String) -> String {
    var text = "skipped \(skipped) inputs that \(file) answers"
    if skippedErrors > 0 { text += ", \(skippedErrors) of them with an error" }
    if !answered.isEmpty { text += "; \(answered.count) of its answers belong to no input" }
    return text
  }
}
