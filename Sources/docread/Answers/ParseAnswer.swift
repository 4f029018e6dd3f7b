import DocumentReading
import IdentityDocument

/// The answer to one input of `docread parse --json`.
struct ParseAnswer: Encodable {
  var id: String?
  var mrz: ZoneTextAnswer?
  var barcode: PayloadAnswer?
  var error: AnswerError?

  init(line: [UInt8], asOf: CalendarDate) {
    guard let input = ParseInput(line: line) else {
      error = AnswerError(
        ReaderError(
          .notADocument, stage: .mrz, detail: 1,
          message: "the input line is neither a zone nor {\"id\":…,\"mrz\":…} or "
            + "{\"id\":…,\"barcode\":\"<base64>\"}"))
      return
    }
    id = input.id
    switch input.content {
    case .zone(let bytes):
      do throws(MRZError) {
        mrz = ZoneTextAnswer(try MRZ(parsing: bytes), asOf: asOf)
      } catch {
        self.error = AnswerError(
          ReaderError(.notADocument, stage: .mrz, detail: 2, message: error.message))
      }
    case .payload(let bytes):
      let payload = IdentityPayload(recognising: bytes)
      guard case .unrecognised = payload else {
        barcode = PayloadAnswer(payload, asOf: asOf)
        return
      }
      error = AnswerError(
        ReaderError(
          .notADocument, stage: .barcode, detail: 2,
          message: "the payload is of no known document (\(bytes.count) bytes)"))
    }
  }
}
