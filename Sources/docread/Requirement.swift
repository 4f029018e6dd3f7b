import IdentityDocument

/// What `--require` asks of every answer.
enum Requirement: String, Hashable, CaseIterable {
  /// The document is fit for use without a human look.
  case accepted
  /// A document was read, accepted or not.
  case document

  /// Whether an answer has it.
  func isMet(by answer: Answer) -> Bool {
    switch self {
    case .accepted: answer.isAccepted
    case .document: !answer.documents.isEmpty
    }
  }
}
