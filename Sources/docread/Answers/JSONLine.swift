import IdentityDocument

/// Values as lines of JSON.
enum JSONLine {
  /// The bytes of one line, its newline included.
  static func bytes(of value: JSONValue) -> [UInt8] {
    value.bytes + [.ascii("\n")]
  }

  /// A number with a few decimal places, as it should stand in a summary.
  static func rounded(_ value: Double, places: Int = 3) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (value * scale).rounded() / scale
  }
}
