import IdentityDocument
import Testing

@Suite("MRZ formats")
struct MRZFormatTests {
  @Test(arguments: [
    (MRZ.Format.td1, "TD1", [30, 30, 30]), (.td2, "TD2", [36, 36]), (.td3, "MRP", [44, 44]),
    (.mrvA, "MRVA", [44, 44]), (.mrvB, "MRVB", [36, 36]), (.frenchIdentityCard, "CNIS", [36, 36]),
    (.frenchDrivingLicence, "FRDL", [30]), (.swissDrivingLicence, "CHDL", [9, 30, 30]),
  ])
  func `names and lengths`(format: MRZ.Format, name: String, lengths: [Int]) {
    #expect(format.rawValue == name)
    #expect(format.lineLengths == lengths)
    #expect(format.lineCount == lengths.count)
    #expect(format.characterCount == lengths.reduce(0, +))
  }

  @Test(arguments: MRZ.Format.allCases)
  func `fields lie in the zone and do not overlap`(format: MRZ.Format) {
    var places = Set<MRZ.Position>()
    for range in format.fields {
      #expect(format.range(of: range.field) == range)
      for column in range.columns {
        #expect(column >= 1 && column <= format.lineLength(range.line))
        #expect(places.insert(.init(line: range.line, column: column)).inserted)
        #expect(format.field(line: range.line, column: column) == range.field)
      }
    }
    // The Swiss licence alone has fillers that belong to no field.
    #expect(places.count == format.characterCount - (format == .swissDrivingLicence ? 7 : 0))
  }

  @Test(arguments: MRZ.Format.allCases)
  func `check digits stand in their fields, and the composite one is the last`(format: MRZ.Format) {
    for rule in format.checkRules {
      let field = format.field(line: rule.line, column: rule.column)
      let expected: MRZ.Field =
        switch rule.check {
        case .documentNumber: .documentNumberCheckDigit
        case .dateOfBirth: .dateOfBirthCheckDigit
        case .dateOfExpiry: .dateOfExpiryCheckDigit
        case .personalNumber: .personalNumberCheckDigit
        case .composite: .compositeCheckDigit
        }
      #expect(field == expected)
    }
    #expect((format.checkRules.last?.check == .composite) == format.hasCompositeCheckDigit)
    #expect(format.isVisa == [.mrvA, .mrvB].contains(format))
  }

  @Test(arguments: [
    (MRZ.Format.td3, 1, 6, []), (.td3, 2, 1, [MRZ.Check.documentNumber, .composite]),
    (.td3, 2, 10, [.documentNumber, .composite]), (.td3, 2, 11, []), (.td3, 2, 44, [.composite]),
    (.td3, 2, 43, [.personalNumber, .composite]), (.td1, 1, 16, [.composite]),
    (.mrvA, 2, 9, [.documentNumber]), (.mrvA, 2, 30, []), (.frenchIdentityCard, 1, 1, [.composite]),
    (.frenchDrivingLicence, 1, 1, [.documentNumber, .composite]), (.swissDrivingLicence, 2, 6, []),
    (.td2, 3, 1, []), (.td2, 1, 0, []), (.td2, .max, .max, []), (.td3, .min, .min, []),
  ])
  func `which digits protect a place`(
    format: MRZ.Format, line: Int, column: Int, checks: [MRZ.Check]
  ) {
    #expect(format.checks(coveringLine: line, column: column) == checks)
    #expect(format.isProtected(line: line, column: column) == !checks.isEmpty)
  }

  @Test(arguments: MRZ.Format.allCases)
  func `the table of protections says what the rules say`(format: MRZ.Format) {
    #expect(format.protections.count == format.characterCount)
    for rule in format.checkRules {
      let places = rule.covered.flatMap { range in
        range.columns.map { (line: range.line, column: $0) }
      }
      for (order, place) in places.enumerated() {
        let offset = format.lineLengths.prefix(place.line - 1).reduce(0, +) + place.column - 1
        let protection = format.protections[offset]
        let share = rule.check == .composite ? protection.composite : protection.field
        #expect(share?.check == rule.check)
        #expect(share?.order == order)
        #expect(protection.weight(in: rule.check) == CheckDigit.weight(at: order))
      }
      let covering = format.lineLengths.enumerated().reduce(into: 0) { count, line in
        for column in 1...line.element
        where format.checks(coveringLine: line.offset + 1, column: column).contains(rule.check) {
          count += 1
        }
      }
      #expect(covering == places.count + 1)
    }
  }

  @Test(arguments: Specimen.all)
  func `a specimen keeps to its alphabets`(text: String) throws {
    let mrz = try MRZ(parsing: text)
    for line in 1...mrz.format.lineCount {
      for column in 1...mrz.format.lineLength(line) {
        let scalar = try #require(mrz[line, column])
        let alphabet = mrz.format.alphabet(line: line, column: column)
        #expect(alphabet.contains(UInt8(scalar.value)), "\(alphabet) \(line) \(column)")
        #expect(mrz.alphabet(line: line, column: column) == alphabet)
      }
    }
  }

  @Test func `a place outside the zone takes every character`() {
    #expect(MRZ.Format.td3.alphabet(line: 3, column: 1) == .alphanumeric)
    #expect(MRZ.Format.td3.field(line: 1, column: 45) == nil)
    #expect(MRZ.Format.td3.lineLength(0) == 0)
  }

  @Test func `five layouts are those of Doc 9303`() {
    #expect(MRZ.Format.allCases.filter(\.isDefinedByICAO) == [.td1, .td2, .td3, .mrvA, .mrvB])
  }

  @Test func `weights go round, and a digit is their sum`() {
    #expect((0..<7).map(CheckDigit.weight(at:)) == [7, 3, 1, 7, 3, 1, 7])
    let text = Array("L898902C3".utf8)
    let sum = text.indices.reduce(0) {
      $0 + CheckDigit.weight(at: $1) * CheckDigit.value(of: text[$1])
    }
    #expect(CheckDigit(of: text).value == sum % 10)
    #expect(MRZ.Position(line: 2, column: 10).description == "line 2, column 10")
  }

  @Test(arguments: [
    ("520727", 3), ("AB2134<<<", 5), ("HA672242<", 6), ("", 0), ("<<<", 0), ("D23145890734", 9),
  ])
  func `check digits of Doc 9303-3`(text: String, digit: Int) {
    #expect(CheckDigit(of: Array(text.utf8)).value == digit)
  }
}
