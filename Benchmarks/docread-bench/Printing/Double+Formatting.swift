extension Double {
  /// The number with so many digits after the point, rounded half away from zero.
  func formatted(_ digits: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return "–" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (magnitude * scale).rounded()
    guard scaled < 9e18 else { return "–" }
    let whole = Int64(scaled)
    let sign = self < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let unit = Int64(scale)
    let fraction = String(whole % unit)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(sign)\(whole / unit).\(zeros)\(fraction)"
  }

  /// The number rounded to so many digits after the point, for JSON.
  func rounded(toDigits digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
