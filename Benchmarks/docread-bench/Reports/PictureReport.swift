/// The outcome of a command that reads pictures: it can become a page.
protocol PictureReport: Report {
  /// The command's own figures.
  associatedtype Figures: Encodable
  /// The figures; in the JSON they stand beside the outcome's keys.
  var figures: Figures { get }
  /// What became of the pictures.
  var outcome: SurveyOutcome { get }
}

extension PictureReport {
  var exitCode: Int32 { outcome.unreadable.isEmpty ? 0 : 1 }

  func encode(to encoder: any Encoder) throws {
    try figures.encode(to: encoder)
    try outcome.encode(to: encoder)
  }

  /// The rivals that could not be run.
  var textOfRivalsLeftOut: String {
    outcome.rivalsLeftOut.sorted { $0.key < $1.key }
      .map { "  \($0.key) was left out: \($0.value)\n" }.joined()
  }

  /// The pictures that were answered in no other way than by a reason.
  func textOfOddPictures(isVerbose: Bool) -> String {
    var text = ""
    let tooSmall = outcome.tooSmall
    if !tooSmall.isEmpty {
      let noun = tooSmall.count == 1 ? "1 picture is" : "\(tooSmall.count) pictures are"
      text += "\n  \(noun) too small to show a document; what they show counts as not read\n"
      if isVerbose { text += tooSmall.map { "    \($0)\n" }.joined() }
    }
    return text + UnreadablePicture.text(outcome.unreadable)
  }
}
