extension MRZ {
  /// The number of a document, which may be longer than its field.
  public struct DocumentNumber: Hashable, Sendable {
    /// How a number of more or of at most nine characters is checked.
    public enum Convention: String, Hashable, Sendable, CaseIterable {
      /// The number has room in its field; the digit stands behind it.
      case short
      /// A long number whose digit covers the number without the filler, as ICAO Doc 9303-5, §4.2.4
      /// says.
      case longWithoutFiller
      /// A long number whose digit covers the filler behind the first nine characters too.
      case longWithFiller
      /// A long number whose digit fits both ways of counting.
      case longEitherWay
      /// A long number whose digit fits neither way of counting.
      case longUnproven
    }

    /// The number, without fillers around it and with a space for every filler inside it.
    public let value: String
    /// How it is checked.
    public let convention: Convention

    /// Makes a number.
    ///
    /// - Parameters:
    ///   - value: The number without fillers.
    ///   - convention: How it is checked.
    public init(value: String, convention: Convention) {
      self.value = value
      self.convention = convention
    }

    /// Whether the number goes on in the optional data.
    public var isLong: Bool { convention != .short }
  }

  /// The document number, whole; its value is empty where none is printed.
  public var documentNumber: DocumentNumber {
    let overflow = numberOverflow
    guard overflow.exists else {
      return DocumentNumber(value: value(of: .documentNumber) ?? "", convention: .short)
    }
    var text = ZoneText()
    for index in overflow.start..<overflow.start + 9 { text.append(characters[index]) }
    for index in overflow.tailStart..<overflow.digit { text.append(characters[index]) }
    let printed = characters[overflow.digit] &- .ascii("0")
    let convention: DocumentNumber.Convention =
      switch (printed == overflow.withoutFiller, printed == overflow.withFiller) {
      case (true, true): .longEitherWay
      case (true, false): .longWithoutFiller
      case (false, true): .longWithFiller
      case (false, false): .longUnproven
      }
    return DocumentNumber(value: text.string, convention: convention)
  }
}

#if !hasFeature(Embedded)
  extension MRZ.DocumentNumber: Codable {}
  extension MRZ.DocumentNumber.Convention: Codable {}
#endif
