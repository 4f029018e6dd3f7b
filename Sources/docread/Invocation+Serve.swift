extension Invocation {
  /// Understands the arguments of `docread serve`.
  static func serve(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = ServeOptions()
    let other = try cursor.walk("serve") { (name, cursor) throws(UsageError) in
      switch name {
      case "--host": options.host = try cursor.value(of: name)
      case "--port": options.port = try cursor.number(of: name, in: 0...65_535)
      case "--jobs", "-j":
        options.batch.jobs = try cursor.number(of: "--jobs", in: 1...BatchOptions.mostJobs)
      case "--brief": options.batch.isBrief = true
      case "--log": options.printsLog = true
      default: try options.batch.reader.take(name, of: "serve", from: &cursor)
      }
    } operand: { (word) throws(UsageError) in
      throw .unexpectedOperand(word, command: "serve")
    }
    if let other { return other }
    try options.batch.reader.settle()
    return .serve(options)
  }
}
