import Foundation
import IdentityDocument
import Testing

/// Chips whose signatures hold though their certificates, lists or files keep no profile (ICAO Doc 9303-10 to -12).
@Suite struct ChipProfileTests {
  private static let folder = "Tests/ChipProfiles"

  /// A chip, and what must be said of it.
  struct Row: CustomTestStringConvertible, Sendable {
    let name, verdict: String
    let reasons, notes: [String]
    var testDescription: String { name }

    init?(_ line: Substring) {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 5 else { return nil }
      (name, verdict) = (cells[0], cells[2])
      func words(_ cell: String) -> [String] {
        cell == "-" ? [] : cell.split(separator: ",").map(String.init)
      }
      (reasons, notes) = (words(cells[3]), words(cells[4]))
    }
  }

  static let rows: [Row] = {
    let path = CommandTests.root.appending(path: "\(folder)/profiles.tsv")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().compactMap { Row($0) }
  }()

  /// The answer about a chip, and what is said beside it.
  private func chip(_ name: String) throws -> (chip: [String: Any], errors: String) {
    let outcome = try CommandTests.run([
      "chip", "--json", "--as-of", "2026-11-30", "--anchors", "\(Self.folder)/\(name)/trust",
      "\(Self.folder)/\(name)/chip",
    ])
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let object = try #require(answer as? [String: Any])
    return (try #require(object["chip"] as? [String: Any]), outcome.errors)
  }

  @Test func `the table has all chips`() { #expect(Self.rows.count == 21) }

  @Test(arguments: rows) func `a chip gets its verdict`(row: Row) throws {
    let chip = try chip(row.name).chip
    #expect(chip["verdict"] as? String == row.verdict)
    #expect(chip["reasons"] as? [String] == row.reasons)
    #expect(chip["notes"] as? [String] ?? [] == row.notes)
  }

  @Test func `a list that cannot be read is named though it lies in a folder`() throws {
    let errors = try chip("crl-truncated").errors
    #expect(errors.contains("unreadableAnchor") && errors.contains("trust/"))
  }

  @Test(arguments: [
    ("dg11-name-latin1", "fullName"), ("dg11-dob-filler", "dateOfBirth"),
    ("dg11-truncated-inside", "fullName"),
  ])
  func `what can be read of a group is told`(name: String, field: String) throws {
    let person = try #require(try chip(name).chip["additionalPerson"] as? [String: Any])
    #expect(person[field] != nil)
  }
}
