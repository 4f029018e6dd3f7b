import DocumentReading
import IdentityDocument

/// One input of `docread parse --json`, parsed.
struct ParsedInput {
  /// What it says, or why it says nothing.
  let outcome: Result<Answer, ReaderError>
  private let id: String?
  private var fault: MRZError?

  init(line: [UInt8], asOf: CalendarDate) {
    guard let input = ParseInput(line: line) else {
      id = nil
      outcome = .failure(ReaderError(.notAZoneOrPayload))
      return
    }
    id = input.id
    switch input.content {
    case .zone(let bytes):
      do throws(MRZError) {
        outcome = .success(
          Answer(zones: [ZoneSource(try MRZ(parsing: bytes))], asOf: asOf))
      } catch {
        fault = error
        outcome = .failure(ReaderError(.notAZone, ["fault": error.message]))
      }
    case .payload(let bytes):
      let barcode = BarcodeSource(bytes, asOf: asOf)
      guard barcode.isRecognised else {
        outcome = .failure(ReaderError(.unknownPayload, ["count": "\(bytes.count)"]))
        return
      }
      outcome = .success(Answer(barcodes: [barcode], asOf: asOf))
    }
  }

  /// The answer to the input.
  func json(in language: MessageLanguage) -> JSONValue {
    switch outcome {
    case .success(var answer):
      answer.id = id
      return answer.json(in: language)
    case .failure(let error):
      return AnswerError(error, fault: fault).answer(id: id, path: nil, in: language)
    }
  }

  /// Whether the input could not be parsed.
  var isError: Bool {
    if case .failure = outcome { return true }
    return false
  }
}
