extension Invocation {
  /// Understands the arguments of `docread burst`.
  static func burst(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = BurstOptions()
    let other = try cursor.walk("burst") { (name, cursor) throws(UsageError) in
      switch name {
      case "--json": options.printsJSON = true
      case "--rate": options.printsRate = true
      case "--annotate": options.annotation = try cursor.path(of: name)
      default: try options.reader.take(name, of: "burst", from: &cursor)
      }
    } operand: {
      options.paths.append($0)
    }
    if let other { return other }
    guard !options.paths.isEmpty else { throw .missingFile(command: "burst") }
    try options.reader.settle(
      drawing: options.annotation != nil, forcing: ["--annotate", "--images"])
    return .burst(options)
  }
}
