import IdentityDocument
import Testing

/// The table of the names of formats.
@Suite struct FormatNamesTests {
  @Test func `every format stands in the table with its names`() throws {
    let page = try Documentation.text(
      "Sources/IdentityDocument/IdentityDocument.docc/NamesOfFormats.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let expected = MRZ.Format.allCases.map { "| `\(String(describing: $0))` | `\($0.rawValue)` | " }
    #expect(rows.count == expected.count)
    for (row, beginning) in zip(rows, expected) { #expect(row.hasPrefix(beginning)) }
  }
}
