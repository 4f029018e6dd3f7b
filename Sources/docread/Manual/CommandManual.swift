/// One command, as help, man page and completions describe it.
struct CommandManual: Hashable {
  /// A command line that can be tried, with the files that its words name.
  struct Example: Hashable {
    let line: String
    /// What it does, without a full stop.
    let text: String
    /// The exit code.
    var code: Int32 = 0
    /// Whether it goes on until it is stopped.
    var isEndless = false

    /// An example.
    init(_ line: String, _ text: String, code: Int32 = 0, isEndless: Bool = false) {
      (self.line, self.text, self.code, self.isEndless) = (line, text, code, isEndless)
    }
  }

  /// What the words behind a command are.
  enum Operands: Hashable {
    case none
    /// Files, folders, or `-`.
    case places
    /// One of some words.
    case words([String])
    case text
  }

  let name: String
  /// The operands as usage has them, such as `FILE...`.
  var usage = ""
  var operands = Operands.none
  /// The line in the list of commands.
  let summary: String
  /// What it does, a paragraph each.
  let paragraphs: [String]
  var options: [OptionManual] = []
  /// What else there is to know, a paragraph each.
  var notes: [String] = []
  let examples: [Example]

  /// The option of a name, long or short.
  func option(_ name: String) -> OptionManual? {
    options.first { $0.name == name || $0.short == name }
  }
}
