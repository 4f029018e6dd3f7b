/// The holder's address, read with the customs of version and issuer.
struct AAMVAAddress {
  var line: String?
  var secondLine: String?
  var city: String?
  var subdivision: String?
  var postCode: String?
  var deviations: [AAMVADeviation] = []

  init(_ content: AAMVAContent) {
    let mailing = content.meaningful("DAG")
    let residence = content.meaningful("DAL")
    if mailing == nil, residence != nil { deviations.append(.residenceAddress) }
    line = (mailing ?? residence).flatMap {
      deviations.withoutComma($0, mailing != nil ? "DAG" : "DAL")
    }
    secondLine = mailing != nil ? content.meaningful("DAH") : content.meaningful("DAM")
    city = content.meaningful("DAI") ?? content.meaningful("DAN")
    subdivision = content.meaningful("DAJ") ?? content.meaningful("DAO")
    let code = content.meaningful("DAK") ?? content.meaningful("DAP")
    postCode = code.flatMap { Self.withoutPadding($0.bytes) }
  }

  /// The code without what fills its eleven places: zeros for the last four digits of a ZIP code or behind a Canadian one, and
  /// whatever follows a gap of several blanks.
  private static func withoutPadding(_ text: ArraySlice<UInt8>) -> String? {
    var code = text.trimmed()
    if let gap = code.firstIndex(of: "  ") { code = code[..<gap] }
    guard code.count >= 9, code.suffix(4).allSatisfy({ $0 == .ascii("0") }) else {
      return code.trimmedText
    }
    var short = code.dropLast(4)
    if short.count == 6, short.last == .ascii("-") { short = short.dropLast() }
    // Canada's codes have three letters and three digits, in turns.
    let isCanadian =
      short.count == 6
      && zip(short, 0...).allSatisfy { $1.isMultiple(of: 2) ? $0.isCapital : $0.isDigit }
    return (isCanadian || short.allSatisfy { $0.isDigit } ? short : code).trimmedText
  }
}

extension AAMVAContent {
  /// The holder's address.
  var address: AAMVAAddress { AAMVAAddress(self) }
}
