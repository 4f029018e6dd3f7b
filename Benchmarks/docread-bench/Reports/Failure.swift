/// A picture that was not answered as its truth wants.
struct Failure: Hashable, Encodable {
  /// The picture.
  let name: String
  /// What is wrong, in a few words.
  let reason: String

  /// A list, or only its length and how to see it.
  static func text(_ failures: [Failure], isVerbose: Bool) -> String {
    guard !failures.isEmpty else { return "" }
    guard isVerbose else { return "  \(failures.count) pictures failed; --verbose names them\n" }
    let lines = failures.map { "    \($0.name): \($0.reason)\n" }.joined()
    return "  \(failures.count) pictures failed\n\(lines)"
  }
}
