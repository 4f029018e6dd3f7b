/// Walks over the arguments of a command: `--name=value` is `--name value`, and `--` ends options.
struct ArgumentCursor {
  /// What stands at the cursor.
  enum Argument: Hashable {
    case option(String)
    case operand(String)
  }

  private var rest: ArraySlice<String>
  private var attachedValue: String?
  private var areOptionsOver = false

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The next argument, or `nil` at the end.
  ///
  /// - Throws: `UsageError.unexpectedValue` where the last option was given a value and took none.
  mutating func next() throws(UsageError) -> Argument? {
    if let value = attachedValue { throw .unexpectedValue(value) }
    guard let argument = rest.popFirst() else { return nil }
    if areOptionsOver || !argument.hasPrefix("-") || argument == "-" { return .operand(argument) }
    if argument == "--" {
      areOptionsOver = true
      return try next()
    }
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return .option(argument)
    }
    attachedValue = String(argument[argument.index(after: sign)...])
    return .option(String(argument[..<sign]))
  }

  /// The value of the option just returned.
  mutating func value(of option: String) throws(UsageError) -> String {
    if let value = attachedValue {
      attachedValue = nil
      return value
    }
    guard let value = rest.popFirst() else { throw .missingValue(option: option) }
    return value
  }
}
