extension MRZ {
  /// Where a document number of more than nine characters goes on.
  ///
  /// ICAO Doc 9303-5, §4.2.2, note j and §4.2.4 (and 9303-6 likewise): the first nine characters
  /// stand in the number's field and a filler in the place of its check digit; the rest of the
  /// number, the check digit and a filler begin the optional data. The digit covers the number
  /// without the filler; some issuers count the filler too, which moves the weights by one.
  struct NumberOverflow {
    /// Where the first part of the number begins in the zone.
    var start = 0
    /// Where the rest of the number begins in the zone.
    var tailStart = 0
    /// Where the check digit stands; the rest of the number ends before it.
    var digit = 0
    /// The digit of the number without the filler, 0 to 9.
    var withoutFiller: UInt8 = 0
    /// The digit of the number with the filler, 0 to 9.
    var withFiller: UInt8 = 0

    /// Whether there is such a number.
    var exists: Bool { digit > 0 }

    /// Whether a place belongs to the number, the filler and the check digit included.
    func contains(_ offset: Int) -> Bool {
      exists && (start...start + 9 ~= offset || tailStart...digit ~= offset)
    }
  }

  /// The overflow of the document number, where the zone has one.
  ///
  /// A filler in the place of the digit is not enough: the nine characters must be full, the optional
  /// data must go on, and a filler must end what they bring.
  var numberOverflow: NumberOverflow {
    var overflow = NumberOverflow()
    let end: Int
    switch format {
    case .td1:
      overflow.start = 5
      end = 30
    case .td2:
      overflow.start = 36
      end = 71
    default:
      return overflow
    }
    let filler = overflow.start + 9
    overflow.tailStart =
      format == .td1 ? filler + 1 : end - 7
    guard characters[filler] == .ascii("<") else { return overflow }
    for index in overflow.start..<filler where characters[index] == .ascii("<") {
      return overflow
    }
    var terminator = overflow.tailStart
    while terminator < end, characters[terminator] != .ascii("<") { terminator += 1 }
    guard terminator > overflow.tailStart, terminator < end else { return overflow }
    overflow.digit = terminator - 1
    overflow.withoutFiller = digit(of: overflow, countingFiller: false)
    overflow.withFiller = digit(of: overflow, countingFiller: true)
    return overflow
  }

  /// What the check digit of a long number says; either way of counting makes it valid.
  func outcome(of overflow: NumberOverflow) -> CheckOutcome {
    let printed = characters[overflow.digit]
    let value = printed &- .ascii("0")
    if value == overflow.withoutFiller || value == overflow.withFiller { return .valid }
    return .invalid(printed: Unicode.Scalar(printed), computed: Int(overflow.withoutFiller))
  }

  /// The digit of a long number.
  private func digit(of overflow: NumberOverflow, countingFiller: Bool) -> UInt8 {
    var digit = CheckDigit()
    for index in overflow.start..<overflow.start + 9 { digit.append(characters[index]) }
    if countingFiller { digit.append(.ascii("<")) }
    for index in overflow.tailStart..<overflow.digit { digit.append(characters[index]) }
    return UInt8(truncatingIfNeeded: digit.value)
  }
}
