extension Completions {
  /// The script of fish.
  static var fish: String {
    let condition = "-n __fish_use_subcommand"
    var lines = [
      "# Completes command lines of docread in fish; made by: docread completions fish",
      "complete -c docread -f",
    ]
    lines += firstWords.map {
      "complete -c docread \(condition) -a \($0.name) -d \(quoted($0.summary))"
    }
    for command in Manual.commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      lines += (command.options + Manual.commonOptions).map { fish($0, condition) }
      switch command.operands {
      case .none: break
      case .places, .text: lines.append("complete -c docread \(condition) -F")
      case .words(let words):
        lines.append("complete -c docread \(condition) -a \(quoted(words.joined(separator: " ")))")
      }
    }
    lines.append(
      "complete -c docread -n '__fish_seen_subcommand_from help' "
        + "-a \(quoted(topics.joined(separator: " ")))")
    return lines.joined(separator: "\n")
  }

  private static func fish(_ option: OptionManual, _ condition: String) -> String {
    var words = ["complete -c docread", condition, "-l \(option.name.dropFirst(2))"]
    if let short = option.short { words.append("-s \(short.dropFirst())") }
    switch option.value {
    case nil: break
    case .file, .place: words.append("-r -F")
    case .words(_, let values): words.append("-x -a \(quoted(values.joined(separator: " ")))")
    case .text: words.append("-x")
    }
    return (words + ["-d \(quoted(option.text))"]).joined(separator: " ")
  }

  /// A text as one word of fish, whose single quotes know two escapes.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
