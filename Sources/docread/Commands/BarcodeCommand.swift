import DocumentReading
import IdentityDocument

/// `docread barcode`: the barcodes of pictures.
struct BarcodeCommand {
  var options: BarcodeOptions

  /// Reads every page of every file and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the options do not hold.
  func run() throws(ReaderError) -> Int32 {
    let setup = try ReaderSetup(options.reader) {
      $0.methods = [.pdf417, .qr]
      $0.exhaustsMethods = true
    }
    var outcomes = Outcomes(nil)
    var pictures = InputPictures(options.files, setup)
    while let picture = pictures.next() {
      for page in picture.pages(chosen: nil) {
        let clock = ContinuousClock()
        let start = clock.now
        let json: JSONValue
        do throws(ReaderError) {
          var answer = try setup.read(try picture.pages.get(), page: page ?? 1, of: picture.path)
            .answer
          answer.path = picture.path.name
          answer.feedback = nil
          answer.milliseconds = start.duration(to: clock.now).milliseconds
          json = answer.json(in: setup.language)
        } catch {
          outcomes.fail()
          json = AnswerError(error).answer(
            path: picture.path.name, page: picture.count == nil ? nil : page, of: picture.count,
            in: setup.language)
          StandardError.print(error, of: picture.path.name, in: setup.language)
        }
        guard StandardOutput.write(JSONLine.bytes(of: json)) else {
          return StandardOutput.reportFailure()
        }
      }
    }
    return outcomes.exitCode
  }
}
