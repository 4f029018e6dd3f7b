import DocumentReading
import IdentityDocument

/// `docread barcode`: the barcodes of pictures.
struct BarcodeCommand {
  /// The answer to one file.
  private struct Answer: Encodable {
    var path: String
    var barcodes: [BarcodeAnswer]?
    var error: AnswerError?
    var milliseconds: Double?
  }

  var files: [String]

  /// Reads every file and returns the exit code.
  func run() -> Int32 {
    var options = ReaderConfiguration(asOf: CalendarDate.today)
    options.methods = [.pdf417, .qr]
    options.exhaustsMethods = true
    let reader = DocumentReader(configuration: options)
    var failed = false
    for file in files {
      let clock = ContinuousClock()
      let start = clock.now
      var answer = Answer(path: file)
      do throws(ReaderError) {
        answer.barcodes = try reader.read(contentsOfFile: file).barcodes.map(BarcodeAnswer.init)
        answer.milliseconds = JSONLine.rounded(start.duration(to: clock.now).milliseconds)
      } catch {
        failed = true
        answer.error = AnswerError(error)
        StandardError.print("docread: \(file): \(error)")
      }
      guard StandardOutput.write(JSONLine.bytes(of: answer)) else { return 1 }
    }
    return failed ? 1 : 0
  }
}
