extension TextPieces.Piece {
  /// Whether it may be a line of a zone, whole or cut: names have two fillers in a row, and numbers digits.
  var resemblesLine: Bool {
    let fillers = zip(characters, characters.dropFirst()).contains {
      $0 == .ascii("<") && $1 == .ascii("<")
    }
    return characters.count >= ZoneExcerpt.shortest
      && (fillers || characters.count >= ZoneExcerpt.cutLine && characters.contains { $0.isDigit })
  }
}

extension MRZ {
  /// Whether the digits say that characters out of a longer text are a zone: those of the number and
  /// of the birth are printed and right, the dates are dates, and states are no digits.
  var isProvenExcerpt: Bool {
    let hasStates = [issuingState, nationality ?? "XXX"].allSatisfy { code in
      !code.isEmpty && code.utf8.allSatisfy { $0.isCapital }
    }
    if format == .frenchDrivingLicence { return dateOfExpiry != nil && hasStates }
    let checks = checks
    return checks.documentNumber == .valid && checks.dateOfBirth == .valid && dateOfBirth != nil
      && (format.range(of: .dateOfExpiry) == nil || dateOfExpiry != nil)
      && hasStates && !primaryIdentifier.isEmpty
  }
}
