import DocumentReading

/// The options of `docread config`.
struct ConfigOptions: Hashable {
  var file: String?
  var useCase = ReaderConfiguration.UseCase.universalId
}

extension Invocation {
  /// Understands the arguments of `docread config`.
  static func config(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = ConfigOptions()
    var isDefault = false
    let other = try cursor.walk("config") { (name, cursor) throws(UsageError) in
      switch name {
      case "--default":
        isDefault = true
        options.useCase = try cursor.value(of: name, as: ReaderConfiguration.UseCase.self)
      default: throw .unknownOption(name, command: "config")
      }
    } operand: { (file) throws(UsageError) in
      guard options.file == nil else { throw .unexpectedOperand(file, command: "config") }
      options.file = file
    }
    // A file says everything; beside it a use case says nothing.
    if let file = options.file, isDefault { throw .unexpectedOperand(file, command: "config") }
    return other ?? .config(options)
  }
}
