/// What the user asked for, once the arguments are understood.
enum Invocation: Hashable {
  case help(topic: String?)
  case version
  case read(ReadOptions)
  case batch(BatchOptions)
  case session(SessionOptions)
  case parse(ParseOptions)
  case barcode(files: [String])

  /// The names of the commands, in the order the help gives them.
  static let commands = ["read", "batch", "session", "parse", "barcode"]

  /// Understands a command line.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: Why they were not understood.
  init(arguments: some Sequence<String>) throws(UsageError) {
    var cursor = ArgumentCursor(arguments)
    switch try cursor.next() {
    case nil: throw .missingCommand
    case .option("-h"), .option("--help"): self = .help(topic: nil)
    case .option("--version"): self = .version
    case .option(let name): throw .unknownOption(name, command: "docread")
    case .operand("help"):
      guard case .operand(let topic) = try cursor.next() else {
        self = .help(topic: nil)
        return
      }
      guard Self.commands.contains(topic) else { throw .unknownCommand(topic) }
      self = .help(topic: topic)
    case .operand("read"): self = try .reading(&cursor)
    case .operand("batch"): self = try .batch(&cursor)
    case .operand("session"): self = try .session(&cursor)
    case .operand("parse"): self = try .parsing(&cursor)
    case .operand("barcode"): self = try .barcode(&cursor)
    case .operand(let word): throw .unknownCommand(word)
    }
  }

  private static func reading(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = ReadOptions()
    while let word = try cursor.next() {
      switch word {
      case .option("-h"), .option("--help"): return .help(topic: "read")
      case .option("--version"): return .version
      case .option("--json"): options.printsJSON = true
      case .option("--annotate"): options.annotation = try cursor.value(of: "--annotate")
      case .option("--force"): options.replacesAnnotation = true
      case .option(let name): try options.reader.take(name, of: "read", from: &cursor)
      case .operand(let file): options.files.append(file)
      }
    }
    guard !options.files.isEmpty else { throw .missingFile(command: "read") }
    guard options.annotation == nil || options.files.count == 1 else {
      throw .oneFileOnly(option: "--annotate")
    }
    guard options.annotation != nil || !options.replacesAnnotation else {
      throw .needs(option: "--force", other: "--annotate")
    }
    return .read(options)
  }

  private static func batch(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = BatchOptions()
    while let word = try cursor.next() {
      switch word {
      case .option("-h"), .option("--help"): return .help(topic: "batch")
      case .option("--version"): return .version
      case .option("--jobs"), .option("-j"):
        let value = try cursor.value(of: "--jobs")
        guard let jobs = Int(value), (1...BatchOptions.mostJobs).contains(jobs) else {
          throw .invalidValue(
            value, option: "--jobs", expected: "a number from 1 to \(BatchOptions.mostJobs)")
        }
        options.jobs = jobs
      case .option("--skip-answered"):
        options.skippedAnswers = try cursor.value(of: "--skip-answered")
      case .option(let name): try options.reader.take(name, of: "batch", from: &cursor)
      case .operand(let word): throw .unexpectedOperand(word, command: "batch")
      }
    }
    return .batch(options)
  }

  private static func parsing(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = ParseOptions()
    while let word = try cursor.next() {
      switch word {
      case .option("-h"), .option("--help"): return .help(topic: "parse")
      case .option("--version"): return .version
      case .option("--json"): options.printsJSON = true
      case .option("--as-of"): options.asOf = try cursor.date(of: "--as-of")
      case .option(let name): throw .unknownOption(name, command: "parse")
      case .operand(let text):
        guard options.text == nil else { throw .unexpectedOperand(text, command: "parse") }
        options.text = text
      }
    }
    return .parse(options)
  }

  private static func barcode(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var files: [String] = []
    while let word = try cursor.next() {
      switch word {
      case .option("-h"), .option("--help"): return .help(topic: "barcode")
      case .option("--version"): return .version
      case .option("--json"): continue  // It always answers in JSON.
      case .option(let name): throw .unknownOption(name, command: "barcode")
      case .operand(let file): files.append(file)
      }
    }
    guard !files.isEmpty else { throw .missingFile(command: "barcode") }
    return .barcode(files: files)
  }
}
