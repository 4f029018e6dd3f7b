import IdentityDocument

/// Walks a command line, one word at a time.
///
/// It knows four rules and no more: `--name=value` is `--name value`, `-j2` is `-j 2`, `--` ends the
/// options, and a lone `-` is an operand.
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

  /// Walks the words of a command up to the end, or up to where help or the version is asked for.
  ///
  /// - Parameters:
  ///   - command: The command's name, the topic of its help. The manual says which options it has.
  ///   - option: Takes an option, with its value from the cursor it is given.
  ///   - operand: Takes an operand.
  /// - Returns: What was asked for instead of the command, or `nil`.
  /// - Throws: Why a word was not understood.
  mutating func walk(
    _ command: String, option: (String, inout ArgumentCursor) throws(UsageError) -> Void,
    operand: (String) throws(UsageError) -> Void
  ) throws(UsageError) -> Invocation? {
    while let word = try next() {
      switch word {
      case .option("-h"), .option("--help"): return .help(topic: command)
      case .option("--version"): return .version
      case .option(let word):
        guard let name = name(of: word, in: Manual.command(command)) else {
          throw .unknownOption(word, command: command)
        }
        try option(name, &self)
      case .operand(let text): try operand(text)
      }
    }
    return nil
  }

  /// The name of a command's option, whose value is kept where it is a number in the same word.
  private mutating func name(of word: String, in command: CommandManual?) -> String? {
    if command?.option(word) != nil { return word }
    let short = String(word.prefix(2))
    let value = word.dropFirst(2)
    guard let option = command?.option(short), option.short == short, option.value != nil,
      value.first?.isWholeNumber == true
    else { return nil }
    attachedValue = (short, String(value))
    return short
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

  /// The value that follows an option, as a path; an empty one names nothing.
  mutating func path(of option: String) throws(UsageError) -> String {
    let path = try value(of: option)
    guard !path.isEmpty else { throw .invalidValue(path, option: option, expected: "a path") }
    return path
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

  /// The value that follows an option, as a whole number.
  mutating func number(of option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    let word = try value(of: option)
    guard let number = Int(word), range.contains(number) else {
      throw .invalidValue(
        word, option: option,
        expected: "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The value that follows an option, as a time in seconds, with decimals or without.
  mutating func seconds(of option: String) throws(UsageError) -> Duration {
    let word = try value(of: option)
    guard let seconds = Double(word), (0.001...86_400).contains(seconds) else {
      throw .invalidValue(word, option: option, expected: "seconds from 0.001 to 86400")
    }
    return .seconds(seconds)
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
