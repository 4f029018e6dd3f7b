extension PrintedPage {
  /// What the print of the page states.
  ///
  /// Proof comes first: names that spell the zone's, dates and numbers that equal it, a date of issue
  /// a whole number of years before expiry. What proves nothing is found by its caption, or by the
  /// number of its field on a licence; then by its place. Text without any of these is left out.
  ///
  /// - Parameters:
  ///   - document: What a zone or a barcode of the page says, or `nil` where it has neither.
  ///   - format: The zone's format, where there is one.
  ///   - reference: The day that decides which dates lie in the future.
  /// - Returns: The fields, each once, in the order of ``DocumentField``.
  /// - Complexity: O(*n*²) in the number of lines, of which the first 400 are looked at.
  public func fields(
    beside document: DocumentData? = nil, format: MRZ.Format? = nil, asOf reference: CalendarDate
  ) -> [PrintedField] {
    findings(beside: document, format: format, asOf: reference).fields
  }

  /// What the print of the page states, and which lines are worth another look.
  ///
  /// - Parameters:
  ///   - document: What a zone or a barcode of the page says.
  ///   - format: The zone's format, where there is one.
  ///   - reference: The day that decides which dates lie in the future.
  /// - Returns: The fields and the lines.
  package func findings(
    beside document: DocumentData? = nil, format: MRZ.Format? = nil, asOf reference: CalendarDate
  ) -> PrintFindings {
    var assignment = PrintAssignment(
      self, beside: document ?? DocumentData(), format: format, asOf: reference)
    assignment.assign()
    return PrintFindings(
      fields: assignment.fields.values.sorted { $0.field < $1.field },
      unsettled: assignment.unsettled, names: assignment.namesToMark,
      capitals: assignment.linesToMark,
      parts: assignment.partsOfNames)
  }

  /// What the print of the page beside a zone states.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - reference: The day that decides centuries and which dates lie in the future.
  /// - Returns: The fields, each once, in the order of ``DocumentField``.
  public func fields(beside zone: MRZ, asOf reference: CalendarDate) -> [PrintedField] {
    fields(
      beside: DocumentData(zone, asOf: reference), format: zone.format, asOf: reference)
  }
}

extension PrintAssignment {
  /// The parts of names by the lines of the page; of a line that was parted at captions, and has some in several parts,
  /// those of the first.
  fileprivate var partsOfNames: [Int: PrintFindings.Part] {
    var parts: [Int: PrintFindings.Part] = [:]
    for place in nameParts.keys.sorted() where parts[lines[place].index] == nil {
      parts[lines[place].index] = nameParts[place]
    }
    return parts
  }
}
