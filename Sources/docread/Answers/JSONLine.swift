import FoundationEssentials

/// Values as lines of JSON: sorted keys, no blanks, no escaped slashes.
enum JSONLine {
  /// The bytes of one line, its newline included.
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only numbers that JSON lacks (NaN, infinity) could fail here.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    guard let data = try? encoder.encode(value) else { return Array("{}\n".utf8) }
    return Array(data) + [UInt8(ascii: "\n")]
  }

  /// A number with a few decimal places, as it should stand in an answer.
  static func rounded(_ value: Double, places: Int = 3) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (value * scale).rounded() / scale
  }
}
