import Foundation
import Testing

/// What an example prints, to be compared with the comments behind its calls of `print`.
final class Transcript {
  private(set) var lines: [String] = []

  /// Stands in for `print`.
  func print(_ items: [Any]) {
    lines.append(items.map { "\($0)" }.joined(separator: " "))
  }

  /// Compares what was printed with what the examples of a page say is printed.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - examples: Which of its examples ran, from 0.
  /// - Throws: Where the page or the example is not there, or does not say what it prints.
  func check(_ page: String, _ examples: Int...) throws {
    let all = try Documentation.examples(on: page)
    var promised: [String] = []
    for index in examples {
      for line in try #require(all.indices.contains(index) ? all[index] : nil).split(
        separator: "\n")
      where line.contains("print(") {
        let parts = line.components(separatedBy: "  // ")
        try #require(parts.count == 2, "\(page): \(line) does not say what it prints")
        promised.append(parts[1])
      }
    }
    #expect(!promised.isEmpty, "\(page)")
    #expect(lines == promised, "\(page)")
  }
}
