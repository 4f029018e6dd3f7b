extension Invocation {
  /// Understands the arguments of `docread decoder`, which other commands give it.
  static func decoder(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = ReaderOptions()
    let other = try cursor.walk("read") { (name, cursor) throws(UsageError) in
      try options.take(name, of: "decoder", from: &cursor)
    } operand: { (word) throws(UsageError) in
      throw .unexpectedOperand(word, command: "decoder")
    }
    return other ?? .decoder(options)
  }
}
