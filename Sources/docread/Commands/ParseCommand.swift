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
      while let line = lines.nextText() {
        let input = ParsedInput(line: line, asOf: asOf, leniency: options.leniency)
        guard answer(input, &outcomes) else { return StandardOutput.reportFailure() }
      }
      return lines.reportFailure() ?? outcomes.exitCode
    }
    if let answered = answerLines(asOf: asOf, &outcomes) {
      return answered ? outcomes.exitCode : StandardOutput.reportFailure()
    }
    do throws(ReaderError) {
      let input = try whole(from: &lines, asOf: asOf)
      if let code = lines.reportFailure() { return code }
      guard options.printsJSON ? answer(input, &outcomes) : summarise(input, &outcomes) else {
        return StandardOutput.reportFailure()
      }
      return outcomes.exitCode
    } catch {
      StandardError.print(error, in: options.language)
      return 1
    }
  }

  /// Answers each line of a file in JSON, where its first line is an input by itself.
  ///
  /// - Returns: Whether all could be written; `nil` where the file is one input, or there is none.
  private func answerLines(asOf: CalendarDate, _ outcomes: inout Outcomes) -> Bool? {
    guard options.printsJSON, let text = options.text,
      let bytes = try? InputFile.bytes(text, limit: Self.longestFile)
    else { return nil }
    let mark = Array("\u{FEFF}".utf8)
    let lines = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
      .split(separator: .ascii("\n")).map { Array($0).withoutCarriageReturn }
      .filter { !$0.isEmpty }
    func parsed(_ line: [UInt8]) -> ParsedInput {
      ParsedInput(line: line, asOf: asOf, leniency: options.leniency)
    }
    guard let first = lines.first else { return nil }
    if InputObject.begins(first) {
      // Payloads may be objects, too.
      if case .none = ParseInput(line: first).content { return nil }
    } else {
      guard lines.count > 1, case .success = parsed(first).outcome else { return nil }
    }
    return lines.allSatisfy { answer(parsed($0), &outcomes) }
  }

  /// The text of the command line, a file's contents or all of standard input, as one input.
  private func whole(
    from lines: inout InputLines, asOf: CalendarDate
  ) throws(ReaderError) -> ParsedInput {
    guard let text = options.text else {
      // One byte more than is allowed shows that there are more.
      let bytes = lines.rest(limit: Self.longestFile + 1)
      guard bytes.count <= Self.longestFile else {
        throw ReaderError(
          .fileTooLarge, message: "standard input has more than \(Self.longestFile) bytes")
      }
      let content = ParseInput.Content.any(bytes)
      return ParsedInput(ParseInput(content: content), asOf: asOf, leniency: options.leniency)
    }
    // No zone and no payload is the path of a file by chance: one has line ends, | or fillers.
    do throws(ReaderError) {
      let bytes = try InputFile.bytes(text, limit: Self.longestFile)
      return ParsedInput(
        ParseInput(content: .any(bytes)), asOf: asOf, leniency: options.leniency)
    } catch {
      let input = ParsedInput(line: Array(text.utf8), asOf: asOf, leniency: options.leniency)
      guard case .failure = input.outcome, Self.mayBePath(text, error) else { return input }
      return ParsedInput(unreadable: text, error.ofFile(text))
    }
  }

  /// Whether a text that says nothing may have been meant as the path of a file that cannot be read.
  private static func mayBePath(_ text: String, _ error: ReaderError) -> Bool {
    let areThere: [ErrorCode] = [.isDirectory, .permissionDenied, .notRegularFile, .fileTooLarge]
    guard error.reason == .fileNotFound else { return areThere.contains(error.reason) }
    // A path is no secret; a zone or a payload is.
    let hasPlace = text.contains { $0 == "." || $0 == "/" }
    return hasPlace && text.utf8.count < 256 && !text.contains { "<|{@?=+\n".contains($0) }
      && !text.contains("://")
      && 2 * text.count { $0.isNumber } < text.count
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
      // Whoever gave the text at a terminal may see it; a log may not.
      let fault = input.faultDescription(isDrawn: StandardError.isTerminal)
      // Where in a text the fault is has words in one language alone.
      if let fault {
        StandardError.print("docread: \(fault)")
      } else {
        StandardError.print(error, in: options.language)
      }
      return true
    }
  }
}
