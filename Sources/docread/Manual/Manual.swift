/// Everything that the command understands: the one table that help, man page, completions and the
/// hints of errors are made of.
enum Manual {
  /// The commands, in the order that help gives them.
  static let commands: [CommandManual] =
    [
      read, batch, session, burst, serve, parse, barcode, chip, anchors, config, formats, schema,
      completions,
      man,
    ]

  /// What `help` says more about, beside the commands.
  static let topics = [
    (name: "errors", summary: "list every error code with its cause and remedy"),
    (name: "lenient", summary: "say what lenient parsing forgives"),
  ]

  /// Options that every command has.
  static let commonOptions = [
    OptionManual("--help", short: "-h", "print help"),
    OptionManual("--version", "print the version"),
  ]

  static let title = "reads identity documents"

  static let description = """
    Reads identity documents, offline: the machine-readable zone of passports, cards and visas, \
    PDF417 on driving licences, QR codes on ID cards, the files of chips.
    """

  /// The exit codes with what they mean.
  static let exitCodes: [(code: Int32, meaning: String)] = [
    (0, "every input was answered"),
    (
      1,
      "some input could not be read, and its answer says why; or an answer, a cut-out or a drawing "
        + "could not be written, or serve could not listen"
    ),
    (2, "every input was answered, and one does not have what --require asks for"),
    (64, "wrong usage"),
    (74, "the standard input of batch or parse is closed, or could not be read to its end"),
    (75, "another run works with the file of --skip-answered"),
    (130, "batch was interrupted (Ctrl-C); every line that it wrote is whole"),
    (143, "batch was ended (SIGTERM), in the same way"),
  ]

  /// The command of a name.
  static func command(_ name: String) -> CommandManual? {
    commands.first { $0.name == name }
  }
}
