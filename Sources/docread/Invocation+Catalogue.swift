extension Invocation {
  /// Understands the arguments of `docread formats`.
  static func formats(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var printsJSON = false
    let other = try cursor.walk("formats") { (name, _) throws(UsageError) in
      guard name == "--json" else { throw .unknownOption(name, command: "formats") }
      printsJSON = true
    } operand: { (word) throws(UsageError) in
      throw .unexpectedOperand(word, command: "formats")
    }
    return other ?? .formats(printsJSON: printsJSON)
  }

  /// Understands the arguments of `docread schema`.
  static func schema(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    let other = try cursor.walk("schema") { (name, _) throws(UsageError) in
      throw .unknownOption(name, command: "schema")
    } operand: { (word) throws(UsageError) in
      throw .unexpectedOperand(word, command: "schema")
    }
    return other ?? .schema
  }
}
