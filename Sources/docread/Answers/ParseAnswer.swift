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
        ReaderError(.notAZoneOrPayload))
      return
    }
    id = input.id
    switch input.content {
    case .zone(let bytes):
      do throws(MRZError) {
        mrz = ZoneTextAnswer(try MRZ(parsing: bytes), asOf: asOf)
      } catch {
        self.error = AnswerError(
          ReaderError(.notAZone, ["fault": error.message]))
      }
    case .payload(let bytes):
      let payload = IdentityPayload(recognising: bytes)
      guard case .unrecognised = payload else {
        barcode = PayloadAnswer(payload, asOf: asOf)
        return
      }
      error = AnswerError(
        ReaderError(.unknownPayload, ["count": "\(bytes.count)"]))
    }
  }
}
