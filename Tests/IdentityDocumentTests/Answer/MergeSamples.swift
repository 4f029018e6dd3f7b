import IdentityDocument

/// Zones and payloads of invented people for the tests of the merge.
enum MergeSamples {
  static let today = CalendarDate(year: 2026, month: 11, day: 21) ?? .latest

  /// A zone, written and read back.
  static func mrz(
    _ format: MRZ.Format = .td1, number: String = "X123456K0", last: String = "MUELLER",
    first: String = "JUERGEN", birth: String = "740812", expiry: String = "320415",
    optional: String = ""
  ) throws -> MRZ {
    var content = MRZContent(
      documentCode: format == .td3 ? "P" : "I", issuingState: "UTO", documentNumber: number,
      primaryIdentifier: last, secondaryIdentifier: first, nationality: "UTO",
      dateOfBirth: DocumentDate(yymmdd: birth), sex: .male,
      dateOfExpiry: DocumentDate(yymmdd: expiry))
    content.optionalData1 = optional
    return try MRZ(writing: content, format: format)
  }

  /// The source of a zone whose every character is as sure as `confidence`.
  static func zone(
    _ mrz: MRZ, at path: SourcePath = .mrz, confidence: Float = 0.99, refusals: [Refusal] = []
  ) -> DocumentSource {
    ZoneSource(
      mrz, refusals: refusals, characterConfidence: mrz.lines.map { $0.map { _ in confidence } },
      confidence: Double(confidence)
    ).source(path, asOf: today)
  }

  /// What a barcode says.
  static func document(
    number: String? = "X123456K0", last: String? = "MUELLER", first: String? = "JUERGEN",
    birth: String? = "1974-08-12", issue: String? = nil, expiry: String? = "2032-04-15"
  ) -> DocumentData {
    var document = DocumentData(extractionMethod: .barcode)
    document.documentType = .identityCard
    document.idNumber = number
    document.lastName = last
    document.firstName = first
    document.dob = date(birth)
    document.issuingDate = date(issue)
    document.expiryDate = date(expiry)
    return document
  }

  private static func date(_ text: String?) -> DocumentDate? {
    text.flatMap { CalendarDate($0) }.map { DocumentDate($0, printed: $0.description) }
  }

  /// The source of a barcode.
  static func barcode(
    _ document: DocumentData, at path: SourcePath = .barcode(0), refusals: [Refusal] = []
  ) -> DocumentSource {
    DocumentSource(
      path, kind: .barcode, saying: document, proof: .errorCorrection, refusals: refusals)
  }

  /// The print of a page with names as people write them.
  static func page(
    last: String, first: String, belongsTo: SourcePath = .mrz, confidence: Double = 0.95
  ) -> DocumentSource {
    var document = DocumentData(extractionMethod: .ocr)
    document.lastName = last
    document.firstName = first
    var source = DocumentSource(
      .page, kind: .page, saying: document, proof: .none, confidence: confidence,
      refusals: [Refusal(.incomplete, source: .page)])
    source.belongsTo = belongsTo
    return source
  }

  static func merge(
    _ sources: [DocumentSource], rules: MergeRules = MergeRules(), sides: Bool = false
  ) -> [MergedDocument] {
    MergedDocument.documents(
      from: sources, asOf: today, rules: rules, sidesAreOneDocument: sides)
  }
}
