import DocumentReading
import IdentityDocument
import Raster

/// `docread read`: pictures for people.
struct ReadCommand {
  var options: ReadOptions

  /// Reads every file and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the options do not hold.
  func run() throws(ReaderError) -> Int32 {
    let drawing = try drawing()
    let setup = try ReaderSetup(options.reader, deadline: .seconds(30))
    let language = setup.language
    var outcomes = Outcomes(options.reader.requirement)
    for (index, file) in options.files.enumerated() {
      let clock = ContinuousClock()
      let start = clock.now
      let outcome = Result { () throws(ReaderError) in
        try setup.read(file)
      }
      let milliseconds = start.duration(to: clock.now).milliseconds
      switch outcome {
      case .success(let reading):
        outcomes.take(reading.answer)
        if options.printsJSON {
          var answer = reading.answer
          answer.path = file
          answer.milliseconds = milliseconds
          _ = StandardOutput.write(JSONLine.bytes(of: answer.json(in: language)))
        } else {
          let summary = Summary(
            reading, path: file, milliseconds: milliseconds, language: language)
          StandardOutput.print((index == 0 ? "" : "\n") + summary.description)
        }
        if let drawing, !annotate(reading, of: file, to: drawing) {
          outcomes.fail()
        }
      case .failure(let error):
        outcomes.fail()
        if options.printsJSON {
          _ = StandardOutput.write(
            JSONLine.bytes(of: AnswerError(error).answer(path: file, in: language)))
        }
        StandardError.print("docread: \(file): \(error)")
      }
    }
    return outcomes.exitCode
  }

  /// The file to draw on, checked before anything is read.
  private func drawing() throws(ReaderError) -> AnnotationFile? {
    guard let path = options.annotation else { return nil }
    do throws(ReaderError) {
      return try AnnotationFile(
        path: path, replacesFile: options.replacesAnnotation, inputs: options.files)
    } catch {
      guard error.reason == .outputExists else { throw error }
      var error = error
      error.message += "; --force replaces it"
      throw error
    }
  }

  private func annotate(_ reading: Reading, of file: String, to drawing: AnnotationFile) -> Bool {
    do throws(ReaderError) {
      try reading.annotate(pictureAt: file, to: drawing)
      return true
    } catch {
      StandardError.print("docread: \(drawing.path): \(error)")
      return false
    }
  }
}

extension Duration {
  /// The duration in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
