import IdentityDocument

/// What happened to the inputs of a command, as an exit code and the totals of a run say it.
struct Outcomes: Hashable {
  /// The pictures and pages that were answered, errors included.
  private(set) var answered = 0
  /// Those that are accepted.
  private(set) var accepted = 0
  /// Those that could not be read.
  private(set) var failed = 0
  /// An answer does not have what was required.
  private(set) var isUnmet = false
  private let requirement: Requirement?

  /// Nothing has happened yet.
  init(_ requirement: Requirement?) { self.requirement = requirement }

  /// Counts an answer.
  mutating func take(_ answer: Answer) {
    answered += 1
    if answer.isAccepted { accepted += 1 }
    if requirement?.isMet(by: answer) == false { isUnmet = true }
  }

  /// Counts what happened to other inputs.
  mutating func take(_ others: Outcomes) {
    answered += others.answered
    accepted += others.accepted
    failed += others.failed
    isUnmet = isUnmet || others.isUnmet
  }

  /// Counts an input that could not be read.
  mutating func fail() {
    answered += 1
    failed += 1
  }

  /// One answer, as a worker reports it.
  ///
  /// - Parameters:
  ///   - flags: ``flags`` of the worker.
  ///   - requirement: What is asked for.
  init?(flags: UInt8, _ requirement: Requirement?) {
    guard flags < 8 else { return nil }
    self.init(requirement)
    answered = 1
    accepted = Int(flags & 1)
    failed = Int(flags >> 1 & 1)
    isUnmet = flags & 4 != 0
  }

  /// What happened to one input: 1 for accepted, 2 for failed, 4 for an answer without what is
  /// required.
  var flags: UInt8 {
    (accepted > 0 ? 1 : 0) | (failed > 0 ? 2 : 0) | (isUnmet ? 4 : 0)
  }

  /// The exit code; that something could not be read weighs more.
  var exitCode: Int32 { failed > 0 ? 1 : isUnmet ? 2 : 0 }

  /// The totals, for people.
  var totals: String { "\(answered) answered, \(accepted) accepted, \(failed) not read" }
}
