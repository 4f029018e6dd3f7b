/// Why a command line was not understood.
enum UsageError: Error, Hashable {
  case missingCommand
  case unknownCommand(String)
  case unknownOption(String, command: String)
  case missingValue(option: String)
  case unexpectedValue(option: String)
  case invalidValue(String, option: String, expected: String)
  case missingFile(command: String)
  case unexpectedOperand(String, command: String)
  case oneFileOnly(option: String)
  case missingSide
  case needs(option: String, other: String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingCommand: "no command given"
    case .unknownCommand(let word): "'\(word)' is no command"
    case .unknownOption(let name, let command): "'\(command)' has no option '\(name)'"
    case .missingValue(let option): "'\(option)' needs a value"
    case .unexpectedValue(let option): "'\(option)' takes no value"
    case .invalidValue(let value, let option, let expected):
      "'\(value)' is not a value of '\(option)': it takes \(expected)"
    case .missingFile(let command): "'\(command)' needs at least one file"
    case .unexpectedOperand(let word, let command): "'\(command)' does not take '\(word)'"
    case .missingSide: "'session' needs two files, the front and the back, or one with --previous"
    case .needs(let option, let other): "'\(option)' says nothing without '\(other)'"
    case .oneFileOnly(let option): "'\(option)' works with one file only"
    }
  }
}
