import IdentityDocument
import Testing

/// The object that every command answers with.
@Suite struct AnswerTests {
  private static func keys(_ value: JSONValue?) -> [String] {
    value?.members?.map(\.name) ?? []
  }

  private static func text(_ value: JSONValue?) -> String? {
    value.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static let card = Array(
    ("@\n\u{1E}\rANSI 636000100101DL00310040DLDAQT00011122\nDCSMUELLER\nDACERIKA\nDADMARIA\n"
      + "DBB08121974\nDBA08122032\nDBD06152024\nDBC2\nDCAC\nDAG12 ROSE LANE\nDAHUNIT 4\n"
      + "DAISPRINGFIELD\nDAJVA\nDAK223040000\nDCGUSA\r").utf8)

  @Test func `the answer to a zone's text has the contract's keys in their order`() throws {
    let answer = Answer(
      zones: [ZoneSource(try MRZ(parsing: ZoneSourceTests.text))], asOf: MergeSamples.today)
    let json = answer.json()
    #expect(
      Self.keys(json) == [
        "version", "asOf", "expired", "accepted", "refusals", "document", "claims", "conflicts",
        "mrz", "barcodes",
      ])
    #expect(json["expired"] == true)
    #expect(json["accepted"] == true)
    #expect(json["refusals"] == [])
    #expect(json["barcodes"] == [])
    #expect(
      Self.text(json["document"]) == """
        {"documentType":"passport","idNumber":"L898902C3","personalNumber":"ZE184226B",\
        "issuingCountry":"UTO","originatingCountry":"UTO","lastName":"ERIKSSON",\
        "firstName":"ANNA MARIA","dob":"1974-08-12","gender":"F","expiryDate":"2012-04-15",\
        "optionalData2":"ZE184226B","extractionMethod":"MRZ"}
        """)
    #expect(
      Self.text(json["claims"]?["dob"]) == """
        [{"value":"1974-08-12","source":"/mrz","confidence":1,"proof":"checkDigit",\
        "sourceText":"740812"}]
        """)
    #expect(
      Self.keys(json["mrz"]) == [
        "format", "lines", "valid", "accepted", "refusals", "fields", "checks", "idNumberValid",
        "dobValid", "expiryDateValid", "personalNumberValid", "compositeValid", "confidence",
      ])
    #expect(
      Self.text(json["mrz"]?["fields"]) == """
        {"documentCode":"P","issuingState":"UTO","documentNumber":"L898902C3",\
        "primaryIdentifier":"ERIKSSON","secondaryIdentifier":"ANNA MARIA",\
        "namesPossiblyTruncated":false,"nationality":"UTO","dateOfBirth":"1974-08-12","sex":"F",\
        "dateOfExpiry":"2012-04-15","personalNumber":"ZE184226B"}
        """)
  }

  @Test func `a refusal stands at the zone without a source and at the answer with one`() throws {
    let wrong = ZoneSourceTests.text.replacing("L898902C36", with: "L898902C37")
    let answer = Answer(zones: [ZoneSource(try MRZ(parsing: wrong))], asOf: MergeSamples.today)
    let json = answer.json(in: .german)
    #expect(json["accepted"] == false)
    #expect(
      Self.text(json["refusals"]?[0]) == """
        {"code":"wrongCheckDigit","source":"/mrz","field":"idNumber","line":2,"column":10,\
        "message":"die Prüfziffer ist falsch: Dokumentnummer, Zeile 2 Spalte 10"}
        """)
    #expect(
      Self.keys(json["mrz"]?["refusals"]?[0]) == ["code", "field", "line", "column", "message"])
    #expect(json["mrz"]?["idNumberValid"] == false)
    #expect(json["mrz"]?["checks"]?["documentNumber"] == "invalid")
  }

  @Test func `a licence's payload says all that it has`() throws {
    let answer = Answer(
      barcodes: [BarcodeSource(Self.card, symbology: "PDF417", asOf: MergeSamples.today)],
      asOf: MergeSamples.today)
    let json = answer.json()
    #expect(json["accepted"] == true)
    #expect(json["mrz"] == nil)
    #expect(json["document"]?["secondAddressLine"] == "UNIT 4")
    #expect(json["document"]?["authority"] == "VA")
    #expect(json["document"]?["categories"] == ["C"])
    #expect(json["document"]?["extractionMethod"] == "BARCODE")
    #expect(json["claims"]?["idNumber"]?[0]?["proof"] == "errorCorrection")
    #expect(json["barcodes"]?[0]?["kind"] == "AAMVA")
    #expect(json["barcodes"]?[0]?["payload"]?["elements"]?["DAQ"] == "T00011122")
    #expect(json["barcodes"]?[0]?["payload"]?["deviations"]?.elements?.isEmpty == false)
  }

  @Test func `what is not known is kept, and nothing found is said`() {
    let unknown = Answer(
      barcodes: [
        BarcodeSource(Array("https://example.org".utf8), symbology: "QR", asOf: MergeSamples.today)
      ],
      asOf: MergeSamples.today
    ).json()
    #expect(unknown["document"] == nil)
    #expect(unknown["refusals"]?[0]?["code"] == "incompletePayload")
    #expect(unknown["refusals"]?[0]?["source"] == "/barcodes/0")
    #expect(unknown["barcodes"]?[0]?["bytes"] == "aHR0cHM6Ly9leGFtcGxlLm9yZw==")
    let nothing = Answer(asOf: MergeSamples.today).json()
    #expect(nothing["accepted"] == false)
    #expect(nothing["refusals"]?[0]?["code"] == "noDocument")
  }

  @Test func `a damaged card keeps the reason`() {
    let source = BarcodeSource(
      Array("@\n\u{1E}\rANSI 636000100102DL".utf8), asOf: MergeSamples.today)
    #expect(source.json(asOf: MergeSamples.today)["payloadError"]?.string?.isEmpty == false)
  }

  @Test func `a session holds both readings whole and names its sources by side`() throws {
    let front = Answer(
      barcodes: [BarcodeSource(Self.card, asOf: MergeSamples.today)], asOf: MergeSamples.today)
    let back = Answer(
      zones: [ZoneSource(try MRZ(parsing: ZoneSourceTests.text))], asOf: MergeSamples.today)
    let json = Answer(sides: [.front: front, .back: back], asOf: MergeSamples.today).json()
    #expect(json["front"] == front.json())
    #expect(json["back"] == back.json())
    #expect(json["barcodes"] == [])
    #expect(json["accepted"] == false)
    #expect(json["conflicts"]?[0]?["claims"]?[0]?["source"] == "/front/barcodes/0")
    #expect(json["claims"]?["lastName"]?.elements?.count == 2)
  }

  @Test func `what is withheld stands nowhere`() throws {
    var rules = MergeRules()
    for field in [DocumentField.lastName, .idNumber, .dob, .personalNumber] {
      rules.fields[field] = .init(isWithheld: true)
    }
    let answer = Answer(
      zones: [ZoneSource(try MRZ(parsing: ZoneSourceTests.text))],
      barcodes: [BarcodeSource(Self.card, asOf: MergeSamples.today)], asOf: MergeSamples.today,
      rules: rules)
    let text = try #require(Self.text(answer.json()))
    for secret in [
      "ERIKSSON", "L898902C3", "1974-08-12", "740812", "ZE184226B", "MUELLER", "T0001",
    ] {
      #expect(!text.contains(secret), "\(secret)")
    }
    #expect(text.contains("ANNA MARIA"))
  }

  @Test func `generic keys of ocrResults never differ from the document`() throws {
    let answer = Answer(
      zones: [ZoneSource(try Passport.german())],
      barcodes: [BarcodeSource(Self.card, asOf: MergeSamples.today)], asOf: MergeSamples.today)
    let results = answer.ocrResults
    let document = try #require(answer.documents.first?.document)
    #expect(answer.documents.count == 2)
    #expect(results["LastName"] == document.lastName)
    #expect(results["Issuer"] == document.issuingCountry?.alpha3)
    // The second person is another document: nothing of it is mixed in.
    #expect(
      results.keys.filter { $0.hasPrefix("Front/") }.isEmpty
        == (document.documentType == .driverLicense))
    #expect(results["DocumentCaptured"] == document.documentType?.rawValue)
  }

  /// A German passport of an invented person.
  private enum Passport {
    static func german() throws -> MRZ {
      var content = MRZContent(
        documentCode: "P", issuingState: "D", documentNumber: "C01X00T47",
        primaryIdentifier: "MUSTERMANN", secondaryIdentifier: "ERIKA", nationality: "D",
        dateOfBirth: DocumentDate(yymmdd: "640812"), sex: .female,
        dateOfExpiry: DocumentDate(yymmdd: "270228"))
      content.optionalData1 = ""
      return try MRZ(writing: content, format: .td3)
    }
  }
}
