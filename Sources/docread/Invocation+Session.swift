import DocumentReading
import IdentityDocument

extension Invocation {
  /// Understands the arguments of `docread session`.
  static func session(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = SessionOptions()
    var files: [String] = []
    let other = try cursor.walk("session") { (name, cursor) throws(UsageError) in
      switch name {
      case "--json": break  // It always answers in JSON.
      case "--code":
        let side = try cursor.value(of: name)
        switch side {
        case "front": options.requiredCodes.insert(.front)
        case "back": options.requiredCodes.insert(.back)
        default: throw .invalidValue(side, option: name, expected: "one of front, back")
        }
      case "--previous": options.previous = try cursor.path(of: name)
      case "--chip": options.chip = try cursor.path(of: name)
      case "--anchors": options.anchors.append(try cursor.path(of: name))
      default: try options.reader.take(name, of: "session", from: &cursor)
      }
    } operand: { (file) throws(UsageError) in
      guard files.count < 2 else { throw .unexpectedOperand(file, command: "session") }
      files.append(file)
    }
    if let other { return other }
    guard !files.isEmpty else { throw .missingSide }
    guard options.chip != nil || options.anchors.isEmpty else {
      throw .needs(option: "--anchors", anyOf: ["--chip"])
    }
    if files.count == 2 {
      (options.front, options.back) = (files[0], files[1])
    } else {
      options.next = files[0]
    }
    try options.reader.settle()
    return .session(options)
  }
}
