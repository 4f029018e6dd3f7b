/// Print that is no document's: letters, receipts, tables and books, of which nothing is stated.
extension PrintAssignment {
  /// Takes back what was found in much print where neither a zone, nor a barcode, nor the print says that this is a
  /// document.
  ///
  /// Lines of any text look like the caption of an office, the form of a number or six digits. So a title is asked
  /// for, or both names, or a person's particular or the number at its caption, or three fields of any kind at
  /// theirs. Of 106 drawn pictures of other print (`make.py negatives --seed 96001`, `prints --seed 96002`, without
  /// the fronts among them) 14 stated something before, none since.
  mutating func withdrawOfNoDocument() {
    let isAlone =
      isPrintAlone && document.idNumber == nil && document.dob == nil
      && document.personalNumber == nil
    guard isAlone, lines.count >= Self.muchPrint, !showsDocument else { return }
    fields = [:]
    places = [:]
  }

  /// Fewer lines are a part of something, which has less to say: those 14 pictures have 19 and more.
  private static let muchPrint = 12

  private var showsDocument: Bool {
    let announced = fields.values.filter { Self.announced.contains($0.evidence) }
    return announced.contains { field in
      Self.particulars.contains(field.field)
        || field.field == .idNumber && field.evidence == .captionAgreed
    } || announced.count >= 3 || fields[.lastName] != nil && fields[.firstName] != nil
      || lines.contains { line in
        line.line.versions.contains { DocumentTitle.kind(of: FoldedText.words(of: $0.text)) != nil }
      }
  }

  private static let announced: Set<PrintedField.Evidence> = [
    .captionAgreed, .caption, .threeDates, .numbered,
  ]

  private static let particulars: Set<DocumentField> = [
    .lastName, .firstName, .fullName, .dob, .gender, .personalNumber, .placeOfBirth,
    .originatingCountry,
  ]
}
