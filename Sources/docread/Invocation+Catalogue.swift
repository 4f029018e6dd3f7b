import IdentityDocument

extension Invocation {
  /// Understands the arguments of `docread formats`.
  static func formats(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var printsJSON = false
    var language = MessageLanguage.english
    let other = try cursor.walk("formats") { (name, cursor) throws(UsageError) in
      switch name {
      case "--json": printsJSON = true
      case "--locale": language = try cursor.value(of: name, as: MessageLanguage.self)
      default: throw .unknownOption(name, command: "formats")
      }
    } operand: { (word) throws(UsageError) in
      throw .unexpectedOperand(word, command: "formats")
    }
    return other ?? .formats(printsJSON: printsJSON, language: language)
  }

  /// Understands the arguments of `docread completions`.
  static func completions(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var shell: Shell?
    let allowed = Shell.allCases.map(\.rawValue)
    let other = try cursor.walk("completions") { (_, _) throws(UsageError) in
    } operand: { (word) throws(UsageError) in
      guard shell == nil else { throw .unexpectedOperand(word, command: "completions") }
      guard let named = Shell(rawValue: word) else {
        throw .unknownWord(word, command: "completions", allowed: allowed)
      }
      shell = named
    }
    if let other { return other }
    guard let shell else { throw .missingWord(command: "completions", allowed: allowed) }
    return .completions(shell)
  }

  /// Understands the arguments of a command that takes none.
  static func alone(
    _ invocation: Self, _ command: String, _ cursor: inout ArgumentCursor
  ) throws(UsageError) -> Self {
    let other = try cursor.walk(command) { (_, _) throws(UsageError) in
    } operand: { (word) throws(UsageError) in
      throw .unexpectedOperand(word, command: command)
    }
    return other ?? invocation
  }
}
