/// The outcome of a command that reads pictures: it can become a page.
protocol PictureReport: Report {
  /// The readers, with what they made of every picture; not encoded.
  var readers: [ReaderRuns] { get }
  /// The same in short; encoded, so that a later run can be compared with this one.
  var outcomes: [ReaderOutcomes] { get }
  /// The rivals that could not be run, with the reason.
  var rivalsLeftOut: [String: String] { get }
  /// The pictures that could not be decoded.
  var unreadable: [UnreadablePicture] { get }
  /// The pictures that the reader calls too small.
  var tooSmall: [String] { get }
  /// What has to be known to repeat the run.
  var run: RunDescription { get }
}

extension PictureReport {
  var rivalsLeftOut: [String: String] { [:] }
  var exitCode: Int32 { unreadable.isEmpty ? 0 : 1 }

  /// The pictures that were answered in no other way than by a reason.
  func textOfOddPictures(isVerbose: Bool) -> String {
    var text = ""
    if !tooSmall.isEmpty {
      let noun = tooSmall.count == 1 ? "1 picture is" : "\(tooSmall.count) pictures are"
      text += "\n  \(noun) too small to show a document; what they show counts as not read\n"
      if isVerbose { text += tooSmall.map { "    \($0)\n" }.joined() }
    }
    return text + UnreadablePicture.text(unreadable)
  }
}
