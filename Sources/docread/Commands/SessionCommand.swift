import ChipVerification
import DocumentReading
import IdentityDocument

/// `docread session FRONT BACK`: two pictures of one document, merged.
struct SessionCommand {
  var options: SessionOptions

  /// Reads both pictures, always, and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the options do not hold.
  func run() throws(ReaderError) -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    let setup = try ReaderSetup(
      options.reader, exhaustsMethods: !options.requiredCodes.isEmpty)
    var session = ScanSession(
      configuration: setup.configuration,
      requiredCodes: options.requiredCodes)
    var answer = SessionAnswer(
      front: options.front, back: options.back, asOf: setup.asOf,
      configuration: setup.configuration)
    for (side, path) in [(Side.front, options.front), (.back, options.back)] {
      do throws(ReaderError) {
        let reading = try setup.reader.read(contentsOfFile: path)
        answer.take(reading, on: side)
        try session.add(reading, of: ScanFrame(id: path), side: side)
      } catch {
        answer.fail(with: error, on: side)
        StandardError.print("docread: \(path): \(error)")
      }
    }
    do throws(ReaderError) {
      answer.chip = try chip()
    } catch {
      answer.fail(with: error)
      StandardError.print("docread: \(error)")
    }
    answer.take(session.partialResult)
    if answer.error == nil {
      do throws(ReaderError) {
        _ = try session.result()
      } catch {
        answer.fail(with: error)
        StandardError.print("docread: \(error)")
      }
    }
    answer.milliseconds = start.duration(to: clock.now).milliseconds
    let line = JSONLine.bytes(of: answer.json(in: options.reader.language))
    guard StandardOutput.write(line) else { return 1 }
    return answer.error == nil ? 0 : 1
  }

  /// The chip that the user named, judged, where there is one.
  private func chip() throws(ReaderError) -> ChipAnswer? {
    guard let path = options.chip else { return nil }
    let input = try ChipInput([path], anchors: options.anchors, at: nil)
    for (path, reason) in input.faults {
      StandardError.print("docread: \(path): no trust anchors (\(reason))")
    }
    return input.chip
  }
}
