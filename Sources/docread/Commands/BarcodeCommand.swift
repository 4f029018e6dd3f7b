import DocumentReading
import IdentityDocument

/// `docread barcode`: the barcodes of pictures.
struct BarcodeCommand {
  var options: BarcodeOptions

  /// Reads every file and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the options do not hold.
  func run() throws(ReaderError) -> Int32 {
    let setup = try ReaderSetup(options.reader, deadline: .seconds(30)) {
      $0.methods = [.pdf417, .qr]
      $0.exhaustsMethods = true
    }
    var failed = false
    for file in options.files {
      let clock = ContinuousClock()
      let start = clock.now
      let json: JSONValue
      do throws(ReaderError) {
        var answer = try setup.read(file).answer
        answer.path = file
        answer.feedback = nil
        answer.milliseconds = start.duration(to: clock.now).milliseconds
        json = answer.json()
      } catch {
        failed = true
        json = AnswerError(error).answer(path: file, in: .english)
        StandardError.print("docread: \(file): \(error)")
      }
      guard StandardOutput.write(JSONLine.bytes(of: json)) else { return 1 }
    }
    return failed ? 1 : 0
  }
}
