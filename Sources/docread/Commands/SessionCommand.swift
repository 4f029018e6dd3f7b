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
    let setup = try ReaderSetup(options.reader, deadline: .seconds(30)) {
      if !options.requiredCodes.isEmpty { $0.exhaustsMethods = true }
    }
    let (pictures, previous) = try pictures(setup.configuration)
    var session = ScanSession(
      configuration: setup.configuration, requiredCodes: options.requiredCodes,
      previous: previous?.result)
    var answer = SessionAnswer(
      paths: pictures, asOf: setup.asOf, configuration: setup.configuration, previous: previous)
    for (side, path) in pictures.sorted(by: { $0.key == .front && $1.key == .back }) {
      do throws(ReaderError) {
        let reading = try setup.readFirstPage(of: path)
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
      answer.failChip(with: error)
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
    let line = JSONLine.bytes(of: answer.json(in: setup.language))
    guard StandardOutput.write(line) else { return 1 }
    var outcomes = Outcomes(options.reader.requirement)
    outcomes.take(answer.answer(in: setup.language))
    if answer.error != nil { outcomes.fail() }
    return outcomes.exitCode
  }

  /// The pictures by side, and the earlier session without the sides that are read anew.
  private func pictures(
    _ configuration: ReaderConfiguration
  ) throws(ReaderError) -> ([Side: String], PreviousSession?) {
    var pictures: [Side: String] = [:]
    (pictures[.front], pictures[.back]) = (options.front, options.back)
    guard let file = options.previous else { return (pictures, nil) }
    var previous = try PreviousSession(file: file)
    if let path = options.next {
      let session = ScanSession(
        configuration: configuration, requiredCodes: options.requiredCodes,
        previous: previous.result)
      pictures[session.nextSide ?? .back] = path
    }
    for side in pictures.keys { previous.drop(side) }
    return (pictures, previous)
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
