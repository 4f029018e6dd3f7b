import DocumentReading
import IdentityDocument

extension Invocation {
  /// Understands the arguments of `docread session`.
  static func session(_ cursor: inout ArgumentCursor) throws(UsageError) -> Self {
    var options = SessionOptions(front: "", back: "")
    var files: [String] = []
    while let word = try cursor.next() {
      switch word {
      case .option("-h"), .option("--help"): return .help(topic: "session")
      case .option("--version"): return .version
      case .option("--json"): continue  // It always answers in JSON.
      case .option("--code"):
        let side = try cursor.value(of: "--code")
        switch side {
        case "front": options.requiredCodes.insert(.front)
        case "back": options.requiredCodes.insert(.back)
        default: throw .invalidValue(side, option: "--code", expected: "one of front, back")
        }
      case .option(let name): try options.reader.take(name, of: "session", from: &cursor)
      case .operand(let file):
        guard files.count < 2 else { throw .unexpectedOperand(file, command: "session") }
        files.append(file)
      }
    }
    guard files.count == 2 else { throw .missingSide }
    (options.front, options.back) = (files[0], files[1])
    return .session(options)
  }
}
