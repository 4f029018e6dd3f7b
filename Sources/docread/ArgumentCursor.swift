import IdentityDocument

/// Walks a command line, one word at a time.
///
/// It knows three rules and no more: `--name=value` is `--name value`, `--` ends the options, and a
/// lone `-` is an operand.
struct ArgumentCursor {
  /// A word of the command line.
  enum Word: Hashable {
    case option(String)
    case operand(String)
  }

  private var pending: ArraySlice<String>
  private var optionsHaveEnded = false
  private var attachedValue: (option: String, value: String)?

  init(_ arguments: some Sequence<String>) {
    pending = Array(arguments)[...]
  }

  /// The next word, or `nil` at the end.
  mutating func next() throws(UsageError) -> Word? {
    if let (option, _) = attachedValue { throw .unexpectedValue(option: option) }
    guard let word = pending.popFirst() else { return nil }
    guard !optionsHaveEnded, word.hasPrefix("-"), word != "-" else { return .operand(word) }
    if word == "--" {
      optionsHaveEnded = true
      return try next()
    }
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return .option(word) }
    let name = String(word[..<equals])
    attachedValue = (name, String(word[word.index(after: equals)...]))
    return .option(name)
  }

  /// The value that follows an option.
  mutating func value(of option: String) throws(UsageError) -> String {
    if let (_, value) = attachedValue {
      attachedValue = nil
      return value
    }
    guard let word = pending.popFirst() else { throw .missingValue(option: option) }
    return word
  }

  /// The value that follows an option, as one case of an enumeration.
  mutating func value<Value>(of option: String, as type: Value.Type) throws(UsageError) -> Value
  where Value: RawRepresentable<String> & CaseIterable {
    let word = try value(of: option)
    guard let value = Value(rawValue: word) else {
      let allowed = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidValue(word, option: option, expected: "one of \(allowed)")
    }
    return value
  }

  /// The value that follows an option, as a day.
  mutating func date(of option: String) throws(UsageError) -> CalendarDate {
    let word = try value(of: option)
    guard let date = CalendarDate(word) else {
      throw .invalidValue(word, option: option, expected: "a date as YYYY-MM-DD")
    }
    return date
  }
}
