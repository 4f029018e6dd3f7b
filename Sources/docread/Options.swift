import DocumentReading
import IdentityDocument

/// The options of `docread read`.
struct ReadOptions: Hashable {
  var files: [String] = []
  var printsJSON = false
  var annotation: String?
  var configuration: String?
  var asOf: CalendarDate?
  var engine = RecognitionEngine.both
}

/// The options of `docread batch`.
struct BatchOptions: Hashable {
  static let mostJobs = 256

  var jobs = 1
  var configuration: String?
  var asOf: CalendarDate?
  var engine = RecognitionEngine.both
}

/// The options of `docread session`.
struct SessionOptions: Hashable {
  var front: String
  var back: String
  var configuration: String?
  var requiredCodes: Set<Side> = []
  var asOf: CalendarDate?
  var engine = RecognitionEngine.both
}

/// The options of `docread parse`.
struct ParseOptions: Hashable {
  var text: String?
  var printsJSON = false
  var asOf: CalendarDate?
}
