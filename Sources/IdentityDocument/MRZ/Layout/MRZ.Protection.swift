extension MRZ {
  /// What one place of a layout has to do with check digits.
  ///
  /// No layout has a place that the digits of two fields cover.
  package struct Protection: Hashable, Sendable {
    /// The part that a place has in the sum of a check digit.
    package struct Share: Hashable, Sendable {
      /// The check digit that covers the place.
      package let check: Check
      /// The number of characters that the digit covers before this one.
      package let order: Int

      /// What the value of the character counts for: 7, 3 or 1.
      package var weight: Int { CheckDigit.weight(at: order) }
    }

    /// The check digit that is printed at the place.
    package private(set) var printed: Check?
    /// The share in the digit of one field, where such a digit covers the place.
    package private(set) var field: Share?
    /// The share in the composite digit, where that covers the place.
    package private(set) var composite: Share?

    /// The digit that protects the place by itself: that of its field, or the one that is printed
    /// there, but not the composite one of a place that it only covers.
    package var own: Check? { printed ?? field?.check }

    /// Whether a check digit covers the place or is printed there.
    package var exists: Bool { own != nil || composite != nil }

    /// What the value of the character counts for in a check digit, 0 where it does not count.
    package func weight(in check: Check) -> Int {
      if let field, field.check == check { return field.weight }
      if let composite, composite.check == check { return composite.weight }
      return 0
    }

    /// Whether one of the place's check digits is printed in a zone with these outcomes.
    func isPrinted(in checks: MRZChecks) -> Bool {
      if let own, checks[own] != .notPrinted { return true }
      return composite != nil && checks.composite != .notPrinted
    }

    /// The check digits that cover the place or are printed there, the composite one last.
    package var checks: [Check] {
      var checks: [Check] = []
      if let own { checks.append(own) }
      if let composite { checks.append(composite.check) }
      return checks
    }

    /// The protection of every character of a zone, one line behind the other.
    static func table(_ format: Format, of rules: [CheckRule]) -> [Protection] {
      var table = [Protection](repeating: Protection(), count: format.characterCount)
      for rule in rules {
        if let offset = format.offset(line: rule.line, column: rule.column) {
          table[offset].printed = rule.check
        }
        var order = 0
        for range in rule.covered {
          for column in range.columns {
            guard let offset = format.offset(line: range.line, column: column) else { continue }
            let share = Share(check: rule.check, order: order)
            order += 1
            if rule.check == .composite {
              table[offset].composite = share
            } else {
              table[offset].field = share
            }
          }
        }
      }
      return table
    }
  }
}

extension MRZ.Format {
  /// The check digits that a wrong character at a place makes wrong: those that cover the place and
  /// the one that is printed there, the composite one last; none outside the zone.
  ///
  /// A document number of more than nine characters has its digit elsewhere (ICAO Doc 9303-5,
  /// §4.2.2, note j); this is what the layout says of all other zones.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  /// - Returns: The check digits.
  public func checks(coveringLine line: Int, column: Int) -> [MRZ.Check] {
    offset(line: line, column: column).map { layout.protections[$0].checks } ?? []
  }

  /// Whether some check digit covers a place or is printed there.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  /// - Returns: Whether a wrong character can be noticed there.
  public func isProtected(line: Int, column: Int) -> Bool {
    offset(line: line, column: column).map { layout.protections[$0].exists } ?? false
  }

  /// What every place has to do with check digits, one line behind the other.
  package var protections: [MRZ.Protection] { layout.protections }
}
