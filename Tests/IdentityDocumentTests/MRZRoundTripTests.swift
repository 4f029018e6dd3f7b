import IdentityDocument
import Testing

@Suite("MRZ round trips")
struct MRZRoundTripTests {
  @Test(arguments: MRZ.Format.allCases)
  func `what is written is read back`(format: MRZ.Format) throws {
    var generator = SeededGenerator(seed: 9303)
    for _ in 0..<500 {
      let content = generator.content(for: format)
      let mrz = try MRZ(writing: content, format: format)
      #expect(mrz.format == format)
      #expect(mrz.isValid)
      #expect(MRZContent(mrz) == content)
      #expect(try MRZ(parsing: mrz.description) == mrz)
      #expect(mrz.documentNumber.isLong == (format.isCard && content.documentNumber.count > 9))
      for (number, line) in mrz.lines.enumerated() {
        #expect(line.utf8.count == format.lineLengths[number])
      }
    }
  }

  @Test(arguments: Specimen.all)
  func `a specimen is written as it is printed`(text: String) throws {
    let mrz = try MRZ(parsing: text)
    #expect(try MRZ(writing: MRZContent(mrz), format: mrz.format).description == text)
  }

  @Test(arguments: MRZ.Format.allCases)
  func `no single wrong character that a digit can see passes`(format: MRZ.Format) throws {
    var generator = SeededGenerator(seed: 7)
    let mrz = try MRZ(writing: generator.content(for: format), format: format)
    for rule in format.checkRules {
      for range in rule.covered {
        // The first letters of the French licence are what it is known by.
        for column in range.columns where format != .frenchDrivingLicence || column > 5 {
          var lines = mrz.lines.map { Array($0.utf8) }
          let read = lines[range.line - 1][column - 1]
          // Another digit, or a digit instead of another character, that counts differently.
          let value = (CheckDigit.value(of: read) + 1) % 10
          lines[range.line - 1][column - 1] = 0x30 + UInt8(value)
          let damaged = try MRZ(parsing: Array(lines.joined(separator: [0x0A])))
          guard !mrz.documentNumber.isLong else { continue }
          #expect(
            damaged.checks[rule.check].isInvalid, "\(rule.check) line \(range.line) \(column)")
        }
      }
    }
  }
}

extension MRZ.Format {
  fileprivate var isCard: Bool { self == .td1 || self == .td2 }
}
