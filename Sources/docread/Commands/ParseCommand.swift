import DocumentReading
import IdentityDocument

/// `docread parse`: texts and payloads, without pictures.
struct ParseCommand {
  /// The most bytes of a file that are parsed; a payload of a barcode has less than 3 kB.
  private static let longestFile = 16 << 20

  var options: ParseOptions

  /// Parses everything and returns the exit code.
  func run() -> Int32 {
    let asOf = options.asOf ?? CalendarDate.today
    var outcomes = Outcomes(options.requirement)
    var lines = InputLines()
    if options.printsJSON, options.text == nil {
      while let line = lines.next() {
        guard !line.isEmpty else { continue }
        let input = ParsedInput(line: line, asOf: asOf, leniency: options.leniency)
        guard answer(input, &outcomes) else { return StandardOutput.reportFailure() }
      }
      return lines.reportFailure() ?? outcomes.exitCode
    }
    do throws(ReaderError) {
      let input = try whole(from: &lines, asOf: asOf)
      if let code = lines.reportFailure() { return code }
      guard options.printsJSON ? answer(input, &outcomes) : summarise(input, &outcomes) else {
        return StandardOutput.reportFailure()
      }
      return outcomes.exitCode
    } catch {
      StandardError.print("docread: \(error)")
      return 1
    }
  }

  /// The text of the command line, a file's contents or all of standard input, as one input.
  private func whole(
    from lines: inout InputLines, asOf: CalendarDate
  ) throws(ReaderError) -> ParsedInput {
    guard let text = options.text else {
      let content = ParseInput.Content.any(lines.rest())
      return ParsedInput(ParseInput(content: content), asOf: asOf, leniency: options.leniency)
    }
    // No zone and no payload is the path of a file by chance: one has line ends, | or fillers.
    if let bytes = try? InputFile.bytes(text, limit: Self.longestFile) {
      return ParsedInput(
        ParseInput(content: .any(bytes)), asOf: asOf, leniency: options.leniency)
    }
    return ParsedInput(line: Array(text.utf8), asOf: asOf, leniency: options.leniency)
  }

  /// Answers one input in JSON; `false` where nobody reads the answers any more.
  private func answer(_ input: ParsedInput, _ outcomes: inout Outcomes) -> Bool {
    switch input.outcome {
    case .success(let answer): outcomes.take(answer)
    case .failure: outcomes.fail()
    }
    return StandardOutput.write(JSONLine.bytes(of: input.json(in: options.language)))
  }

  /// Prints one input for people.
  private func summarise(_ input: ParsedInput, _ outcomes: inout Outcomes) -> Bool {
    switch input.outcome {
    case .success(let answer):
      outcomes.take(answer)
      return StandardOutput.show(TextSummary(answer, in: options.language).description)
    case .failure(let error):
      outcomes.fail()
      // Who gave the text may see it.
      StandardError.print("docread: \(input.fault?.debugDescription ?? error.description)")
      return true
    }
  }
}
