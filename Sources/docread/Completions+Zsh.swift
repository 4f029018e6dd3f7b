extension Completions {
  /// The script of zsh, for a folder of `fpath` under the name `_docread`, or to be sourced.
  static var zsh: String {
    let commands = firstWords.map { "    \(quoted("\($0.name):\($0.summary)"))" }
    let cases = Manual.commands.map { command -> String in
      let lines = (command.options + Manual.commonOptions).flatMap(zshOptions) + operands(command)
      return "    \(command.name))\n      _arguments -s \\\n"
        + lines.map { "        \($0)" }.joined(separator: " \\\n") + " ;;"
    }
    return """
      #compdef docread
      # Completes command lines of docread in zsh; made by: docread completions zsh
      _docread() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
          help) _values topic \(topics.joined(separator: " ")) ;;
        esac
      }
      if [ "$funcstack[1]" = "_docread" ]; then
        _docread "$@"
      else
        compdef _docread docread
      fi
      """
  }

  /// The specifications of an option, one for each of its names.
  private static func zshOptions(_ option: OptionManual) -> [String] {
    [option.short, option.name].compactMap(\.self).map { name in
      let text = option.text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
      let repeats = option.isRepeated ? "*" : ""
      return quoted("\(repeats)\(name)[\(text)]" + (option.value.map(zsh) ?? ""))
    }
  }

  private static func zsh(_ value: OptionManual.Value) -> String {
    switch value {
    case .file(let name), .place(let name): ":\(name):_files"
    case .words(let name, let words): ":\(name):(\(words.joined(separator: " ")))"
    case .text(let name): ":\(name):"
    }
  }

  private static func operands(_ command: CommandManual) -> [String] {
    switch command.operands {
    case .none: []
    case .places, .text: ["'*:file:_files'"]
    case .words(let words): [quoted("1:word:(\(words.joined(separator: " ")))")]
    }
  }

  /// A text as one word of a shell.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : "\($0)" }.joined() + "'"
  }
}
