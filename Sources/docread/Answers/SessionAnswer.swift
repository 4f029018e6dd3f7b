import DocumentReading
import IdentityDocument

/// The answer of `docread session`.
struct SessionAnswer: Encodable {
  var front: String
  var back: String
  /// The side that the error is about.
  var path: String?
  var error: AnswerError?
  var accepted = false
  var document: DocumentAnswer?
  var ocrResults: [String: String]?
  var agreement: [String: String]?
  var matchingSidesScore: Double?
  var matchingFrontScore: Double?
  var matchingBackScore: Double?
  var captureProgress: Int?
  var milliseconds: Double?

  init(front: String, back: String) {
    self.front = front
    self.back = back
  }

  /// Takes over why a side, or the session, could not be read; the first reason stays.
  mutating func fail(with error: ReaderError, path: String?) {
    guard self.error == nil else { return }
    self.error = AnswerError(error)
    self.path = path
    accepted = false
  }

  /// Takes over what a session says; with an error nothing is accepted.
  mutating func take(_ result: ScanResult) {
    accepted = result.isAccepted && error == nil
    document = DocumentAnswer(result.document)
    ocrResults = result.ocrResults
    agreement = Dictionary(
      uniqueKeysWithValues: result.agreement.map { ($0.key.rawValue, $0.value.rawValue) })
    matchingSidesScore = result.matchingSidesScore.map { JSONLine.rounded($0) }
    matchingFrontScore = result.matchingFrontScore.map { JSONLine.rounded($0) }
    matchingBackScore = result.matchingBackScore.map { JSONLine.rounded($0) }
    captureProgress = result.captureProgress.rawValue
  }
}
