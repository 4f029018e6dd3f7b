import IdentityDocument
import Testing

/// Marks of quotations and lists before the rows of a zone.
@Suite("MRZ marks before rows") struct MRZRowMarkTests {
  static let marks = [
    ">", "> ", ">> ", "> > ", "› ", "» ", "« ", "≫", "» » ", "1 ", "A ", "MRZ ", "1) ", "< ",
    "- ", "* ",
  ]

  /// The zone with a mark before a row that has lost so many fillers that it has its length with the mark.
  private func marked(_ zone: String, _ mark: String, row: Int, lost: Int) -> String {
    var lines = zone.split(separator: "\n").map(String.init)
    lines[row] = mark + lines[row].dropLast(lost)
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [(Specimen.td3, 0), (Specimen.td2, 0), (Specimen.td1, 2), (Specimen.mrvA, 0)])
  func `a mark is no filler that was lost`(zone: String, row: Int) throws {
    for mark in Self.marks {
      for lost in 1...3 {
        let text = marked(zone, mark, row: row, lost: lost)
        let mrz = try MRZ(parsing: text, leniency: .lenient)
        #expect(mrz == (try MRZ(parsing: zone)), "\(text)")
        #expect(ZoneSource.refusals(of: mrz).map(\.code) == [.incomplete], "\(text)")
      }
    }
  }

  @Test(arguments: [Specimen.td1, Specimen.td2, Specimen.td3, Specimen.mrvA, Specimen.mrvB])
  func `marks before all rows are left out`(zone: String) throws {
    for mark in Self.marks {
      let text = zone.split(separator: "\n").map { mark + $0 }.joined(separator: "\n")
      let mrz = try MRZ(parsing: text, leniency: .lenient)
      #expect(mrz == (try MRZ(parsing: zone)), "\(text)")
      #expect(ZoneSource.refusals(of: mrz).isEmpty, "\(text)")
    }
  }

  @Test(arguments: [
    ("> P<U1<RIKSSON", 1), ("<p>P<UTOERIKSSON", 1), ("A P<U<OERIKSSON", 3),
  ])
  func `a line that begins as none does is an error`(beginning: String, column: Int) throws {
    // It has its length with the mark alone, and no other reading explains it.
    let text = Specimen.td3.replacing("P<UTOERIKSSON", with: beginning)
    let lines = text.split(separator: "\n")
    let rest = lines[0].replacing(" ", with: "").count - 44
    let error = try #require(throws: MRZError.self) {
      try MRZ(parsing: lines[0].dropLast(rest) + "\n" + lines[1], leniency: .lenient)
    }
    #expect(error.code == "unexpectedDocument")
    #expect((error.line, error.column) == (1, column))
  }

  @Test func `a licence without digits has no marks`() {
    let text = Specimen.swissDrivingLicence.split(separator: "\n").map { "> " + $0 }
    #expect(throws: MRZError.self) {
      try MRZ(parsing: text.joined(separator: "\n"), leniency: .lenient)
    }
  }

  @Test(arguments: [
    ("P <UTOERIKSSON", Specimen.td3), ("P < UTO ERIKSSON", Specimen.td3), ("I <UTOD", Specimen.td1),
  ])
  func `a blank behind the first character of a line is one`(
    beginning: String, zone: String
  ) throws {
    let text = beginning + zone.dropFirst(beginning.count { $0 != " " })
    let mrz = try MRZ(parsing: text, leniency: .lenient)
    #expect(mrz == (try MRZ(parsing: zone)))
    #expect(ZoneSource.refusals(of: mrz).isEmpty)
  }
}
