import Foundation
import IdentityDocument
import Testing

@Suite("MRZData")
struct MRZDataTests {
  private func data(_ text: String) throws -> MRZData {
    let today = try #require(CalendarDate("2026-11-01"))
    let repair = MRZRepair(try MRZ(parsing: text))
    return MRZData(repair.mrz, asOf: today, corrections: repair.corrections)
  }

  @Test func `a passport, flat`() throws {
    let data = try data(Specimen.td3)
    #expect(data.format.rawValue == "MRP")
    #expect(data.line1 == "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<")
    #expect(data.line2 == "L898902C36UTO7408122F1204159ZE184226B<<<<<10")
    #expect(data.line3 == nil)
    #expect(data.documentNumber == "L898902C3")
    #expect(data.primaryIdentifier == "ERIKSSON")
    #expect(data.secondaryIdentifier == "ANNA MARIA")
    #expect(data.dateOfBirth?.description == "1974-08-12")
    #expect(data.dateOfExpiry?.description == "2012-04-15")
    #expect(data.dateOfExpiry?.centuryIsInferred == true)
    #expect(data.sex == .female)
    #expect(data.personalNumber == "ZE184226B")
    #expect(data.idNumberValid && data.dobValid && data.expiryDateValid)
    #expect(data.personalNumberValid && data.compositeValid && data.isValid)
  }

  @Test func `the five Booleans mean what Jumio's mean`() throws {
    // Valid or not available for expiry and personal number; valid and nothing else for the others.
    let visa = try data(Specimen.mrvA)
    #expect(visa.idNumberValid && visa.dobValid && visa.expiryDateValid)
    #expect(visa.personalNumberValid)
    #expect(!visa.compositeValid)
    #expect(visa.isValid)
    let swiss = try data(Specimen.swissDrivingLicence)
    #expect(!swiss.idNumberValid && !swiss.dobValid && !swiss.compositeValid)
    #expect(swiss.expiryDateValid && swiss.personalNumberValid)
    let wrong = try data(Specimen.td3.replacing("ZE184226B<<<<<1", with: "ZE184226B<<<<<3"))
    #expect(!wrong.personalNumberValid && !wrong.compositeValid && !wrong.isValid)
    #expect(wrong.idNumberValid && wrong.dobValid && wrong.expiryDateValid)
    #expect(wrong.checks.failures == [.personalNumber, .composite])
  }

  @Test(
    arguments: Specimen.all + [
      Specimen.td3.replacing("7408122F1204159", with: "74O8122F1204155"),
      Specimen.td1.replacing("\n", with: "|").replacing("740812", with: "74<<<<"),
    ])
  func `it survives JSON`(text: String) throws {
    let data = try data(text)
    let json = try JSONEncoder().encode(data)
    #expect(try JSONDecoder().decode(MRZData.self, from: json) == data)
  }

  @Test func `a number of tries that nobody counted is absent in JSON`() throws {
    let correction = MRZCorrection(line: 1, column: 5, read: "0", corrected: "O", proof: .alphabet)
    #expect(correction.candidatesTried == nil)
    let json = try JSONEncoder().encode(correction)
    #expect(!String(decoding: json, as: UTF8.self).contains("candidatesTried"))
    #expect(try JSONDecoder().decode(MRZCorrection.self, from: json) == correction)
  }

  @Test func `corrections, errors of digits and normalisations survive JSON`() throws {
    let correction = MRZCorrection(
      line: 2, column: 3, read: "O", corrected: "0",
      proof: .checkDigits(agreeing: [.documentNumber, .composite]), candidatesTried: 17)
    let text = String(decoding: try JSONEncoder().encode(correction), as: UTF8.self)
    #expect(text.contains("\"read\":\"O\""))
    #expect(text.contains("\"candidatesTried\":17"))
    #expect(try JSONDecoder().decode(MRZCorrection.self, from: Data(text.utf8)) == correction)
    #expect(correction.proof.description == "check digits: documentNumber, composite")
    let mrz = try MRZ(parsing: Specimen.td2.lowercased(), leniency: .lenient)
    let json = try JSONEncoder().encode(mrz.normalisations)
    #expect(try JSONDecoder().decode([MRZ.Normalisation].self, from: json) == mrz.normalisations)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CheckOutcome.self, from: Data(#"{"verdict":"maybe"}"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CalendarDate.self, from: Data(#""2026-02-30""#.utf8))
    }
  }
}
