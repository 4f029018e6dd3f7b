import Testing

@testable import IdentityDocument

@Suite struct PayloadSealTests {
  /// The seal of an invented residence permit, with a count for a signature.
  static let residencePermit = bytes(
    """
    dc036abc6d31f46a398826492df5b92e1cc9fb0602305c6a1353d9a2756cc413134bc54957fc133c133c133c133cf02d\
    19a5337343f2b0c11ae626842cb54bcf4b7c133c134103069ce6e7e5cf8cff40000102030405060708090a0b0c0d0e0f\
    101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f
    """)

  /// A header of version 3 with one message and no signature.
  static let unsigned = bytes("dc02d9c5d9cac8a519fc5ddf545e06645d010402a000")

  @Test func germanResidencePermit() throws {
    let payload = IdentityPayload(recognising: Self.residencePermit)
    guard case .visibleDigitalSeal(let seal) = payload else {
      Issue.record("recognised as \(payload.kind)")
      return
    }
    #expect(seal.version == 4)
    #expect(seal.issuingCountry == .germany)
    #expect(seal.signerIdentifier == "DESZ")
    #expect(seal.certificateReference == "54321")
    #expect(seal.dateOfIssue?.description == "2025-03-01")
    #expect(seal.dateOfSignature?.description == "2025-03-02")
    #expect(seal.isGermanResidencePermit)
    #expect(seal.passportNumber == "L01X00T47")
    #expect(
      seal.machineReadableZone == """
        ARD<<MUSTERFRAU<<ERIKA<<<<<<<<<<<<<<
        YD00004566UTO7408122F3208128<<<<<<<4
        """)
    #expect(seal.messages.map(\.tag) == [2, 3])
    #expect(seal.signature == (0..<64).map { UInt8($0) })
    #expect(seal.signedBytes.count == Self.residencePermit.count - 66)
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let data = try #require(payload.documentData(asOf: today))
    #expect(data.documentType == .identityCard)
    #expect(data.idNumber == "YD0000456")
    #expect(data.lastName == "MUSTERFRAU")
    #expect(data.firstName == "ERIKA")
    #expect(data.dob?.description == "1974-08-12")
    #expect(data.expiryDate?.description == "2032-08-12")
    #expect(data.originatingCountry == .utopia)
    #expect(data.mrzData?.compositeValid == true)
    #expect(data.extractionMethod == .barcode)
  }

  @Test func headerOfVersionThree() throws {
    let seal = try #require(VisibleDigitalSeal(parsing: Self.unsigned))
    #expect(seal.version == 3)
    #expect(seal.issuingCountry == .utopia)
    #expect(seal.signerIdentifier == "UTTS")
    #expect(seal.certificateReference == "00027")
    #expect(seal.dateOfIssue?.description == "2020-06-15")
    #expect(seal.featureReference == 0x5D)
    #expect(seal.typeCategory == 0x01)
    #expect(seal.messages.map(\.value) == [[0xA0, 0x00]])
    #expect(seal.signature == nil)
    #expect(seal.machineReadableZone == nil)
    #expect(seal.signedBytes == Self.unsigned)
  }

  @Test(arguments: [[0xDC], [0xDC, 0x01], [0xDB, 0x03], [0xDC, 0x03, 0x6A]] as [[UInt8]])
  func whatIsNoSeal(bytes: [UInt8]) {
    #expect(VisibleDigitalSeal(parsing: bytes) == nil)
  }

  static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
    }
  }
}
