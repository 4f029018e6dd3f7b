/// What is wrong with the arguments; the description follows `docread-bench: `.
enum UsageError: Error, Hashable {
  case missingCommand
  case unknownCommand(String)
  case unknownOption(String, command: String)
  case missingValue(option: String)
  case unexpectedValue(String)
  case invalidValue(String, option: String, allowed: String)
  case missingDirectory(command: String)
  case needsPage(option: String, value: String)
  case unexpectedArgument(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingCommand: "a command is missing"
    case .unknownCommand(let name):
      "there is no command “\(name)”; there are "
        + Command.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownOption(let name, let command): "\(command) has no option \(name)"
    case .missingValue(let option): "\(option) needs a value"
    case .unexpectedValue(let value): "a value “\(value)” was given to an option that takes none"
    case .invalidValue(let value, let option, let allowed):
      "“\(value)” is no value for \(option), which takes \(allowed)"
    case .needsPage(let option, let value): "\(option) \(value) needs --html FILE to show it in"
    case .missingDirectory(let command): "\(command) needs a directory"
    case .unexpectedArgument(let argument): "the argument “\(argument)” is one too many"
    }
  }
}
