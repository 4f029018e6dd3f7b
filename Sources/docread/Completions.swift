/// Scripts that complete command lines, made of the manual.
enum Completions {
  /// The script of a shell.
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The commands and `help`, as far as a first word goes.
  static let firstWords: [(name: String, summary: String)] =
    Manual.commands.map { ($0.name, $0.summary) } + [("help", "say more about a command")]

  /// What `help` takes.
  static let topics = Manual.commands.map(\.name) + Manual.topics.map(\.name)

  private static func names(_ option: OptionManual) -> [String] {
    [option.short, option.name].compactMap(\.self)
  }

  // MARK: bash

  private static var bash: String {
    let commands = firstWords.map(\.name).joined(separator: " ")
    let options = Manual.commands.map { command -> String in
      let names = (command.options + Manual.commonOptions).flatMap(names)
      return "    \(command.name)) options='\(names.joined(separator: " "))' ;;"
    }
    return """
      # Completes command lines of docread in bash; made by: docread completions bash
      _docread() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
        local command=${COMP_WORDS[1]} options=
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          mapfile -t COMPREPLY < <(compgen -W '\(commands) --help --version' -- "$word")
          return
        fi
        case "$command $before" in
      \(bashValues.joined(separator: "\n"))
        esac
        case $command in
      \(options.joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        else
          case $command in
      \(bashOperands.joined(separator: "\n"))
          esac
        fi
      }
      complete -o filenames -F _docread docread
      """
  }

  /// What stands behind an option, by command.
  private static var bashValues: [String] {
    Manual.commands.flatMap { command in
      command.options.compactMap { option -> String? in
        guard let value = option.value else { return nil }
        let pattern = names(option).map { "'\(command.name) \($0)'" }.joined(separator: " | ")
        return "    \(pattern)) \(bash(value)); return ;;"
      }
    }
  }

  private static var bashOperands: [String] {
    Manual.commands.compactMap { command -> String? in
      switch command.operands {
      case .none: nil
      case .places, .text: "      \(command.name)) \(bashFiles) ;;"
      case .words(let words): "      \(command.name)) \(bashWords(words)) ;;"
      }
    } + ["      help) \(bashWords(topics)) ;;"]
  }

  private static let bashFiles = "mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"

  private static func bashWords(_ words: [String]) -> String {
    "mapfile -t COMPREPLY < <(compgen -W '\(words.joined(separator: " "))' -- \"$word\")"
  }

  private static func bash(_ value: OptionManual.Value) -> String {
    switch value {
    case .file, .place: bashFiles
    case .words(_, let words): bashWords(words)
    case .text: ":"
    }
  }
}
