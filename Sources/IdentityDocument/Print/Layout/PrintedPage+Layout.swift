extension PrintedPage {
  /// What stands in the boxes of a caller's layout.
  ///
  /// The lines of a box are one value, from the top. Each reading of a single line is tried until one
  /// has the box's pattern; a box whose print has not, and one without print, states nothing.
  ///
  /// - Parameter layout: The layout.
  /// - Returns: The fields in the order of the boxes; none where the page is of another size.
  /// - Complexity: O(*n* · *m*) in the numbers of lines and boxes.
  public func fields(of layout: PrintedLayout) -> [PrintedField] {
    guard size == nil || size == layout.size else { return [] }
    return layout.boxes.compactMap { box in
      let places = lines.indices.filter { box.holds(lines[$0]) && !lines[$0].versions.isEmpty }
        .sorted { (lines[$0].baseline, lines[$0].left) < (lines[$1].baseline, lines[$1].left) }
      guard let first = places.first else { return nil }
      let whole = places.compactMap { lines[$0].versions.first?.text }.joined(separator: " ")
      let readings = places.count == 1 ? lines[first].versions.map { $0.text } : [whole]
      for text in readings.map(PrintedText.cleaned) {
        guard box.pattern?.matches(text) ?? true,
          let value = FieldValue(printed: text, of: box.field)
        else { continue }
        let isAgreed = places.allSatisfy { AssignedLine(lines[$0], index: $0).isAgreed }
        return PrintedField(
          box.field, value, sourceText: text, evidence: .layout,
          confidence: Self.confidence(isAgreed: isAgreed, hasPattern: box.pattern != nil),
          lines: places)
      }
      return nil
    }
  }

  /// Whether the patterns of layouts allow a field, whatever it was found by.
  ///
  /// A field that boxes name has the pattern of one of them, as it is printed or as a value; where one of them has no
  /// pattern it may be any text. The spelling of a name beside a zone (`printedLastName`) is that name. Fields that no
  /// box names, and those of a page of another size, stay as they are.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - layouts: The caller's layouts.
  /// - Returns: Whether it may be stated.
  package func allows(_ field: PrintedField, by layouts: [PrintedLayout]) -> Bool {
    let named: Set<DocumentField> =
      switch field.field {
      case .printedLastName: [.printedLastName, .lastName]
      case .printedFirstName: [.printedFirstName, .firstName]
      default: [field.field]
      }
    let patterns = layouts.filter { size == nil || size == $0.size }.flatMap { $0.boxes }
      .filter { named.contains($0.field) }.map { $0.pattern }
    return patterns.isEmpty
      || patterns.contains { pattern in
        guard let pattern else { return true }
        return pattern.matches(PrintedText.cleaned(field.sourceText))
          || pattern.matches(field.value.text)
      }
  }

  /// Not measured on cards of callers: as that of texts at captions, whose letters are as sure.
  private static func confidence(isAgreed: Bool, hasPattern: Bool) -> Double {
    switch (isAgreed, hasPattern) {
    case (true, true): 0.87
    case (true, false): 0.75
    case (false, true): 0.7
    case (false, false): 0.5
    }
  }
}

extension FieldValue {
  /// Understands a value as people print it, or answers `nil` where the field cannot hold it.
  fileprivate init?(printed text: String, of field: DocumentField) {
    guard !text.isEmpty else { return nil }
    switch field {
    case .dob, .issuingDate, .expiryDate:
      let dates = PrintedDate.dates(in: text)
      guard let date = dates.first(where: { $0.order != .monthFirst }) ?? dates.first,
        date.statesCentury
      else { return nil }
      self = .date(date.documentDate(printed: text))
    case .issuingCountry, .originatingCountry:
      guard let country = CountryCode(mrz: text.uppercased()) else { return nil }
      self = .country(country)
    case .categories:
      let categories = LicenceCategories.list(in: text)
      guard !categories.isEmpty else { return nil }
      self = .list(categories)
    default: self.init(text, of: field, printed: text)
    }
  }
}
