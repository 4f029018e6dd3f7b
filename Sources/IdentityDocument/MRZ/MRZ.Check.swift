extension MRZ {
  /// The check digits that a zone may have.
  ///
  /// The raw values are the keys of the command's answers.
  public enum Check: String, Hashable, Sendable, CaseIterable {
    /// The check digit of the document number.
    case documentNumber = "idNumber"
    /// The check digit of the date of birth.
    case dateOfBirth
    /// The check digit of the date of expiry.
    case dateOfExpiry = "expiryDate"
    /// The check digit of a passport's personal number.
    case personalNumber
    /// The check digit over several fields together.
    case composite
  }

  /// Which check digit of a layout covers which characters.
  public struct CheckRule: Hashable, Sendable {
    /// The check digit.
    public let check: Check
    /// The line of the check digit, counted from 1.
    public let line: Int
    /// The column of the check digit, counted from 1.
    public let column: Int
    /// The characters that it covers, in the order in which the weights 7, 3, 1 run over them.
    public let covered: [LineRange]

    /// Makes a rule.
    ///
    /// - Parameters:
    ///   - check: The check digit.
    ///   - line: Its line, counted from 1.
    ///   - column: Its column, counted from 1.
    ///   - covered: The characters that it covers.
    public init(_ check: Check, line: Int, column: Int, covered: [LineRange]) {
      self.check = check
      self.line = line
      self.column = column
      self.covered = covered
    }
  }
}

#if !hasFeature(Embedded)
  extension MRZ.Check: Codable {}
#endif
