import IdentityDocument
import LineRecognition

extension AcceptanceGates {
  /// The probabilities that each net, and that one of them, has to give to a character that a digit
  /// protects, among all characters and not only those that its place allows.
  ///
  /// Glare over a cell takes part of the next one away too, of which both nets may be sure and wrong;
  /// the digit then fills in what agrees with the error. Of 589 accepted readings with glare over one to
  /// three such cells 9 were wrong, where one of the nets had 0.043 at most; of 2175 accepted frames
  /// without glare 8 have less than these (`Benchmarks/Measurements.md`, the gate of acceptance).
  private static let leastSeen: (byEach: Float, byOne: Float) = (0.1, 0.5)

  /// What speaks against a text of which the digits have filled in a character that nobody has seen.
  ///
  /// A digit that has told what an unreadable character is says no more of the others that it covers.
  ///
  /// - Parameters:
  ///   - mrz: The text, parsed.
  ///   - decoding: The text, decoded.
  ///   - looks: What each recogniser that was asked says of the cells.
  /// - Returns: A refusal at the least certain of such characters, or none.
  func refusalsOfUnseen(
    _ mrz: MRZ, _ decoding: ZoneDecoding, looks: [[CellScores]]
  ) -> [Refusal] {
    guard decoding.isConsistentWithDigits else { return [] }
    let unseen = decoding.positions.filter { position in
      // French identity cards begin all alike.
      if mrz.format == .frenchIdentityCard, position.line == 1, position.column <= 5 {
        return false
      }
      let seen = looks.map { decoding.support(at: position, by: $0) }
      // Written so that what is no number refuses.
      return decoding.format.isProtected(line: position.line, column: position.column)
        && !((seen.min() ?? 0) >= Self.leastSeen.byEach
          && (seen.max() ?? 0) >= Self.leastSeen.byOne)
    }
    guard !unseen.isEmpty else { return [] }
    return [Refusal(.improbable, at: decoding.leastCertain(of: unseen), in: mrz)]
  }
}
