import IdentityDocument

/// The man page, in roff with the macros of man(7), made of the manual.
enum ManPage {
  /// The whole page.
  static var text: String {
    var lines = [
      ".TH DOCREAD 1 \"\" \"docread \(LibraryVersion.current)\" \"User Commands\"",
      ".SH NAME", "docread \\- \(escaped(Manual.title))",
      ".SH SYNOPSIS", ".B docread", "\\fICOMMAND\\fR [\\fIOPTION\\fR]... [\\fIOPERAND\\fR]...",
      ".SH DESCRIPTION", line(Manual.description), ".PP",
      "Results go to standard output, everything else to standard error.",
      ".SH COMMANDS",
    ]
    lines += Manual.commands.flatMap(section)
    lines += [".SH OPTIONS", "Of every command:"] + Manual.commonOptions.flatMap(option)
    lines += [".SH EXIT STATUS"]
    lines += Manual.exitCodes.flatMap { code, meaning in
      [".TP", ".B \(code)", line(meaning.capitalisedSentence)]
    }
    lines += [
      ".SH SEE ALSO",
      line(
        "docread help errors lists every error code with its cause and remedy, docread help lenient "
          + "what lenient parsing forgives, docread schema the keys of an answer."),
    ]
    return lines.joined(separator: "\n")
  }

  private static func section(_ command: CommandManual) -> [String] {
    let words = [
      "docread", command.name, command.options.isEmpty ? "" : "[OPTION]...", command.usage,
    ]
    let synopsis = words.filter { !$0.isEmpty }.joined(separator: " ")
    var lines = [".SS \(quoted(synopsis))"]
    for (index, paragraph) in command.paragraphs.enumerated() {
      lines += (index > 0 ? [".PP"] : []) + [line(paragraph)]
    }
    lines += command.options.flatMap(option)
    lines += command.notes.flatMap { [".PP", line($0)] }
    for example in command.examples {
      lines += [
        ".PP", line(example.text.capitalisedSentence.dropLast() + ":"), ".PP", ".nf", ".RS",
        escaped(example.line), ".RE", ".fi",
      ]
    }
    return lines
  }

  private static func option(_ option: OptionManual) -> [String] {
    let names = [option.short, option.name].compactMap(\.self).map { "\\fB\(escaped($0))\\fR" }
    let value = option.value.map { " \\fI\(escaped($0.name))\\fR" } ?? ""
    // A text that begins with a value keeps its letters: they are what is to be typed.
    let first = option.text.prefix { $0.isLetter || $0.isNumber }
    var isLiteral = false
    if case .words(_, let words)? = option.value { isLiteral = words.contains(String(first)) }
    let text = isLiteral ? option.text + "." : option.text.capitalisedSentence
    return [".TP", names.joined(separator: ", ") + value, line(text)]
  }

  /// A line of text, which must not begin like a request.
  private static func line(_ text: some StringProtocol) -> String {
    let text = escaped(text.split(whereSeparator: { $0 == "\n" }).joined(separator: " "))
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
  }

  private static func quoted(_ text: String) -> String {
    "\"" + escaped(text).map { $0 == "\"" ? "\\(dq" : "\($0)" }.joined() + "\""
  }

  /// A text whose characters draw themselves: roff takes `-` for a hyphen and `\` for an escape.
  private static func escaped(_ text: some StringProtocol) -> String {
    text.map { character -> String in
      switch character {
      case "\\": "\\(rs"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "…": "..."
      default: String(character)
      }
    }.joined()
  }
}

extension String {
  /// The text with a capital at its beginning and a full stop at its end.
  fileprivate var capitalisedSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
