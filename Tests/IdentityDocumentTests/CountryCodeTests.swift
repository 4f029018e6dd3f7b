import Testing

@testable import IdentityDocument

@Suite struct CountryCodeTests {
  @Test(
    arguments: [
      ("UTO", nil, nil, "Utopia (specimens)", CountryCode.Origin.icao),
      ("D", "DEU", "DE", "Germany", .icao),
      ("DEU", "DEU", "DE", "Germany", .iso3166),
      ("GBR", "GBR", "GB", "United Kingdom", .iso3166),
      ("GBN", nil, nil, "British National (Overseas)", .icao),
      ("ABW", "ABW", "AW", "Aruba", .iso3166),
      ("ZWE", "ZWE", "ZW", "Zimbabwe", .iso3166),
      ("RKS", nil, nil, "Kosovo", .icao),
      ("ZAR", nil, nil, "Zaire", .withdrawn),
      ("QQQ", nil, nil, nil, nil),
      ("", nil, nil, nil, nil),
      ("USAX", nil, nil, nil, nil),
      ("usa", nil, nil, nil, nil),
    ] as [(String, String?, String?, String?, CountryCode.Origin?)])
  func properties(
    code: String, alpha3: String?, alpha2: String?, name: String?, origin: CountryCode.Origin?
  ) {
    let country = CountryCode(rawValue: code)
    #expect(country.alpha3 == alpha3)
    #expect(country.alpha2 == alpha2)
    #expect(country.name == name)
    #expect(country.origin == origin)
    #expect(country.description == code)
  }

  @Test(arguments: [
    (CountryCode.switzerland, "CHE"), (.india, "IND"), (.stateless, "XXA"), (.refugee, "XXB"),
    (.otherRefugee, "XXC"),
  ])
  func knownCodes(country: CountryCode, code: String) {
    #expect(country.rawValue == code)
    #expect(country.origin != nil)
  }

  @Test(
    arguments: [
      ("UTO", "UTO"), ("D<<", "D"), ("D", "D"), ("US<", "US"), ("<<<", nil), ("D<E", nil),
      ("U5A", nil), ("", nil), ("usa", nil), ("ABCD", nil), ("É<<", nil),
    ] as [(String, String?)])
  func readsTheFieldOfAZone(field: String, code: String?) {
    #expect(CountryCode(mrz: field)?.rawValue == code)
  }

  @Test func everyAlpha2LeadsBackToItsCode() {
    for record in CountryRecord.iso3166 {
      let code = record.alpha2.flatMap { CountryCode(alpha2: $0) }
      #expect(code?.rawValue == record.code)
      #expect(code?.alpha3 == record.code)
    }
    #expect(CountryCode(alpha2: "XX") == nil)
    #expect(CountryCode(alpha2: "DEU") == nil)
  }

  @Test func theTablesAreSortedAndDisjoint() {
    for table in [CountryRecord.iso3166, CountryRecord.icao, CountryRecord.withdrawn] {
      #expect(zip(table, table.dropFirst()).allSatisfy { $0.key < $1.key })
    }
    #expect(CountryRecord.iso3166.count == 249)
    #expect(Set(CountryCode.all).count == CountryCode.all.count)
  }

  @Test func aZonePrintsOneLetterForGermany() {
    #expect(CountryCode(rawValue: "DEU").mrzCode == "D")
    #expect(CountryCode.germany.mrzCode == "D")
    #expect(CountryCode.france.mrzCode == "FRA")
    #expect(CountryCode.utopia.isSpecimen)
    #expect(!CountryCode.germany.isSpecimen)
  }

  @Test(arguments: [
    "GBD", "GBN", "GBO", "GBP", "GBS", "RKS", "EUE", "UNO", "UNA", "UNK", "XOM", "XPO", "XBA",
    "XIM",
    "XCC", "XCE", "XCO", "XEC", "XES", "XMP", "XDC", "XXA", "XXB", "XXC", "XXX", "UTO", "IAO",
  ])
  func icaoCodesHaveANameButNoAlpha3(code: String) {
    let country = CountryCode(rawValue: code)
    #expect(country.origin == .icao)
    #expect(country.alpha3 == nil)
    #expect(country.name?.isEmpty == false)
  }
}
