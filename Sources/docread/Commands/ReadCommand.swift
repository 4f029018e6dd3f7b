import DocumentReading
import Glibc
import IdentityDocument
import Raster

/// `docread read`: pictures for people.
struct ReadCommand {
  var options: ReadOptions

  /// Reads every page of every file and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the options do not hold.
  func run() throws(ReaderError) -> Int32 {
    if options.annotation != nil, InputPath.paths(of: options.files).contains(where: \.isFolder) {
      StandardError.print("docread: \(UsageError.oneFileOnly(option: "--annotate")): no folder")
      return EX_USAGE
    }
    let drawing = try AnnotationFile.drawing(
      to: options.annotation, replacesFile: options.reader.replacesFiles, inputs: options.files)
    let setup = try ReaderSetup(options.reader)
    try setup.prepare()
    var outcomes = Outcomes(options.reader.requirement)
    var isFirst = true
    if let table = options.table, !StandardOutput.write(table.heading) {
      return StandardOutput.reportFailure()
    }
    var pictures = InputPictures(options.files, setup)
    while let picture = pictures.next() {
      for page in picture.pages(chosen: options.pageNumber, onlyFirst: drawing != nil) {
        let clock = ContinuousClock()
        let start = clock.now
        let outcome = Result { () throws(ReaderError) in
          try setup.read(try picture.pages.get(), page: page ?? 1, of: picture.path)
        }
        let milliseconds = start.duration(to: clock.now).milliseconds
        switch outcome {
        case .success(let reading):
          outcomes.take(reading.answer)
          guard
            print(reading, of: picture.path, milliseconds, setup.language, isFirst: isFirst)
          else { return StandardOutput.reportFailure() }
          isFirst = false
          if let drawing,
            !annotate(reading, page: page ?? 1, of: picture, to: drawing, setup.language)
          {
            outcomes.fail()
          }
        case .failure(let error):
          outcomes.fail()
          guard print(error, of: picture, page: page, setup.language) else {
            return StandardOutput.reportFailure()
          }
        }
      }
    }
    return setup.exitCode(of: outcomes)
  }

  /// Prints an answer; `false` where standard output does not take it.
  private func print(
    _ reading: Reading, of path: InputPath, _ milliseconds: Double, _ language: MessageLanguage,
    isFirst: Bool
  ) -> Bool {
    guard options.printsJSON || options.table != nil else {
      let place = reading.pageNumber.map { "\(path.name), page \($0)" } ?? path.name
      let summary = Summary(reading, path: place, milliseconds: milliseconds, language: language)
      return StandardOutput.show((isFirst ? "" : "\n") + summary.description)
    }
    var answer = reading.answer
    answer.path = path.name
    answer.milliseconds = milliseconds
    return StandardOutput.write(
      options.table?.row(of: answer) ?? JSONLine.bytes(of: answer.json(in: language)))
  }

  /// Prints an error; `false` where standard output does not take it.
  private func print(
    _ error: ReaderError, of picture: InputPictures.Picture, page: Int?,
    _ language: MessageLanguage
  ) -> Bool {
    let path = picture.path.name
    let (answer, count) = (AnswerError(error), picture.count)
    let number = count == nil ? nil : page
    StandardError.print(error, of: path + (number.map { ", page \($0)" } ?? ""), in: language)
    if options.printsJSON {
      let json = answer.answer(path: path, page: number, of: count, in: language)
      return StandardOutput.write(JSONLine.bytes(of: json))
    }
    return options.table.map {
      StandardOutput.write($0.row(of: answer, id: nil, path: path, page: number))
    } ?? true
  }

  private func annotate(
    _ reading: Reading, page: Int, of picture: InputPictures.Picture, to drawing: AnnotationFile,
    _ language: MessageLanguage
  ) -> Bool {
    do throws(ReaderError) {
      try reading.annotate(page: page, of: try picture.pages.get(), to: drawing)
      return true
    } catch {
      StandardError.print(error, of: drawing.path, in: language)
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
