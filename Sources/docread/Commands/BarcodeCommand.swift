import DocumentReading
import IdentityDocument

/// `docread barcode`: the barcodes of pictures.
struct BarcodeCommand {
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
      let json: JSONValue
      do throws(ReaderError) {
        var answer = try reader.read(contentsOfFile: file).answer
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
