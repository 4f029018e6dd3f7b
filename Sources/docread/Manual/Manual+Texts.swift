/// The commands that read no pictures.
extension Manual {
  static let parse = CommandManual(
    name: "parse", usage: "[TEXT | FILE]", operands: .text,
    summary: "parse machine-readable zones and barcode payloads, without pictures",
    paragraphs: [
      """
      Parses a machine-readable zone, its lines separated by newlines or by |, or the payload of a \
      barcode, such as that of a driving licence (AAMVA): TEXT, the contents of FILE, or standard \
      input, which - names too. The first line says whether it is valid, and what is not.
      """
    ],
    options: [
      OptionManual(
        "--json",
        "one input a line, of a FILE too where its first line is one: L1|L2[|L3], {\"id\":\"…\",\"mrz\":\"…|…\"} or "
          + "{\"id\":\"…\",\"barcode\":\"<base64 of the payload>\"}; one line of JSON each"),
      OptionManual(
        "--lenient",
        "forgive blanks, lower case, look-alikes of <, other text around the zone "
          + "(see docread help lenient)"),
      asOf, locale, require,
    ],
    examples: [
      .init(
        "docread parse 'I<UTOD231458907<<<<<<<<<<<<<<<|7408122F1204159UTO<<<<<<<<<<<6|"
          + "ERIKSSON<<ANNA<MARIA<<<<<<<<<<'",
        "an identity card"),
      .init("docread parse --lenient --json <zones.txt", "one answer a line of zones.txt"),
      .init("docread parse --lenient mail.txt", "the zone that stands in a letter"),
      .init("docread parse licence.aamva", "the payload of a driving licence"),
    ])

  static let config = CommandManual(
    name: "config", usage: "[FILE.json]", operands: .places,
    summary: "check a configuration and print all it says, or the default of a use case",
    paragraphs: [
      """
      Checks a configuration and prints all it says as JSON, with every default; keys without effect \
      are named on standard error. A configuration that does not hold is refused: path, value and \
      what was expected of every fault (exit code 64). Without FILE, prints a default.
      """,
      "The keys are those of Anyline's files, of Jumio, SelphID, TrustVision and MobbScan, and our own.",
    ],
    options: [
      OptionManual(
        "--default",
        .words("USECASE", ["universalId", "mrz", "drivingLicense", "idFront", "barcode"]),
        "universalId, mrz, drivingLicense, idFront or barcode (default: universalId)")
    ],
    examples: [
      .init("docread config --default mrz >config.json", "a configuration to begin with"),
      .init("docread config config.json", "whether it holds, and all it says"),
    ])

  static let formats = CommandManual(
    name: "formats", summary: "list what can be read",
    paragraphs: [
      "Lists what can be read: kinds of document by country, layouts of zones, payloads of barcodes."
    ],
    options: [
      OptionManual(
        "--json", "one JSON object instead, with every country, every refusal and every language"),
      locale,
    ],
    examples: [
      .init("docread formats", "a table for people"),
      .init("docread formats --json", "the same for programs"),
    ])

  static let schema = CommandManual(
    name: "schema", summary: "print the JSON Schema of every answer",
    paragraphs: [
      "Prints the JSON Schema (draft 2020-12) that every answer holds to; what formats --json, anchors --json and "
        + "config print is no answer."
    ],
    examples: [
      .init("docread schema >answer.schema.json", "a file for validators"),
      .init("docread schema | grep '\"description\"'", "what the keys mean"),
    ])

  static let completions = CommandManual(
    name: "completions", usage: "bash|zsh|fish", operands: .words(Shell.allCases.map(\.rawValue)),
    summary: "print what completes command lines in a shell",
    paragraphs: [
      "Prints a script that completes commands, options and their values in bash, zsh or fish."
    ],
    examples: [
      .init("docread completions bash >docread.bash", "then: source docread.bash"),
      .init(
        "docread completions fish >docread.fish", "for the folder ~/.config/fish/completions"),
    ])

  static let man = CommandManual(
    name: "man", summary: "print the man page",
    paragraphs: ["Prints the man page, as man reads it (roff with the macros of man(7))."],
    examples: [
      .init("docread man >docread.1", "then: man ./docread.1"),
      .init("docread man | head -n 1", "the version that it is of"),
    ])
}
