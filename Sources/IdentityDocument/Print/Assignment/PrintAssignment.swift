/// The lines of a page on their way to fields.
///
/// The steps are those of ``PrintedPage/fields(beside:format:asOf:)``: captions, proof by the zone,
/// dates, numbers, texts at captions, texts by their place. A line that one step has taken is no
/// other field's.
struct PrintAssignment {
  /// What a zone or a barcode says.
  let document: DocumentData
  /// The format of the zone.
  let format: MRZ.Format?
  /// The day that decides which dates lie in the future.
  let reference: CalendarDate
  /// The upper edge of the zone, in millimetres.
  let zoneTop: Double?
  /// The letters of the issuing state.
  let alphabet: NationalAlphabet?
  /// The lines from the top, those of one row from the left.
  var lines: [AssignedLine]
  /// The state that a title names which prints values in Cyrillic or Greek letters, where no zone tells it.
  var issuerByTitle: String?
  /// Whether all captions stand below their values.
  var hasValuesOverCaptions = false
  /// Whether the captions of names stand below them.
  var hasNamesOverCaptions = false
  /// The columns of captions and of values far right of them, where the page has such.
  var labelColumn: LabelColumn?
  /// The state that the title of a page without a zone names, and the line of it.
  var titleOfState: (state: String, line: Int)?
  /// The dates that lines state.
  var dates: [DateReading] = []
  /// The texts that may be values.
  var texts: [TextReading] = []
  /// The lines that are almost a name of the zone.
  var nearNames: Set<Int> = []
  /// The lines that hold a part of a name of the zone.
  var nameParts: [Int: PrintFindings.Part] = [:]
  /// What is found.
  var fields: [DocumentField: PrintedField] = [:]
  /// The line of each field that is found.
  var places: [DocumentField: Int] = [:]

  /// Whether neither a zone nor a barcode names the holder, so that print alone does.
  var isPrintAlone: Bool { document.lastName == nil }

  /// A page has some 60 lines; of more, those with the darkest ink are looked at.
  private static let mostLines = 400

  init(
    _ page: PrintedPage, beside document: DocumentData, format: MRZ.Format?,
    asOf reference: CalendarDate
  ) {
    self.document = document
    self.format = format
    self.reference = reference
    zoneTop = page.zoneTop
    let read = page.lines.enumerated().filter { _, line in
      !line.versions.isEmpty && line.isSound
        && !(page.zoneTop.map { format != nil && line.isZone(from: $0) } ?? false)
    }
    alphabet =
      document.issuingCountry.flatMap { NationalAlphabet(of: $0.alpha3 ?? $0.rawValue) }
      ?? (format == nil
        ? Self.alphabet(printedIn: read.map { $0.element })
          ?? NationalAlphabet(titleOf: read.map { $0.element }) : nil)
    let darkest = read.sorted { $1.element.contrast < $0.element.contrast }.prefix(Self.mostLines)
    let alphabet = alphabet
    lines = darkest.map { AssignedLine($0.element, index: $0.offset, alphabet: alphabet) }
      .sorted { $0.line.precedes($1.line) }
    if format == .td1
      || format == nil && isPrintAlone && !isAmerican && !isOfCommonwealth
    {
      lines = lines.flatMap { partedAtLabels($0) }.sorted { $0.line.precedes($1.line) }
    }
    leaveOutOtherScripts()
  }

  /// The labels and values of a line that has both, or the line.
  private func partedAtLabels(_ line: AssignedLine) -> [AssignedLine] {
    let parts = LabelledParts.parts(of: line.line)
    guard !parts.isEmpty else { return [line] }
    return parts.enumerated().map { place, part in
      var parted = AssignedLine(part.line, index: line.index, alphabet: alphabet)
      parted.part = (place, line.left)
      // What stands behind the last label may be nothing, and its value below.
      let hasValue = place + 1 < parts.count && parts[place + 1].caption == nil
      parted.label = hasValue ? part.caption : nil
      return parted
    }
  }

  /// The alphabet of the only state whose code stands alone in a line, as two looks have read it.
  private static func alphabet(printedIn lines: [PrintedLine]) -> NationalAlphabet? {
    let codes = lines.compactMap { line -> String? in
      guard let code = line.versions.first?.text, code.utf8.count == 3,
        code.utf8.allSatisfy({ $0.isCapital }), line.versions.count(where: { $0.text == code }) > 1
      else { return nil }
      return code
    }
    let known = Set(codes).filter { NationalAlphabet(of: $0) != nil }
    return known.count == 1 ? known.first.flatMap { NationalAlphabet(of: $0) } : nil
  }

  /// Keeps what a line states, where nothing surer is known of the field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - value: The value.
  ///   - place: The line.
  ///   - evidence: What makes it this field's.
  ///   - confidence: The share of such values that are right.
  ///   - text: The text as it is printed; that of the line where left out.
  ///   - caption: The caption beside it.
  mutating func put(
    _ field: DocumentField, _ value: FieldValue, from place: Int, _ evidence: PrintedField.Evidence,
    confidence: Double, text: String? = nil, caption: String? = nil
  ) {
    guard !value.isEmpty, fields[field].map({ $0.confidence < confidence }) ?? true,
      evidence == .transliteration || !Self.texts.contains(field)
        || !isOfOtherScript(value.text, in: place) && !CaptionReading(value.text).isNothingElse
    else { return }
    let value = mended(value, of: field, in: place)
    fields[field] = PrintedField(
      field, value, sourceText: text ?? lines[place].text, caption: caption, evidence: evidence,
      confidence: limited(confidence, of: field, value, in: place), lines: [lines[place].index])
    places[field] = place
  }

  /// A value with its likeliest marks, and a place or an office with its slashes.
  private func mended(_ value: FieldValue, of field: DocumentField, in place: Int) -> FieldValue {
    let marked = withLikeliestMarks(value, of: field, in: place)
    if Self.names.contains(field) {
      return .text(
        PrintedSlash.mended(
          PrintedText.withCapitalI(marked.text), ofDescentIn: lines[place].line.versions))
    }
    guard field == .placeOfBirth || field == .authority else { return marked }
    return .text(
      PrintedSlash.mended(
        marked.text, by: lines[place].line.versions, state: stateOfPage))
  }

  /// The state that the zone or, without one, the title of the page names.
  private var stateOfPage: String? {
    document.issuingCountry?.alpha3
      ?? titleOfState.flatMap { CountryCode(mrz: $0.state)?.alpha3 }
  }

  /// How surely a value is stated that may have letters which no look tells.
  private func limited(
    _ confidence: Double, of field: DocumentField, _ value: FieldValue, in place: Int
  ) -> Double {
    var most = confidence
    if field == .authority, isCut(value.text, in: place) { most = min(most, 0.6) }
    if field == .idNumber, isPrintAlone,
      NumberForm.mayBegin(value.text, withLettersOf: stateOfPage)
    {
      most = min(most, 0.6)
    }
    // A digit in a word is a letter misread, whatever looks agree on it: B4NYUWANGI.
    if Self.inLetters.contains(field), Self.hasDigitInWord(value.text) { most = min(most, 0.6) }
    // The code of another state behind a letter may have had a slash before it: PAYSANDÚIURY.
    if field == .placeOfBirth, PrintedSlash.mayHaveLostOne(value.text) { most = min(most, 0.6) }
    if alphabet?.hasDoubleMarks == true, let least = Self.leastOfMarks[field] {
      // Hardly a name has no mark, all of them are lost sooner; the holders of visas are of other states.
      let isBare = value.text.utf8.allSatisfy { $0 < 0x80 } && format?.isVisa != true
      most = min(most, isBare ? 0.6 : least)
    }
    return most
  }

  private static let names: Set<DocumentField> = [
    .printedLastName, .printedFirstName, .lastName, .firstName, .fullName,
  ]

  /// Fields whose values have no digits within a word.
  private static let inLetters: Set<DocumentField> = names.union([.placeOfBirth])

  /// Fields whose values may be printed in another script as well.
  private static let texts: Set<DocumentField> = inLetters.union([.authority, .addressLine])

  /// Whether a digit stands right behind a letter.
  private static func hasDigitInWord(_ text: String) -> Bool {
    zip(text.unicodeScalars, text.unicodeScalars.dropFirst()).contains { letter, digit in
      letter.properties.isAlphabetic && ("0"..."9") ~= digit
    }
  }

  /// How surely texts are stated whose marks no look knows.
  private static let leastOfMarks: [DocumentField: Double] = [
    .printedLastName: 0.75, .printedFirstName: 0.75, .lastName: 0.6, .firstName: 0.6,
    .fullName: 0.6, .placeOfBirth: 0.6, .authority: 0.6, .addressLine: 0.6,
  ]

  /// The median of something over the lines whose content the zone or a date has proven.
  func medianOfProven(_ value: (AssignedLine) -> Double) -> Double? {
    let values = lines.filter { [.name, .date, .number].contains($0.role) }.map(value).sorted()
    guard !values.isEmpty else { return nil }
    let middle = values.count / 2
    return values.count % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2
  }
}

extension PrintedLine {
  /// Whether its numbers are some and its place is one.
  fileprivate var isSound: Bool {
    [left, right, baseline, capitalHeight, contrast].allSatisfy { $0.isFinite && abs($0) < 1e6 }
      && capitalHeight > 0
  }

  /// Whether it stands where the zone does, whose text proves nothing that the zone says: three lines
  /// are 11 mm high (ICAO Doc 9303-5, §4.2), and the first one's baseline lies 2.4 mm below its top.
  fileprivate func isZone(from top: Double) -> Bool { (top + 1...top + 11.5) ~= baseline }

  /// Whether it stands before another line, whatever order they came in.
  func precedes(_ other: PrintedLine) -> Bool {
    let own = [baseline, left, right, capitalHeight]
    let others = [other.baseline, other.left, other.right, other.capitalHeight]
    if own != others { return own.lexicographicallyPrecedes(others) }
    return versions.map { $0.text }.lexicographicallyPrecedes(other.versions.map { $0.text })
  }
}
