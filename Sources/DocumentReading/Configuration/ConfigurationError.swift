/// One fault of a configuration, with the path of the key that has it.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text is no JSON; lines and columns count from 1.
    case notJSON(line: Int, column: Int)
    /// A key stands in its object a second time; lines and columns count from 1.
    case repeatedKey(String, line: Int, column: Int)
    /// No such key is known; the nearest one that is.
    case unknownKey(nearest: String?)
    /// The value has another type than expected.
    case wrongType(expected: String)
    /// The value lies outside what is allowed.
    case outOfRange(String)
    /// Something that this library does not do, such as reading meters or tyres.
    case unsupported
    /// Another key has to be given with this one.
    case missingKey(String)
    /// The text is longer than allowed.
    case tooLong(limit: Int)
  }

  /// The path of the key, its parts separated by points; empty for the whole text.
  public var path: String
  /// The beginning of the value as it is written, or `nil` where there is none.
  public var value: String?
  /// What is wrong, and what was expected.
  public var reason: Reason

  /// Makes an error of its parts.
  public init(path: String, value: String? = nil, reason: Reason) {
    self.path = path
    self.value = value
    self.reason = reason
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// The path, the value and a sentence.
  public var description: String { description(ofWhole: Self.configuration) }

  /// What a text is called where nothing else is said.
  static let configuration = "the configuration"

  /// The path, the value and a sentence.
  ///
  /// - Parameter whole: What the whole text is called.
  /// - Returns: The text.
  func description(ofWhole whole: String) -> String {
    let sentence =
      switch reason {
      case .notJSON(let line, let column): "is no JSON at line \(line), column \(column)"
      case .repeatedKey(let key, let line, let column):
        "has the key '\(key)' a second time at line \(line), column \(column)"
      case .unknownKey(nil): "is no known key"
      case .unknownKey(let nearest?): "is no known key; the nearest is '\(nearest)'"
      case .wrongType(let expected): "has to be \(expected)"
      case .outOfRange(let allowed): "has to be \(allowed)"
      case .unsupported: "is not supported"
      case .missingKey(let key): "needs the key '\(key)'"
      case .tooLong(let limit): "is longer than \(limit) characters"
      }
    let place = path.isEmpty ? whole : path
    return "\(place) \(sentence)\(value.map { ", and is \($0)" } ?? "")"
  }
}
