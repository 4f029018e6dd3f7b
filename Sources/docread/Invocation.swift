import IdentityDocument

/// What the user asked for, once the arguments are understood.
enum Invocation: Hashable {
  case help(topic: String?)
  case version
  case read(ReadOptions)
  case batch(BatchOptions)
  /// A process that `batch` has started; no command for people.
  case worker(BatchOptions)
  /// A process that another command has started to decode pictures; no command for people.
  case decoder(ReaderOptions)
  case session(SessionOptions)
  case burst(BurstOptions)
  case serve(ServeOptions)
  case parse(ParseOptions)
  case barcode(BarcodeOptions)
  case chip(ChipOptions)
  case anchors(AnchorsOptions)
  case formats(printsJSON: Bool, language: MessageLanguage = .english)
  case schema
  case config(ConfigOptions)
  case completions(Shell)
  case man

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
      guard Completions.topics.contains(topic) || topic == "help" else {
        throw .unknownTopic(topic)
      }
      if case .operand(let word) = try cursor.next() {
        throw .unexpectedOperand(word, command: "help")
      }
      self = .help(topic: topic == "help" ? nil : topic)
    case .operand("read"): self = try .reading(&cursor)
    case .operand("batch"): self = try .batch(&cursor)
    case .operand("worker"):
      let invocation = try Self.batch(&cursor)
      guard case .batch(let options) = invocation else {
        self = invocation
        return
      }
      self = .worker(options)
    case .operand("decoder"): self = try .decoder(&cursor)
    case .operand("session"): self = try .session(&cursor)
    case .operand("burst"): self = try .burst(&cursor)
    case .operand("serve"): self = try .serve(&cursor)
    case .operand("parse"): self = try .parsing(&cursor)
    case .operand("barcode"): self = try .barcode(&cursor)
    case .operand("chip"): self = try .chip(&cursor)
    case .operand("anchors"): self = try .anchors(&cursor)
    case .operand("formats"): self = try .formats(&cursor)
    case .operand("schema"): self = try .alone(.schema, "schema", &cursor)
    case .operand("config"): self = try .config(&cursor)
    case .operand("completions"): self = try .completions(&cursor)
    case .operand("man"): self = try .alone(.man, "man", &cursor)
    case .operand(let word): throw .unknownCommand(word)
    }
  }

  private static func reading(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = ReadOptions()
    var isRaw = false
    let other = try cursor.walk("read") { (name, cursor) throws(UsageError) in
      switch name {
      case "--json": options.printsJSON = true
      case "--csv": options.table = CSVTable()
      case "--raw": isRaw = true
      case "--page-number":
        options.pageNumber = try cursor.number(of: name, in: 1...1_000_000)
      case "--annotate": options.annotation = try cursor.path(of: name)
      default: try options.reader.take(name, of: "read", from: &cursor)
      }
    } operand: {
      options.files.append($0)
    }
    if let other { return other }
    guard !options.files.isEmpty else { throw .missingFile(command: "read") }
    guard options.annotation == nil || options.files.count == 1 else {
      throw .oneFileOnly(option: "--annotate")
    }
    guard options.table == nil || !options.printsJSON else {
      throw .excludes(option: "--csv", other: "--json")
    }
    try options.table.setRaw(isRaw)
    try options.reader.settle(
      drawing: options.annotation != nil, forcing: ["--annotate", "--images"])
    return .read(options)
  }

  private static func batch(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = BatchOptions()
    var isRaw = false
    var printsJSON = false
    let other = try cursor.walk("batch") { (name, cursor) throws(UsageError) in
      switch name {
      case "--jobs", "-j":
        options.jobs = try cursor.number(of: "--jobs", in: 1...BatchOptions.mostJobs)
      case "--brief": options.isBrief = true
      case "--json": printsJSON = true  // It answers in JSON but for a table.
      case "--csv": options.table = CSVTable()
      case "--raw": isRaw = true
      case "--skip-answered": options.skippedAnswers = try cursor.path(of: name)
      default: try options.reader.take(name, of: "batch", from: &cursor)
      }
    } operand: { (word) throws(UsageError) in
      if word != "-" { options.folders.append(word) }
    }
    if let other { return other }
    guard options.table == nil || !printsJSON else {
      throw .excludes(option: "--csv", other: "--json")
    }
    guard options.table == nil || options.skippedAnswers == nil else {
      throw .excludes(option: "--csv", other: "--skip-answered")
    }
    guard options.table == nil || !options.isBrief else {
      throw .excludes(option: "--csv", other: "--brief")
    }
    try options.reader.settle()
    try options.table.setRaw(isRaw)
    return .batch(options)
  }

  private static func parsing(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = ParseOptions()
    let other = try cursor.walk("parse") { (name, cursor) throws(UsageError) in
      switch name {
      case "--json": options.printsJSON = true
      case "--lenient": options.leniency = .lenient
      case "--require": options.requirement = try cursor.value(of: name, as: Requirement.self)
      case "--as-of": options.asOf = try cursor.date(of: name)
      case "--locale": options.language = try cursor.value(of: name, as: MessageLanguage.self)
      default: throw .unknownOption(name, command: "parse")
      }
    } operand: { (text) throws(UsageError) in
      guard options.text == nil else { throw .unexpectedOperand(text, command: "parse") }
      if text != "-" { options.text = text }
    }
    return other ?? .parse(options)
  }

  private static func barcode(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = BarcodeOptions()
    let other = try cursor.walk("barcode") { (name, cursor) throws(UsageError) in
      guard name != "--json" else { return }  // It always answers in JSON.
      try options.reader.take(name, of: "barcode", from: &cursor)
    } operand: {
      options.files.append($0)
    }
    if let other { return other }
    guard !options.files.isEmpty else { throw .missingFile(command: "barcode") }
    try options.reader.settle()
    return .barcode(options)
  }
}

extension CSVTable? {
  /// Has the values of the table written as they are, where there is one.
  fileprivate mutating func setRaw(_ isRaw: Bool) throws(UsageError) {
    guard isRaw else { return }
    guard self != nil else { throw .needs(option: "--raw", anyOf: ["--csv"]) }
    self?.isRaw = true
  }
}
