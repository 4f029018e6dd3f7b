import DocumentReading
import IdentityDocument

/// `docread burst`: frames of one document, answered once.
struct BurstCommand {
  var options: BurstOptions

  /// Reads every frame and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the options do not hold.
  func run() throws(ReaderError) -> Int32 {
    let setup = try ReaderSetup(options.reader)
    try setup.prepare()
    let drawing = try AnnotationFile.drawing(
      to: options.annotation, replacesFile: options.reader.replacesFiles, inputs: options.paths)
    var frames = FrameInputs(options.paths, setup)
    var answer = BurstAnswer(configuration: setup.configuration)
    let clock = ContinuousClock()
    let start = clock.now
    while true {
      let began = clock.now
      guard let frame = frames.next() else { break }
      do throws(ReaderError) {
        let image = try frame.image.get()
        let reading = try image.map { (image) throws(ReaderError) in
          try setup.read(image, of: answer.present, since: began)
        }
        answer.add(reading ?? setup.reader.cutShortReading(), of: frame.place)
      } catch {
        answer.fail(with: error, on: frame.place)
        StandardError.print(error, of: frame.place.path, in: setup.language)
      }
    }
    answer.rank()
    if setup.readsPage, let place = answer.place {
      do throws(ReaderError) {
        answer.printed = try setup.read(
          try frames.pages(of: place), page: place.index + 1, of: place.file)
      } catch {
        answer.failToReadPrint(with: error, of: place)
        StandardError.print(error, of: place.path, in: setup.language)
      }
    }
    let milliseconds = start.duration(to: clock.now).milliseconds
    answer.milliseconds = milliseconds
    if options.printsRate { StandardError.print(rate(of: answer.frameCount, in: milliseconds)) }
    guard write(answer, in: setup.language) else { return StandardOutput.reportFailure() }
    var outcomes = Outcomes(options.reader.requirement)
    if let document = answer.answer { outcomes.take(document) }
    if !answer.errors.isEmpty { outcomes.fail() }
    if let drawing, !annotate(answer, of: frames, to: drawing) { outcomes.fail() }
    return setup.exitCode(of: outcomes)
  }

  /// Writes the answer; for people nothing where no frame could be read, which was said.
  private func write(_ answer: BurstAnswer, in language: MessageLanguage) -> Bool {
    if options.printsJSON {
      return StandardOutput.write(JSONLine.bytes(of: answer.json(in: language)))
    }
    guard answer.frameCount > 0 else { return true }
    return StandardOutput.show(answer.summary(in: language))
  }

  private func rate(of count: Int, in milliseconds: Double) -> String {
    let rate = JSONLine.rounded(Double(count) * 1000 / max(milliseconds, 0.001), places: 1)
    return
      "docread: \(count) \(count == 1 ? "frame" : "frames") in \(JSONLine.rounded(milliseconds, places: 1)) ms, "
      + "\(rate) frames a second"
  }

  private func annotate(
    _ answer: BurstAnswer, of frames: FrameInputs, to drawing: AnnotationFile
  ) -> Bool {
    guard let place = answer.place else {
      StandardError.print("docread: \(drawing.path): no frame shows a document")
      return false
    }
    do throws(ReaderError) {
      try answer.first.reading.annotate(
        page: place.index + 1, of: try frames.pages(of: place), to: drawing)
      return true
    } catch {
      StandardError.print(error, of: drawing.path, in: answer.first.configuration.language)
      return false
    }
  }
}
