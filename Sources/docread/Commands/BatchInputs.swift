/// The inputs on standard input, without those that were answered before.
struct BatchInputs {
  private var lines: InputLines
  /// The pictures of folders, in place of lines.
  private var paths: ArraySlice<InputPath>?
  private var answered: AnsweredInputs
  private var skipped = 0
  /// The inputs left out whose earlier answer is an error.
  private(set) var skippedErrors = 0

  init(
    answered: AnsweredInputs, paths: [InputPath]? = nil, lines: InputLines = InputLines()
  ) {
    self.answered = answered
    self.paths = paths.map { $0[...] }
    self.lines = lines
  }

  /// The number of inputs, where it is known.
  var count: Int? { paths?.count }

  /// Gives out the next input or what is wrong with it; empty lines are none.
  ///
  /// - Parameters:
  ///   - number: Tells an input apart from earlier ones, those that are left out among them.
  ///   - didSkip: Called for each input that is left out.
  /// - Returns: The input, or `nil` at the end.
  mutating func next(
    numbering number: (BatchInput) -> BatchInput = { $0 }, didSkip: () -> Void = {}
  ) -> Result<BatchInput, BatchInput.Fault>? {
    while let input = nextInput()?.map(number) {
      let earlier =
        switch input {
        case .success(let input):
          // What is no text stands in an answer as U+FFFD: it may be that of another path.
          input.path.isNamedExactly ? answered.take(id: input.id, path: input.path.name) : nil
        case .failure(let fault): answered.take(id: fault.id, path: fault.path)
        }
      guard let wasError = earlier else { return input }
      skipped += 1
      if wasError { skippedErrors += 1 }
      didSkip()
    }
    return nil
  }

  private mutating func nextInput() -> Result<BatchInput, BatchInput.Fault>? {
    if paths != nil { return paths?.popFirst().map { .success(BatchInput(path: $0)) } }
    return lines.nextText().map { line in
      Result { () throws(BatchInput.Fault) in try BatchInput(line: line) }
    }
  }

  /// Says that standard input ended with an error of the system, where it did; returns the exit code.
  func reportFailure() -> Int32? { lines.reportFailure() }

  /// What was left out, in a sentence for people.
  func summary(of file: String) -> String {
    var text = "skipped \(skipped) \(skipped == 1 ? "input" : "inputs") that \(file) answers"
    if skippedErrors > 0 { text += ", \(skippedErrors) of them with an error" }
    if !answered.isEmpty {
      text +=
        "; \(answered.count) of its answers \(answered.count == 1 ? "belongs" : "belong") to no input"
    }
    return text
  }
}
