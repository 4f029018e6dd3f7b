import IdentityDocument

/// What happened to the inputs of a command, as an exit code says it.
struct Outcomes: Hashable {
  /// An input could not be read.
  private(set) var hasFailed = false
  /// An answer does not have what was required.
  private(set) var isUnmet = false
  private let requirement: Requirement?

  /// Nothing has happened yet.
  init(_ requirement: Requirement?) { self.requirement = requirement }

  /// Counts an answer.
  mutating func take(_ answer: Answer) {
    if requirement?.isMet(by: answer) == false { isUnmet = true }
  }

  /// Counts what happened to other inputs.
  mutating func take(_ others: Outcomes) {
    hasFailed = hasFailed || others.hasFailed
    isUnmet = isUnmet || others.isUnmet
  }

  /// Counts an input that could not be read.
  mutating func fail() { hasFailed = true }

  /// The exit code; that something could not be read weighs more.
  var exitCode: Int32 { hasFailed ? 1 : isUnmet ? 2 : 0 }
}
