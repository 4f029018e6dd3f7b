import ChipVerification
import DocumentReading
import Glibc
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
    let setup = try ReaderSetup(options.reader) {
      if !options.requiredCodes.isEmpty { $0.exhaustsMethods = true }
    }
    try setup.prepare()
    guard let (pictures, previous) = try pictures(setup) else {
      StandardError.print("docread: \(UsageError.missingSide)\n\(Help.hint(for: "session"))")
      return EX_USAGE
    }
    var session = ScanSession(
      configuration: setup.configuration, requiredCodes: options.requiredCodes,
      previous: previous?.result)
    var answer = SessionAnswer(
      paths: pictures.mapValues(\.file.name), asOf: setup.asOf, configuration: setup.configuration,
      previous: previous)
    for (side, path) in pictures.sorted(by: { $0.key == .front && $1.key == .back }) {
      do throws(ReaderError) {
        let reading = try setup.read(path, on: side)
        answer.take(reading, on: side)
        try session.add(reading, of: ScanFrame(id: path.name), side: side)
      } catch {
        answer.fail(with: error, on: side)
        StandardError.print(error, of: path.name, in: setup.language)
      }
    }
    do throws(InputFolder.Fault) {
      answer.chip = try chip(asOf: setup.asOf)
    } catch {
      answer.failChip(with: error.error, at: error.path)
      StandardError.print(error.error, in: setup.language)
    }
    answer.take(session.partialResult)
    if answer.error == nil {
      do throws(ReaderError) {
        _ = try session.result()
      } catch {
        answer.fail(with: error)
        StandardError.print(error, in: setup.language)
      }
    }
    answer.milliseconds = start.duration(to: clock.now).milliseconds
    let line = JSONLine.bytes(of: answer.json(in: setup.language))
    guard StandardOutput.write(line) else { return StandardOutput.reportFailure() }
    var outcomes = Outcomes(options.reader.requirement)
    outcomes.take(answer.answer(in: setup.language))
    if answer.error != nil { outcomes.fail() }
    return setup.exitCode(of: outcomes)
  }

  /// The pictures by side, and the earlier session without the sides that are read anew; `nil` where
  /// a side is missing.
  private func pictures(
    _ setup: ReaderSetup
  ) throws(ReaderError) -> ([Side: PagePath], PreviousSession?)? {
    var pictures: [Side: PagePath] = [:]
    // In one step: two names that are no text may look alike.
    let words = [options.front, options.back, options.next]
    var paths = PagePath.paths(of: words.compactMap(\.self))[...]
    setup.cutOuts?.spare(paths.map(\.file))
    if options.front != nil { pictures[.front] = paths.popFirst() }
    if options.back != nil { pictures[.back] = paths.popFirst() }
    let next = paths.popFirst()
    guard let file = options.previous else {
      guard let path = next else { return (pictures, nil) }
      return bothSides(in: path, setup).map { ($0, nil) }
    }
    var previous = try PreviousSession(file: file)
    if let next {
      let session = ScanSession(
        configuration: setup.configuration, requiredCodes: options.requiredCodes,
        previous: previous.result)
      pictures[session.nextSide ?? .back] = next
    }
    for side in pictures.keys { previous.drop(side) }
    return (pictures, previous)
  }

  /// The first two pages of a file, the front and the back; `nil` where it has one page alone.
  ///
  /// A file that cannot be opened is named as the front, which answers with its error.
  private func bothSides(in path: PagePath, _ setup: ReaderSetup) -> [Side: PagePath]? {
    guard path.page == nil, !path.file.isStandardInput else { return nil }
    let pages: DocumentPages
    do throws(ReaderError) {
      pages = try setup.pages(of: path.file)
    } catch {
      return [.front: path]
    }
    guard pages.count > 1 else { return nil }
    if pages.count > 2 {
      StandardError.print(
        "docread: \(path.name) has \(pages.count) pages; the first two are read")
    }
    return [.front: PagePath(path.file, page: 1), .back: PagePath(path.file, page: 2)]
  }

  /// The chip that the user named, judged, where there is one.
  private func chip(asOf day: CalendarDate) throws(InputFolder.Fault) -> ChipAnswer? {
    guard let path = options.chip else { return nil }
    let input = try ChipInput(
      [path], anchors: options.anchors, at: nil, asOf: day)
    for (path, reason) in input.faults {
      StandardError.print("docread: \(path): no trust anchors (\(reason))")
    }
    return input.chip
  }
}
