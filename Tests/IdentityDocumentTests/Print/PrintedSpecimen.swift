@testable import IdentityDocument

/// Pages of people who do not exist, as a recogniser would read them.
enum PrintedSpecimen {
  static let day = CalendarDate.latest
  static let reference = CalendarDate(year: 2026, month: 11, day: 21) ?? day

  /// A line that the look at the line and that at the page read alike.
  static func line(
    _ text: String, _ left: Double, _ baseline: Double, height: Double = 2,
    confidence: Double = 0.95,
    isAgreed: Bool = true
  ) -> PrintedLine {
    let width = 0.8 * height * Double(text.unicodeScalars.count)
    var versions = [PrintedLine.Version(text, confidence: confidence)]
    if isAgreed { versions.append(.init(text, confidence: confidence - 0.2, look: .page)) }
    return PrintedLine(
      versions, left: left, right: left + width, baseline: baseline, capitalHeight: height)
  }

  /// A caption, smaller than a value.
  static func caption(_ text: String, _ left: Double, _ baseline: Double) -> PrintedLine {
    line(text, left, baseline, height: 1.2)
  }

  /// The lines of a passport with captions in two languages.
  static let passport: [PrintedLine] = [
    caption("Name/Surname/Nom", 35, 14), line("MÜLLER-ÅBERG", 35, 18),
    caption("Vornamen/Given names/Prénoms", 35, 22), line("JÜRGEN", 35, 26),
    caption("Staatsangehörigkeit/Nationality", 35, 30), line("DEUTSCH", 35, 34),
    caption("Geburtstag/Date of birth", 75, 30), line("12.08.1974", 75, 34),
    caption("Geburtsort/Place of birth", 35, 38), line("KÖLN", 35, 42),
    caption("Ausstellungsdatum/Date of issue", 35, 46), line("01.02.2017", 35, 50),
    caption("Gültig bis/Date of expiry", 75, 46), line("31.01.2027", 75, 50),
    caption("Behörde/Authority", 35, 54), line("STADT KÖLN", 35, 58),
  ]

  /// What the zone of that passport says.
  static var passportDocument: DocumentData {
    var document = DocumentData(extractionMethod: .mrz)
    document.issuingCountry = CountryCode(rawValue: "D")
    document.lastName = "MUELLER AABERG"
    document.firstName = "JURGEN"
    document.idNumber = "C01X0006H"
    document.dob = DocumentDate(yymmdd: "740812")?.resolved(asOf: reference, as: .birth)
    document.expiryDate = DocumentDate(yymmdd: "270131")?.resolved(asOf: reference, as: .expiry)
    return document
  }

  static func fields(
    _ lines: [PrintedLine], beside document: DocumentData? = nil, format: MRZ.Format? = nil
  ) -> [DocumentField: PrintedField] {
    let fields = PrintedPage(size: .id3, lines: lines).fields(
      beside: document, format: format, asOf: reference)
    return Dictionary(uniqueKeysWithValues: fields.map { ($0.field, $0) })
  }

  static func text(_ fields: [DocumentField: PrintedField]) -> [DocumentField: String] {
    fields.mapValues { $0.value.text }
  }
}
