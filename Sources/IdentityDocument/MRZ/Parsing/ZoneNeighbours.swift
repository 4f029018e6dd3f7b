/// The pieces of a text that may be lines of zones, which tells whether others stand beside one.
///
/// A text may hold thousands of them: what is asked for each place in it takes no walk through all.
struct ZoneNeighbours {
  /// Whether each piece may be a line, whole or cut.
  private let resembleLines: [Bool]
  private let text: TextPieces
  /// Different lines, one more than a zone has at most: further ones make no difference.
  private var differentLines: [[UInt8]] = []

  init(_ text: TextPieces) {
    self.text = text
    resembleLines = text.pieces.map { $0.resemblesLine }
    for (piece, resemblesLine) in zip(text.pieces, resembleLines) where resemblesLine {
      guard differentLines.count <= 3 else { break }
      if !differentLines.contains(piece.characters) { differentLines.append(piece.characters) }
    }
  }

  /// Whether names of one zone may be taken for those of the next: where a line between its own, or
  /// any beside one that was put in order or filled up, is none of it, and may be one of a zone.
  func mayMixZones(_ used: [Int], isAsWritten: Bool) -> Bool {
    func isOther(_ characters: [UInt8]) -> Bool {
      !used.contains { text.pieces[$0].characters == characters }
    }
    guard isAsWritten else { return differentLines.contains(where: isOther) }
    guard let first = used.first, let last = used.last else { return false }
    return (first...last).contains { resembleLines[$0] && isOther(text.pieces[$0].characters) }
  }
}
