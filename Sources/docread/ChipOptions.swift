import ChipVerification
import IdentityDocument

/// The options of `docread chip`.
struct ChipOptions: Hashable {
  /// A folder, or files of one chip.
  var paths: [String] = []
  /// Files and folders of trust anchors.
  var anchors: [String] = []
  /// The day on which the signer's certificate has to be valid.
  var at: CalendarDate?
  /// The day that decides centuries and expiry.
  var asOf: CalendarDate?
  /// A challenge and the chip's answer.
  var exchange: ChipChallenge?
  /// How chip authentication ended in a session of the caller's own.
  var chipAuthentication: ChipAuthentication.Outcome?
  /// The zone that is printed on the document.
  var zone: String?
  /// Where the chip's pictures are written.
  var imageFolder: String?
  /// Whether files that lie there are replaced.
  var replacesFiles = false
  var printsJSON = false
  var language = MessageLanguage.english
  /// What is asked of the answer.
  var requirement: Requirement?
}

/// The options of `docread anchors`.
struct AnchorsOptions: Hashable {
  /// Files and folders.
  var paths: [String] = []
  var printsJSON = false
}
