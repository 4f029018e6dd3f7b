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
    let other = try cursor.walk("config") { (name, cursor) throws(UsageError) in
      switch name {
      case "--default":
        options.useCase = try cursor.value(of: name, as: ReaderConfiguration.UseCase.self)
      default: throw .unknownOption(name, command: "config")
      }
    } operand: { (file) throws(UsageError) in
      guard options.file == nil else { throw .unexpectedOperand(file, command: "config") }
      options.file = file
    }
    return other ?? .config(options)
  }
}
