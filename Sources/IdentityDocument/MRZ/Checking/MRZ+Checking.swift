extension MRZ {
  /// What every check digit says (ICAO Doc 9303-3, §4.9).
  ///
  /// The outcomes are computed anew at every call, in well under a microsecond.
  public var checks: MRZChecks {
    var checks = MRZChecks()
    let overflow = numberOverflow
    for plan in format.layout.plans {
      if plan.check == .documentNumber, overflow.exists {
        checks.documentNumber = outcome(of: overflow)
      } else {
        checks[plan.check] = outcome(of: plan)
      }
    }
    return checks
  }

  /// Whether every printed check digit is valid.
  ///
  /// That does not make the zone right: names have no digit, and no digit tells `6` from `G` or `K`
  /// from `<`. A Swiss driving licence has no digits and is always valid in this sense.
  public var isValid: Bool { checks.areValid }

  /// What one check digit says of the characters that it covers.
  private func outcome(of plan: CheckPlan) -> CheckOutcome {
    let printed = characters[plan.digit]
    let computed = digit(of: plan)
    if printed &- .ascii("0") == computed { return .valid }
    if printed == .ascii("<"), plan.check != .composite, isEmpty(plan) {
      return .notPrinted
    }
    return .invalid(printed: Unicode.Scalar(printed), computed: Int(computed))
  }

  /// The digit that a rule's characters have.
  ///
  /// The values are summed up apart for each of the three weights, three characters at a time. The
  /// next character belongs to `first`; where a piece ends within three, the sums change places.
  func digit(of plan: CheckPlan) -> UInt8 {
    var first: UInt32 = 0
    var second: UInt32 = 0
    var third: UInt32 = 0
    var turns = 0
    for piece in 0..<plan.pieceCount {
      var index = plan.starts[piece]
      let end = plan.ends[piece]
      // At most 90 characters of at most 35 each: no overflow is near.
      while index &+ 2 < end {
        first &+= Self.value(of: characters[index])
        second &+= Self.value(of: characters[index &+ 1])
        third &+= Self.value(of: characters[index &+ 2])
        index &+= 3
      }
      while index < end {
        first &+= Self.value(of: characters[index])
        (first, second, third) = (second, third, first)
        turns &+= 1
        index &+= 1
      }
    }
    let sum =
      switch turns % 3 {
      case 0: 7 &* first &+ 3 &* second &+ third
      case 1: 7 &* third &+ 3 &* first &+ second
      default: 7 &* second &+ 3 &* third &+ first
      }
    return UInt8(truncatingIfNeeded: sum % 10)
  }

  /// Whether a rule covers fillers only.
  func isEmpty(_ plan: CheckPlan) -> Bool {
    for piece in 0..<plan.pieceCount {
      for index in plan.starts[piece]..<plan.ends[piece]
      where characters[index] != .ascii("<") {
        return false
      }
    }
    return true
  }

  /// The value that a character of a zone counts with.
  @inline(__always)
  private static func value(of character: UInt8) -> UInt32 {
    // Bit 6 is set in letters only; of the others the filler alone is not a digit.
    if character & 0x40 != 0 { return UInt32(character &- .ascii("A")) &+ 10 }
    return character == .ascii("<") ? 0 : UInt32(character &- .ascii("0"))
  }
}
