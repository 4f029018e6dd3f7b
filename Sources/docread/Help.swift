import IdentityDocument

/// The texts that `--help` prints, made of the manual.
enum Help {
  #if DEBUG
    static let version =
      "docread \(LibraryVersion.current) (debug build: reads pictures 40 times slower)"
  #else
    static let version = "docread \(LibraryVersion.current)"
  #endif

  /// The help of a command or a topic, or of the program where there is none.
  static func text(for topic: String?) -> String {
    switch topic {
    case "errors": errors
    case "lenient": lenient
    case let name?: Manual.command(name).map(text) ?? overview
    case nil: overview
    }
  }

  /// Where the right usage stands.
  static func hint(for command: String?) -> String {
    "See '\(command.map { "docread help \($0)" } ?? "docread --help")'."
  }

  private static var overview: String {
    let commands = Manual.commands.map { command in
      (
        [command.name, command.usage].filter { !$0.isEmpty && !$0.hasPrefix("<") }
          .joined(separator: " "), command.summary
      )
    }
    let topics = Manual.topics.map { ("help \($0.name)", $0.summary) }
    let codes = Manual.exitCodes.map { "\($0.code) \($0.meaning)" }.joined(separator: "; ")
    let lines =
      ["usage: docread COMMAND ...", ""] + TextColumn.lines(Manual.description)
      + ["", "commands:"]
      + TextColumn.table(commands + [("help COMMAND", "say more about a command")] + topics)
      + ["", "options:"] + options(Manual.commonOptions)
      + ["", "Results go to standard output, everything else to standard error."]
      + TextColumn.lines("Exit codes: \(codes).")
    return lines.joined(separator: "\n")
  }

  private static func text(_ command: CommandManual) -> String {
    var blocks = [usage(command)]
    blocks += command.paragraphs.map { TextColumn.lines($0) }
    if !command.options.isEmpty { blocks.append(options(command.options)) }
    blocks += command.notes.map { TextColumn.lines($0) }
    blocks.append(
      ["examples:"]
        + command.examples.flatMap { ["  \($0.line)", "      \($0.text)"] })
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private static func usage(_ command: CommandManual) -> [String] {
    let words = [
      "usage: docread \(command.name)", command.options.isEmpty ? "" : "[OPTION]...",
      command.usage,
    ]
    return [words.filter { !$0.isEmpty }.joined(separator: " ")]
  }

  private static func options(_ options: [OptionManual]) -> [String] {
    TextColumn.table(options.map { ($0.synopsis, $0.text) }, widest: 24)
  }
}
