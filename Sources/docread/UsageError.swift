import DocumentReading

/// Why a command line was not understood.
enum UsageError: Error, Hashable {
  case missingCommand
  case unknownCommand(String)
  case unknownTopic(String)
  case unknownOption(String, command: String)
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case invalidValue(String, option: String, expected: String)
  case missingFile(command: String)
  case unexpectedOperand(String, command: String)
  case oneFileOnly(option: String)
  case missingSide
  case missingWord(command: String, allowed: [String])
  case unknownWord(String, command: String, allowed: [String])
  case needs(option: String, anyOf: [String])
  case excludes(option: String, other: String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingCommand: "no command given"
    case .unknownCommand(let word):
      Manual.topics.contains { $0.name == word }
        ? "'\(word)' is no command; did you mean 'help \(word)'?"
        : "'\(word)' is no command" + Self.hint(word, among: Manual.commands.map(\.name) + ["help"])
    case .unknownTopic(let word):
      "'help' knows nothing of '\(word)'" + Self.hint(word, among: Completions.topics)
    case .unknownOption(let name, let command):
      "'\(command)' has no option '\(name)'" + Self.hint(name, among: Self.options(of: command))
    case .missingValue(let option): "'\(option)' needs a value"
    case .unexpectedValue(let option): "'\(option)' takes no value"
    case .invalidValue(let value, let option, let expected):
      "'\(value)' is not a value of '\(option)': it takes \(expected)"
    case .missingFile(let command): "'\(command)' needs at least one file"
    case .unexpectedOperand(let word, let command): "'\(command)' does not take '\(word)'"
    case .missingWord(let command, let allowed):
      "'\(command)' takes one of \(allowed.joined(separator: ", "))"
    case .unknownWord(let word, let command, let allowed):
      "'\(command)' does not take '\(word)', but one of \(allowed.joined(separator: ", "))"
    case .missingSide:
      "'session' needs two files, the front and the back, a file with both as its pages, or one side "
        + "with --previous"
    case .needs(let option, let others):
      "'\(option)' says nothing without '\(others.joined(separator: "' or '"))'"
    case .excludes(let option, let other): "'\(option)' does not go with '\(other)'"
    case .oneFileOnly(let option): "'\(option)' works with one file only"
    }
  }

  private static func options(of command: String) -> [String] {
    let options = (Manual.command(command)?.options ?? []) + Manual.commonOptions
    return options.map(\.name)
  }

  /// What was probably meant, as the end of a sentence; who mistypes begins with the right letter.
  private static func hint(_ word: String, among words: [String]) -> String {
    func initial(_ word: String) -> Character? { word.first { $0 != "-" } }
    let alike = words.filter { initial($0) == initial(word) }
    return EditDistance.nearest(to: word, among: alike).map { "; did you mean '\($0)'?" } ?? ""
  }
}
