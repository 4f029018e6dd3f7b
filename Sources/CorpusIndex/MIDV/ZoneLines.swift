import IdentityDocument

/// The lines of a machine-readable zone, picked out of all the texts of a document by their shape.
///
/// MIDV-500 names its fields `field01`, `field02` …, not what they are. A line of a zone has 30, 36
/// or 44 characters, all of them capital letters, digits or fillers (ICAO Doc 9303-4 to 9303-7), as
/// no other field of an identity document has.
struct ZoneLines: Hashable {
  /// The lines from top to bottom, or nothing where they are no two or three of one length.
  let lines: [String]

  /// Picks the lines.
  ///
  /// - Parameter texts: Each text with its distance from the top; several lines in one text stay in
  ///   their order.
  init(amongTexts texts: [(text: String, height: Double)]) {
    let all = texts.sorted { $0.height < $1.height }.flatMap { text in
      text.text.split(whereSeparator: \.isNewline).map { $0.filter { !$0.isWhitespace } }
    }
    for (length, count) in [(30, 3), (36, 2), (44, 2)] {
      let found = all.filter { $0.utf8.count == length && $0.utf8.allSatisfy(Self.isPrinted) }
      guard found.count == count else { continue }
      lines = found
      return
    }
    lines = []
  }

  private static func isPrinted(_ byte: UInt8) -> Bool {
    switch byte {
    case "A"..."Z", "0"..."9", "<":
      true
    default: false
    }
  }
}
