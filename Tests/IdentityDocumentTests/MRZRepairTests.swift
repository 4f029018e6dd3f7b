import IdentityDocument
import Testing

@Suite("MRZ repair")
struct MRZRepairTests {
  private static let line1 = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|"

  private func repair(_ line2: String) throws -> MRZRepair {
    MRZRepair(try MRZ(parsing: Self.line1 + line2))
  }

  @Test(arguments: Specimen.all)
  func `a zone that is right stays as it is`(text: String) throws {
    let mrz = try MRZ(parsing: text)
    let repair = MRZRepair(mrz)
    #expect(repair.mrz == mrz)
    #expect(repair.corrections.isEmpty)
  }

  @Test func `letters in digits only are put right by the alphabet`() throws {
    let repair = try repair("L898902C36UTO74O8I22F12O41S9ZE184226B<<<<<1O")
    #expect(repair.mrz == (try MRZ(parsing: Specimen.td3)))
    #expect(
      repair.corrections.map { [$0.line, $0.column] } == [
        [2, 16], [2, 18], [2, 24], [2, 27], [2, 44],
      ])
    #expect(repair.corrections.allSatisfy { $0.proof == .alphabet && $0.candidatesTried == 1 })
    #expect(repair.corrections.first?.read == "O")
    #expect(repair.corrections.first?.corrected == "0")
  }

  @Test func `digits in letters only are put right by the alphabet`() throws {
    let mrz = try MRZ(
      parsing: Specimen.td2.replacing("ERIKSSON", with: "ER1K5SON").replacing("7UTO", with: "7UT0"))
    let repair = MRZRepair(mrz)
    #expect(repair.mrz == (try MRZ(parsing: Specimen.td2)))
    #expect(repair.corrections.map(\.proof) == [.alphabet, .alphabet, .alphabet])
  }

  @Test func `letters in a date that pass the digit by chance are no date`() throws {
    // BB0719 has the digit of 880719.
    let repair = try repair("KM48291536UTOBB07191F3311307<<<<<<<<<<<<<<02")
    #expect(repair.mrz.rawCharacters(of: .dateOfBirth) == "880719")
    #expect(repair.corrections.count == 2)
  }

  @Test func `a letter whose digit would fail once it is put right is left alone`() throws {
    // O counts as 4, and with 0 in its place the digit is no longer right.
    let mrz = try MRZ(parsing: Self.line1 + "L898902C36UTO74O8126F1204159ZE184226B<<<<<10")
    #expect(mrz.checks.dateOfBirth == .valid)
    #expect(MRZRepair(mrz).corrections.isEmpty)
  }

  @Test(arguments: [
    ("L898902C36UTOT408122F1204159ZE184226B<<<<<10", 14, "T", "7", MRZ.Check.dateOfBirth),
    ("L898902C36UTO7A08122F1204159ZE184226B<<<<<10", 15, "A", "4", .dateOfBirth),
    ("L898902C36UTO7408122F120A159ZE184226B<<<<<10", 25, "A", "4", .dateOfExpiry),
  ])
  func `a misread that only one change mends is proven by the digits`(
    line2: String, column: Int, read: Unicode.Scalar, corrected: Unicode.Scalar, check: MRZ.Check
  ) throws {
    let repair = try repair(line2)
    #expect(repair.mrz == (try MRZ(parsing: Specimen.td3)))
    let correction = try #require(repair.corrections.first)
    #expect(repair.corrections.count == 1)
    #expect(correction.line == 2)
    #expect(correction.column == column)
    #expect(correction.read == read)
    #expect(correction.corrected == corrected)
    #expect(correction.proof == .checkDigits(agreeing: [check, .composite]))
    // Every place of the field and its digit was tried, not this one alone.
    #expect(try #require(correction.candidatesTried) > 15)
  }

  @Test func `a number that two changes would mend is left alone`() throws {
    // O for 0, but other single changes give the same digit.
    let mrz = try MRZ(parsing: Self.line1 + "L8989O2C36UTO7408122F1204159ZE184226B<<<<<10")
    let repair = MRZRepair(mrz)
    #expect(repair.mrz == mrz)
    #expect(repair.corrections.isEmpty)
  }

  @Test func `a zone that is wrong as printed is left alone`() throws {
    let mrz = try MRZ(parsing: Specimen.td3.replacing("7408122F", with: "7408129F"))
    let repair = MRZRepair(mrz)
    #expect(repair.mrz == mrz)
    #expect(!repair.mrz.isValid)
    #expect(repair.corrections.isEmpty)
  }

  @Test func `the layout of two lines of 36 is found again once its code is mended`() throws {
    let text = Specimen.frenchIdentityCard.replacing("IDFRA", with: "1DFRA")
    let mrz = try MRZ(parsing: text)
    #expect(mrz.format == .td2)
    let repair = MRZRepair(mrz)
    #expect(repair.mrz == (try MRZ(parsing: Specimen.frenchIdentityCard)))
    #expect(repair.corrections.map(\.column) == [1])
  }

  @Test(arguments: [MRZ.Format.td1, .td2, .td3, .mrvA, .frenchIdentityCard])
  func `a repair is right, or what is wrong no digit can see`(format: MRZ.Format) throws {
    var generator = SeededGenerator(seed: 2026)
    let confusions: [(UInt8, UInt8)] = [
      "0O", "0D", "0Q", "1I", "1L", "2Z", "5S", "6G", "8B", "4A", "7T", "08", "38", "56", "17",
      "VY",
      "MN", "CG", "EF", "PR", "K<",
    ].compactMap { pair in
      let bytes = Array(pair.utf8)
      return (bytes[0], bytes[1])
    }
    var mended = 0
    for _ in 0..<400 {
      let truth = try MRZ(writing: generator.content(for: format), format: format)
      var lines = truth.lines.map { Array($0.utf8) }
      let line = Int.random(in: lines.indices, using: &generator)
      let column = Int.random(in: lines[line].indices, using: &generator)
      let character = lines[line][column]
      let misread = confusions.compactMap {
        $0.0 == character ? $0.1 : $0.1 == character ? $0.0 : nil
      }
      guard let misread = misread.randomElement(using: &generator) else { continue }
      lines[line][column] = misread
      let damaged = try MRZ(parsing: Array(lines.joined(separator: [0x0A])))
      guard damaged.format == format else { continue }
      let repair = MRZRepair(damaged)
      if repair.mrz == truth { mended += 1 }
      guard repair.mrz.isValid, repair.mrz != truth else { continue }
      // Valid, but not right: then it was valid before, and nothing was changed by digits.
      #expect(damaged.isValid)
      #expect(repair.corrections.allSatisfy { $0.proof == .alphabet })
    }
    #expect(mended > 30)
  }

  @Test func `places that no digit protects are listed`() throws {
    let mrz = try MRZ(parsing: Specimen.td3)
    let places = Set(mrz.undetectable)
    // The R and the I of ERIKSSON; U of UTO; 6, the digit itself, which only digits may replace.
    #expect(places.contains(.init(line: 1, column: 7)))
    #expect(places.contains(.init(line: 1, column: 8)))
    #expect(places.contains(.init(line: 2, column: 11)))
    #expect(!places.contains(.init(line: 2, column: 10)))
    // L of the number may be a 1, and the fillers of the personal number may be K.
    #expect(places.contains(.init(line: 2, column: 1)))
    #expect(places.contains(.init(line: 2, column: 40)))
    // 9 and what it is taken for have different digits; dates take digits only.
    #expect(!places.contains(.init(line: 2, column: 3)))
    #expect(!places.contains(.init(line: 2, column: 14)))
    #expect(mrz.undetectable == mrz.undetectable.sorted())
  }
}
