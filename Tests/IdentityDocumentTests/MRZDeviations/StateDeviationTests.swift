import IdentityDocument
import Testing

/// MRZ deviations: the practice of single states.
@Suite("MRZ deviations: the practice of single states")
struct StateDeviationTests {
  @Test func `a French card may have letters in its department`() throws {
    let mrz = try MRZ(parsing: Specimen.frenchIdentityCard)
    #expect(mrz.format == .frenchIdentityCard)
    #expect(mrz.documentNumber.value == "120969P04217")
    #expect(mrz.deviations.isEmpty)
  }

  @Test func `Germany is D`() throws {
    let mrz = try MRZ(
      parsing: """
        P<D<<BRANDT<<JULE<<<<<<<<<<<<<<<<<<<<<<<<<<<
        C7KX42LM92D<<8507192F3311307<<<<<<<<<<<<<<02
        """)
    #expect(mrz.issuingState == "D")
    #expect(mrz.nationality == "D")
    #expect(mrz.rawCharacters(of: .nationality) == "D<<")
    #expect(mrz.isValid)
  }

  @Test func `a German card has a version in its second data and no sex`() throws {
    let mrz = try MRZ(
      parsing: """
        IDD<<LX42KM7935<<<<<<<<<<<<<<<
        8507192<3311307D<<2108<<<<<<<9
        BRANDT<<JULE<<<<<<<<<<<<<<<<<<
        """)
    #expect(mrz.optionalData2 == "2108")
    #expect(mrz.sex == .unspecified)
    #expect(mrz.isValid)
  }

  @Test func `a Russian internal passport has digits in its names and does not expire`() throws {
    let mrz = try MRZ(
      parsing: """
        PNRUSSOLOV9EV<<IL9A<PETROVI3<<<<<<<<<<<<<<<<
        4678123452RUS7912241M<<<<<<<8091215450012<64
        """)
    #expect(mrz.primaryIdentifier == "SOLOV9EV")
    #expect(mrz.secondaryIdentifier == "IL9A PETROVI3")
    #expect(mrz.dateOfExpiry?.isUnknown == true)
    #expect(mrz.checks.dateOfExpiry == .notPrinted)
    #expect(mrz.personalNumber == "8091215450012")
    #expect(mrz.isValid)
    #expect(mrz.deviations.isEmpty)
    #expect(MRZRepair(mrz).corrections.isEmpty)
  }

  @Test func `a passport of Hong Kong has the identity card number as personal number`() throws {
    let mrz = try MRZ(
      parsing: """
        P<CHNLEUNG<<KA<YAN<<<<<<<<<<<<<<<<<<<<<<<<<<
        K047112344CHN8507192F3311307Z6830427<<<<<<10
        """)
    #expect(mrz.issuingState == "CHN")
    #expect(mrz.personalNumber == "Z6830427")
    #expect(mrz.isValid)
  }

  @Test func `a Chinese passport has letters in its personal number and no filler in its line`()
    throws
  {
    let mrz = try MRZ(
      parsing: """
        POCHNWANG<<XIAOMING<<<<<<<<<<<<<<<<<<<<<<<<<
        E739205811CHN8507192F3311307LPQRMNOPQRSTA942
        """)
    #expect(mrz.documentCode == "PO")
    #expect(mrz.personalNumber == "LPQRMNOPQRSTA9")
    #expect(mrz.isValid)
  }

  @Test(arguments: [
    ("IDESPBCD123456112345678Z<<<<<<|8507192F3311307ESP<<<<<<<<<<<3", "12345678Z"),
    ("IDESTAB1234567148507190011<<<<|8507192F3311307EST<<<<<<<<<<<4", "48507190011"),
    ("I<LVAPA12345673190785<12345<<<|8507192F3311307LVA<<<<<<<<<<<9", "190785 12345"),
    ("I<SWE81234567<2198507191234<<<|8507192F3311307SWE<<<<<<<<<<<0", "198507191234"),
    ("I<FINXA76543217190785<123X<<<<|8507192F3311307FIN<<<<<<<<<<<5", "190785 123X"),
    ("IDSRB12345678971907985715012<<|8507192F3311307SRB<<<<<<<<<<<7", "1907985715012"),
  ])
  func `a national number in the first data`(lines: String, number: String) throws {
    let mrz = try InventedPerson.card(lines)
    #expect(mrz.optionalData1 == number)
    #expect(mrz.isValid)
  }

  @Test func `French and Swiss licences`() throws {
    let french = try MRZ(parsing: Specimen.frenchDrivingLicence)
    #expect(french.format == .frenchDrivingLicence)
    #expect(french.checks.documentNumber == .valid)
    #expect(french.checks.composite == .valid)
    let swiss = try MRZ(parsing: Specimen.swissDrivingLicence)
    #expect(swiss.format == .swissDrivingLicence)
    #expect(swiss.checks == MRZChecks())
  }
}
