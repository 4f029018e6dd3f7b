/// One fault of a configuration, with the path of the key that has it.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text is no JSON; lines and columns count from 1.
    case notJSON(line: Int, column: Int)
    /// No such key is known; the nearest one that is.
    case unknownKey(nearest: String?)
    /// The value has another type than expected.
    case wrongType(expected: String)
    /// The value lies outside what is allowed.
    case outOfRange(String)
    /// A use case that this library does not have, such as meters or tyres.
    case unsupported
    /// The text is longer than allowed.
    case tooLong(limit: Int)
  }

  /// The path of the key, its parts separated by points; empty for the whole text.
  public var path: String
  /// What is wrong.
  public var reason: Reason

  /// Makes an error of its parts.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// The path and a sentence.
  public var description: String {
    let sentence =
      switch reason {
      case .notJSON(let line, let column): "is no JSON at line \(line), column \(column)"
      case .unknownKey(nil): "is no known key"
      case .unknownKey(let nearest?): "is no known key; the nearest is '\(nearest)'"
      case .wrongType(let expected): "has to be \(expected)"
      case .outOfRange(let allowed): "has to be \(allowed)"
      case .unsupported: "is a use case that is not supported"
      case .tooLong(let limit): "is longer than \(limit) characters"
      }
    return "\(path.isEmpty ? "the configuration" : path) \(sentence)"
  }
}
