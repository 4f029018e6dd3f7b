/// Why bytes are not read as JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong with bytes.
  public enum Reason: Hashable, Sendable {
    /// A byte stands where the grammar has another one.
    case unexpectedByte
    /// The text breaks off.
    case unexpectedEnd
    /// A number is written as none of JSON, or is too great for `Double`.
    case invalidNumber
    /// A text is not UTF-8, or has half a pair of surrogates.
    case invalidText
    /// A member has the name of one before it in the same object.
    case repeatedName(String)
    /// Values are nested deeper than the limit.
    case tooDeep
    /// There are more bytes than the limit.
    case tooLong
  }

  /// What is wrong.
  public var reason: Reason
  /// The offset of the first byte that does not fit; the number of bytes where they break off.
  public var offset: Int
  /// Its line, counted from 1.
  public var line: Int
  /// Its column, counted from 1 in bytes.
  public var column: Int

  /// Makes an error of its parts.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - offset: The offset of the first byte that does not fit.
  ///   - line: Its line, counted from 1.
  ///   - column: Its column, counted from 1 in bytes.
  public init(_ reason: Reason, offset: Int, line: Int, column: Int) {
    self.reason = reason
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Makes the error of a place in bytes.
  init(_ reason: Reason, at offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: .ascii("\n")).map { $0 + 1 } ?? 0
    self.init(
      reason, offset: offset, line: before.count { $0 == .ascii("\n") } + 1,
      column: offset - lineStart + 1)
  }
}

extension JSONError: CustomStringConvertible {
  /// What is wrong and where, in a sentence that holds nothing of the text.
  public var description: String {
    let fault =
      switch reason {
      case .unexpectedByte: "no JSON"
      case .unexpectedEnd: "the JSON breaks off"
      case .invalidNumber: "no number of JSON"
      case .invalidText: "no text in UTF-8"
      case .repeatedName: "a name stands twice in an object"
      case .tooDeep: "values are nested too deep"
      case .tooLong: "too many bytes"
      }
    return fault + " at line " + String(line) + ", column " + String(column)
  }
}
