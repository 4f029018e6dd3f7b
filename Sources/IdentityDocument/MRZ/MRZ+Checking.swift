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
    let (computed, isEmpty) = digit(of: plan)
    if printed &- ZoneText.Character.zero == computed { return .valid }
    if printed == ZoneText.Character.filler, isEmpty, plan.check != .composite {
      return .notPrinted
    }
    return .invalid(printed: Unicode.Scalar(printed), computed: Int(computed))
  }

  /// The digit that a rule's characters have, and whether they are all fillers.
  func digit(of plan: CheckPlan) -> (value: UInt8, isEmpty: Bool) {
    var sum: UInt32 = 0
    var weight: UInt32 = 7
    var difference: UInt8 = 0
    for piece in 0..<plan.pieceCount {
      var index = plan.starts[piece]
      let end = plan.ends[piece]
      while index < end {
        let character = characters[index]
        difference |= character ^ ZoneText.Character.filler
        // At most 90 characters of at most 35 times 7: no overflow is near.
        sum &+= weight &* Self.value(of: character)
        weight = weight == 7 ? 3 : weight == 3 ? 1 : 7
        index &+= 1
      }
    }
    return (UInt8(truncatingIfNeeded: sum % 10), difference == 0)
  }

  /// The value that a character of a zone counts with.
  @inline(__always)
  private static func value(of character: UInt8) -> UInt32 {
    let digit = UInt32(character) &- 0x30
    if digit < 10 { return digit }
    let letter = UInt32(character) &- 0x41
    return letter < 26 ? letter &+ 10 : 0
  }
}
