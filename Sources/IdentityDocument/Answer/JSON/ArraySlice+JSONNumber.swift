extension ArraySlice<UInt8> {
  /// Whether the bytes are a number as RFC 8259, §6, has it.
  var isNumberOfJSON: Bool {
    var rest = self
    if rest.first == .ascii("-") { rest.removeFirst() }
    let hasLeadingZero = rest.first == .ascii("0")
    guard let whole = rest.popDigits(), !hasLeadingZero || whole == 1 else { return false }
    if rest.first == .ascii(".") {
      rest.removeFirst()
      guard rest.popDigits() != nil else { return false }
    }
    if let byte = rest.first, byte.uppercased == .ascii("E") {
      rest.removeFirst()
      if rest.first == .ascii("+") || rest.first == .ascii("-") { rest.removeFirst() }
      guard rest.popDigits() != nil else { return false }
    }
    return rest.isEmpty
  }

  /// Takes the digits at the beginning, and gives their number, or `nil` where there is none.
  private mutating func popDigits() -> Int? {
    let digits = prefix { $0.isDigit }
    self = self[digits.endIndex...]
    return digits.isEmpty ? nil : digits.count
  }
}
