import DocumentReading
import IdentityDocument

/// `docread parse`: texts and payloads, without pictures.
struct ParseCommand {
  var options: ParseOptions

  /// Parses everything and returns the exit code.
  func run() -> Int32 {
    let asOf = options.asOf ?? CalendarDate.today
    guard options.printsJSON else { return summarise(asOf: asOf) }
    if let text = options.text { return answer(Array(text.utf8), asOf: asOf) ?? 1 }
    var lines = InputLines()
    var failed = false
    while let line = lines.next() {
      guard !line.isEmpty else { continue }
      guard let code = answer(line, asOf: asOf) else { return 1 }
      if code != 0 { failed = true }
    }
    return lines.reportFailure() ?? (failed ? 1 : 0)
  }

  /// Answers one line; `nil` where nobody reads the answers any more.
  private func answer(_ line: [UInt8], asOf: CalendarDate) -> Int32? {
    let input = ParsedInput(line: line, asOf: asOf)
    guard StandardOutput.write(JSONLine.bytes(of: input.json(in: options.language))) else {
      return nil
    }
    return input.isError ? 1 : 0
  }

  /// Prints one zone for people.
  private func summarise(asOf: CalendarDate) -> Int32 {
    var input = InputLines()
    let bytes = options.text.map { Array($0.utf8) } ?? input.rest()
    if let code = input.reportFailure() { return code }
    do throws(MRZError) {
      let mrz = try MRZ(parsing: bytes)
      StandardOutput.print(ZoneSummary(mrz, asOf: asOf, in: options.language).description)
      return 0
    } catch {
      // Who gave the text may see it.
      StandardError.print("docread: \(error.debugDescription)")
      return 1
    }
  }
}
