public import ChipReading

/// What the security object says of one data group.
public enum GroupVerdict: Hashable, Sendable {
  /// The hash is the one in the security object.
  case good
  /// The hash is another: the group was changed.
  case mismatch
  /// The security object lists the group, and its file was not delivered; no fault.
  case absent
  /// The file was delivered, and the security object does not list it: it was put in.
  case notListed
  /// There is no readable security object.
  case notChecked
  /// The file cannot be read, and why.
  case unreadable(ChipReason)

  /// The verdict as a word, without the reason.
  public var word: String {
    switch self {
    case .good: "good"
    case .mismatch: "mismatch"
    case .absent: "absent"
    case .notListed: "notListed"
    case .notChecked: "notChecked"
    case .unreadable: "unreadable"
    }
  }

  /// What the verdict adds to the reasons of the whole, or `nil` where it is no fault.
  var fault: String? {
    switch self {
    case .good, .absent, .notChecked: nil
    case .mismatch, .notListed: word
    case .unreadable(let reason): reason.rawValue
    }
  }
}
