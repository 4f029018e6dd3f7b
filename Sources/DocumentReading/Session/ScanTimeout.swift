/// The four times that SelphID gives a side (`Timeout`).
public enum ScanTimeout: String, Hashable, Sendable, Codable, CaseIterable {
  /// 15 seconds.
  case short = "TShort"
  /// 20 seconds.
  case medium = "TMedium"
  /// 25 seconds.
  case long = "TLong"
  /// 60 seconds.
  case veryLong = "TVeryLong"

  /// The time as a duration.
  public var duration: Duration {
    switch self {
    case .short: .seconds(15)
    case .medium: .seconds(20)
    case .long: .seconds(25)
    case .veryLong: .seconds(60)
    }
  }
}
