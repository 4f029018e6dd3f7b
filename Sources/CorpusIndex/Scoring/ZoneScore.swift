/// How a reader's answer to one printed zone compares with the truth.
public struct ZoneScore: Hashable, Sendable {
  /// The reading that resembles the print most, or `nil` where there was none.
  public let reading: ZoneReading?
  /// Whether any zone was answered.
  public let isReported: Bool
  /// Whether every character is right.
  public let isExact: Bool
  /// Whether the document number is right.
  public let isNumberRight: Bool
  /// Whether the date of birth is right.
  public let isBirthRight: Bool
  /// Whether the date of expiry is right.
  public let isExpiryRight: Bool
  /// Whether the names are right.
  public let areNamesRight: Bool
  /// Whether the reading is accepted, every character is right, and the print is valid.
  public let isRightlyAccepted: Bool

  /// Compares.
  ///
  /// - Parameters:
  ///   - document: The zone as printed.
  ///   - readings: All the zones that the reader found in the picture.
  /// - Complexity: O(*n*) in the number of readings.
  public init(of document: DocumentExpectation, readings: [ZoneReading]) {
    let best = readings.min {
      $0.differences(from: document.lines) < $1.differences(from: document.lines)
    }
    reading = best
    isReported = best != nil
    isExact = best?.lines == document.lines
    isRightlyAccepted =
      best?.isAccepted == true && best?.says(document) == true && document.isPrintedValid
    let printed = ZoneFacts(lines: document.lines)?.fields
    let read = best.flatMap { $0.fields ?? ZoneFacts(lines: $0.lines)?.fields }
    isNumberRight = isExact || (printed != nil && printed?.number == read?.number)
    isBirthRight = isExact || (printed != nil && printed?.birth == read?.birth)
    isExpiryRight = isExact || (printed != nil && printed?.expiry == read?.expiry)
    areNamesRight = isExact || (printed != nil && printed?.names == read?.names)
  }

  /// Whether all four key fields are right.
  public var areKeyFieldsRight: Bool {
    isNumberRight && isBirthRight && isExpiryRight && areNamesRight
  }
}

extension DocumentExpectation {
  /// Whether every check digit is right as printed: what the truth says, or else what the lines do.
  public var isPrintedValid: Bool {
    valid ?? (ZoneFacts(lines: lines)?.isValid == true)
  }
}
