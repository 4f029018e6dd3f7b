import DocumentReading
import IdentityDocument

/// `docread session FRONT BACK`: two pictures of one document, merged.
struct SessionCommand {
  var options: SessionOptions

  /// Reads both pictures and returns the exit code.
  func run() -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    var answer = SessionAnswer(front: options.front, back: options.back)
    do throws(ReaderError) {
      let reader = try ReaderSetup(options.reader)
      var session = ScanSession(
        configuration: reader.configuration ?? ReaderConfiguration(),
        requiredCodes: options.requiredCodes)
      try session.add(reader.reader.read(contentsOfFile: options.front), side: .front)
      if session.nextSide != nil {
        try session.add(reader.reader.read(contentsOfFile: options.back), side: .back)
      }
      answer.take(session.partialResult)
      _ = try session.result()
    } catch {
      answer.error = AnswerError(error)
      StandardError.print("docread: \(error)")
    }
    answer.milliseconds = JSONLine.rounded(start.duration(to: clock.now).milliseconds)
    guard StandardOutput.write(JSONLine.bytes(of: answer)) else { return 1 }
    return answer.error == nil ? 0 : 1
  }
}
