/// What became of one thing that a picture shows, or of a picture that shows nothing.
enum Verdict: String, Hashable, Codable, CaseIterable {
  /// Accepted although wrong, invalid as printed, or not there at all.
  case falseAccept
  /// Something was answered for a picture that shows nothing.
  case invented
  /// Answered, with a wrong character or content.
  case wrong
  /// There, and not answered.
  case missed
  /// Right in every character, but not accepted.
  case exact
  /// Right in every character, and accepted.
  case accepted
  /// Nothing was answered where there is nothing.
  case empty
  /// Nobody said what the picture shows.
  case unjudged

  /// Whether the answer is what the truth wants; `nil` where there is no truth.
  var isRight: Bool? {
    switch self {
    case .exact, .accepted, .empty: true
    case .falseAccept, .invented, .wrong, .missed: false
    case .unjudged: nil
    }
  }

  /// The place in the order of what deserves a look first.
  var severity: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }

  /// The verdict in words.
  ///
  /// - Parameter subject: What was judged; of barcodes none is accepted, and none refused.
  /// - Returns: A few words, without a full stop.
  func title(for subject: Subject) -> String {
    subject.hasAcceptance || self != .exact ? title : "read rightly"
  }

  /// The verdict in words that fit every subject.
  var title: String {
    switch self {
    case .falseAccept: "false accept"
    case .invented: "reported, but nothing is there"
    case .wrong: "wrong"
    case .missed: "not read"
    case .exact: "right, not accepted"
    case .accepted: "right and accepted"
    case .empty: "rightly nothing"
    case .unjudged: "without truth"
    }
  }
}
