extension TextPieces.Piece {
  /// Whether it may be a line of a zone, whole or cut: names have two fillers in a row, and numbers digits.
  var resemblesLine: Bool {
    let fillers = zip(characters, characters.dropFirst()).contains {
      $0 == .ascii("<") && $1 == .ascii("<")
    }
    return characters.count >= ZoneExcerpt.shortest
      && (fillers || characters.count >= ZoneExcerpt.cutLine && characters.contains { $0.isDigit })
  }

  /// Whether it may be what a line begins with: a letter, and a filler further on.
  var resemblesBeginning: Bool { characters[0].isCapital && characters.contains(.ascii("<")) }

  /// Whether there are letters on both sides of two fillers.
  var hasBothNames: Bool {
    characters.indices.dropFirst(2).contains { index in
      characters[index].isCapital && characters[index - 1] == .ascii("<")
        && characters[index - 2] == .ascii("<")
    }
  }
}

extension MRZ {
  /// Whether the digits say that characters out of a longer text are a zone: those of the number and
  /// of the birth are printed and right, the dates are dates, and states are no digits.
  var isProvenExcerpt: Bool {
    let hasStates = [issuingState, nationality ?? "XXX"].allSatisfy { code in
      !code.isEmpty && code.utf8.allSatisfy { $0.isCapital }
    }
    guard hasStates, misformedField == nil else { return false }
    if format == .frenchDrivingLicence { return dateOfExpiry != nil }
    let checks = checks
    return checks.documentNumber == .valid && checks.dateOfBirth == .valid && dateOfBirth != nil
      && (format.range(of: .dateOfExpiry) == nil || dateOfExpiry != nil)
      && !primaryIdentifier.isEmpty
  }

  /// The first field of code, states and names that begins as none does, as where characters before a line
  /// were taken for its own; `nil` where there is none.
  ///
  /// The code begins with a letter, and so do names at the beginning of a line; states have fillers behind
  /// their letters alone (ICAO Doc 9303-3, §4.6 and §5). In most layouts no digit covers them.
  var misformedField: FieldRange? {
    format.fields.first { range in
      let offsets = offsets(of: range)
      let first = characters[offsets.lowerBound]
      switch range.field {
      case .documentCode: return !first.isCapital
      case .names: return range.columns.lowerBound == 1 && !first.isCapital
      case .issuingState, .nationality:
        let count = offsets.prefix { characters[$0] != .ascii("<") }.count
        return count == 0 || offsets.dropFirst(count).contains { characters[$0] != .ascii("<") }
      default: return false
      }
    }
  }

  /// Whether the code begins as those of its layout do (ICAO Doc 9303-4 to 7, §4.2.2): of characters that
  /// are a line with other fillers, it alone tells that they begin one.
  var hasKnownCode: Bool {
    switch (format, characters[0]) {
    case (.td3, "P"), (.mrvA, "V"), (.mrvB, "V"), (.td1, "A"), (.td1, "C"), (.td1, "I"),
      (.td2, "A"), (.td2, "C"), (.td2, "I"):
      true
    case (.frenchIdentityCard, _), (.frenchDrivingLicence, _), (.swissDrivingLicence, _): true
    default: false
    }
  }
}
