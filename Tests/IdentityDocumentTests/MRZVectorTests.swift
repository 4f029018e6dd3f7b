import Foundation
import IdentityDocument
import Testing

/// A table of zones and of what they hold, made by hand from the test suites of other libraries.
///
/// It is not part of the repository; where it is not there, the test is skipped.
private struct Vector: Sendable, CustomTestStringConvertible {
  let columns: [String]

  var testDescription: String { columns[0] }
  subscript(_ name: String) -> String {
    Self.names.firstIndex(of: name).map { columns[$0] } ?? ""
  }

  static let names = [
    "id", "source", "lines", "format", "code", "issuer", "number", "surname", "given",
    "nationality", "birth", "sex", "expiry", "opt1", "opt2", "birthISO", "expiryISO", "number?",
    "birth?", "expiry?", "personal?", "composite?", "valid?", "notes",
  ]

  static let all: [Vector] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("../shared/vectors/mrz.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return columns.count == names.count ? Vector(columns: columns) : nil
    }
  }()
}

@Suite("MRZ against the shared vectors")
struct MRZVectorTests {
  /// Rows that we answer otherwise.
  ///
  /// The table resolves no dates of the French and of the Swiss licence, although it has their
  /// characters; we resolve them as everywhere. Of M237, whose number is longer than the columns of
  /// the format, those characters are no date. And it keeps the fillers behind the Swiss number of
  /// the blank, which are no more part of a value there than in any other field.
  private static let differences: [String: [String: String]] = [
    "M001": ["expiryISO": "2018-12-31"],
    "M002": ["expiryISO": "bad"],
    "M236": ["birthISO": "1980-01-26", "opt2": "AAA001D"],
    "M237": ["birthISO": "bad", "opt2": "AAA000D"],
  ]

  @Test(.enabled(if: !Vector.all.isEmpty, "the shared vectors are not there"))
  func `the table is read whole`() {
    #expect(Vector.all.count == 185)
  }

  @Test(
    .enabled(if: !Vector.all.isEmpty, "the shared vectors are not there"), arguments: Vector.all)
  private func `a zone is answered as the table says`(vector: Vector) throws {
    let mrz = try MRZ(parsing: vector["lines"])
    let reference = try #require(CalendarDate("2026-11-01"))
    let answers: [String: String] = [
      "format": Self.name(of: mrz.format),
      "code": mrz.documentCode,
      "issuer": mrz.issuingState,
      "number": mrz.documentNumber.value,
      "surname": mrz.primaryIdentifier,
      "given": mrz.secondaryIdentifier,
      "nationality": mrz.nationality ?? "",
      "birth": mrz.rawCharacters(of: .dateOfBirth) ?? "",
      "sex": mrz.rawCharacters(of: .sex) ?? "",
      "expiry": mrz.rawCharacters(of: .dateOfExpiry) ?? "",
      "opt1": mrz.optionalData1 ?? "",
      "opt2": mrz.optionalData2 ?? "",
      "birthISO": Self.text(
        mrz.dateOfBirth(asOf: reference), isThere: mrz.rawCharacters(of: .dateOfBirth) != nil),
      "expiryISO": Self.text(
        mrz.dateOfExpiry(asOf: reference), isThere: mrz.rawCharacters(of: .dateOfExpiry) != nil),
      "number?": Self.letter(mrz.checks.documentNumber),
      "birth?": Self.letter(mrz.checks.dateOfBirth),
      "expiry?": Self.letter(mrz.checks.dateOfExpiry),
      "personal?": Self.letter(mrz.checks.personalNumber),
      "composite?": Self.letter(mrz.checks.composite),
      "valid?": mrz.isValid ? "Y" : "N",
    ]
    for (name, answer) in answers {
      var expected = Self.differences[vector["id"]]?[name] ?? vector[name]
      if expected == "-" || expected == "E" { expected = name.hasSuffix("?") ? "-" : expected }
      #expect(answer == expected, "\(name)")
    }
    if vector["notes"].contains("NAMEFULL") { #expect(mrz.namesPossiblyTruncated) }
    #expect(mrz.documentNumber.isLong == vector["notes"].contains("LONGNUM"))
  }

  private static func name(of format: MRZ.Format) -> String {
    switch format {
    case .td3: "TD3"
    case .frenchIdentityCard: "FRID"
    case .frenchDrivingLicence: "DL1"
    default: format.rawValue
    }
  }

  private static func letter(_ outcome: CheckOutcome) -> String {
    switch outcome {
    case .valid: "Y"
    case .invalid: "N"
    case .notPrinted: "-"
    }
  }

  /// A date as the table writes it: `1974-08---`, `unknown`, `bad`.
  private static func text(_ date: DocumentDate?, isThere: Bool) -> String {
    guard isThere else { return "" }
    guard let date else { return "bad" }
    return date.isUnknown ? "unknown" : date.description.replacing("??", with: "--")
  }
}
