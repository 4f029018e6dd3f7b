/// The number of characters to insert, delete or replace to make one text of another (Levenshtein).
package enum EditDistance {
  /// The longest text that is compared; what goes beyond is cut off.
  static let longest = 256

  /// The distance between two texts.
  ///
  /// - Complexity: O(n·m) in their lengths.
  static func between(_ first: String, _ second: String) -> Int {
    let first = Array(first.unicodeScalars.prefix(longest))
    let second = Array(second.unicodeScalars.prefix(longest))
    var row = Array(0...second.count)
    for (index, scalar) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (scalar == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }

  /// The word that was probably meant: the nearest one, where it is near for its length.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - words: What is known.
  /// - Returns: One of `words`, or `nil` where none is near.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let scored = words.map { ($0, between(word.lowercased(), $0.lowercased())) }
    guard let best = scored.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(2, word.count / 3) ? best.0 : nil
  }
}
