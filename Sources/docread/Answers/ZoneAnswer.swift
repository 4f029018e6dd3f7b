import DocumentReading
import IdentityDocument

/// The zone of a picture in an answer.
struct ZoneAnswer: Encodable {
  /// A character that was changed after recognition.
  struct Correction: Encodable {
    var line: Int
    var column: Int
    var read: String
    var corrected: String
    var proof: String
  }

  var format: String
  var lines: [String]
  var idNumberValid: Bool
  var dobValid: Bool
  var expiryDateValid: Bool
  var personalNumberValid: Bool
  var compositeValid: Bool
  var checks: ChecksAnswer
  var corrections: [Correction]
  var confidence: Double
  var engine: String
  var accepted: Bool
  var quadrilateral: [[Double]]

  init(_ reading: MRZReading, asOf: CalendarDate) {
    let data = MRZData(reading.mrz, asOf: asOf, corrections: reading.corrections)
    format = data.format.rawValue
    lines = data.lines
    idNumberValid = data.idNumberValid
    dobValid = data.dobValid
    expiryDateValid = data.expiryDateValid
    personalNumberValid = data.personalNumberValid
    compositeValid = data.compositeValid
    checks = ChecksAnswer(reading.mrz.checks)
    corrections = reading.corrections.map {
      Correction(
        line: $0.line, column: $0.column, read: String($0.read), corrected: String($0.corrected),
        proof: $0.proof.description)
    }
    confidence = JSONLine.rounded(reading.confidence)
    engine = reading.engine.rawValue
    accepted = reading.isAccepted
    quadrilateral = reading.quadrilateral.coordinates
  }
}
