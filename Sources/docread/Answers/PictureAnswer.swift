import DocumentReading
import FoundationEssentials
import IdentityDocument
import Raster

/// The answer to one picture, as `docread read --json` and `docread batch` print it.
struct PictureAnswer: Encodable {
  var id: String?
  var path: String?
  var error: AnswerError?
  var accepted: Bool?
  var document: DocumentAnswer?
  var mrz: ZoneAnswer?
  var otherZones: [ZoneAnswer]?
  var barcodes: [BarcodeAnswer]?
  var ocrResults: [String: String]?
  var feedback: [FrameFeedback]?
  var milliseconds: Double?

  /// The answer to a picture that was read.
  init(_ reading: Reading, id: String?, path: String?, asOf: CalendarDate, milliseconds: Double) {
    self.id = id
    self.path = path
    accepted = reading.isAccepted
    document = reading.document.map(DocumentAnswer.init)
    mrz = reading.mrz.map { ZoneAnswer($0, asOf: asOf) }
    otherZones =
      reading.otherZones.isEmpty ? nil : reading.otherZones.map { ZoneAnswer($0, asOf: asOf) }
    barcodes = reading.barcodes.map(BarcodeAnswer.init)
    ocrResults = reading.ocrResults
    feedback = reading.feedback
    self.milliseconds = JSONLine.rounded(milliseconds)
  }

  /// The answer to a picture that could not be read.
  init(_ error: ReaderError, id: String?, path: String?) {
    self.id = id
    self.path = path
    self.error = AnswerError(error)
  }
}
