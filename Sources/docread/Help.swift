import IdentityDocument

/// The texts that `--help` prints.
enum Help {
  static let version = "docread \(LibraryVersion.current)"

  /// The help of a command, or of the program where there is none.
  static func text(for topic: String?) -> String {
    switch topic {
    case "read": read
    case "batch": batch
    case "session": session
    case "parse": parse
    case "barcode": barcode
    case "chip": chip
    case "anchors": anchors
    case "config": config
    case "errors": errors
    case "formats": formats
    case "schema": schema
    default: overview
    }
  }

  private static let overview = """
    usage: docread COMMAND ...

    Reads identity documents, offline: the machine-readable zone of passports, cards and visas,
    PDF417 on driving licences, QR codes on ID cards.

    commands:
      read FILE...     read pictures; a summary for people, or JSON
      batch            read the pictures named on standard input; one line of JSON each
      session F B      read the front and the back of one document, and compare them
      parse [TEXT]     parse machine-readable zones and barcode payloads, without pictures
      barcode FILE...  read the barcodes of pictures; one line of JSON each
      chip PATH...     judge the files of a chip; a summary for people, or JSON
      anchors PATH...  list trust anchors for chips
      config [FILE]    check a configuration and print all it says, or the default of a use case
      formats          list what can be read
      schema           print the JSON Schema of every answer
      help COMMAND     say more about a command
      help errors      list every error code with its cause and remedy

    options:
      -h, --help       print this help
      --version        print the version

    Results go to standard output, everything else to standard error.
    Exit codes: 0 every input was answered; 1 some input could not be read (its answer says why);
    64 wrong usage; 74 standard input could not be read to its end; 75 another run works with the
    file of --skip-answered.
    """

  private static let read = """
    usage: docread read [--json] [--annotate OUT [--force]] [--as-of DATE] [--engine NAME]
                        [--config FILE.json] [--locale LANGUAGE] FILE...

    Reads document pictures (PNG, JPEG, TIFF, WebP, PNM, BMP) and prints what they say: the fields,
    a verdict for every check digit, repaired characters, the time it took.

      --json              print one JSON object a line instead
      --annotate OUT      draw what was found on a copy of the picture (one FILE only): OUT.png or
                          OUT.jpg, which must not exist
      --force             replace OUT where it exists; an input is never replaced
      --as-of DATE        the day that decides centuries and expiry, YYYY-MM-DD (default: today)
      --engine NAME       own, tesseract or both: our own recogniser, Tesseract, or Tesseract where
                          our own reading is refused (default: own)
      --config FILE.json  what to look for and to accept (see docread help config)
      --locale LANGUAGE   the language of sentences: en, es, fr, de or vi (default: en)

    A picture without a document is answered too: nothing is accepted, and the feedback says
    NOT_DETECTED.

    Colours of --annotate: green, an accepted zone; orange, a zone that is not accepted; red, a
    character that was read with a confidence below 0.9; violet, a corrected character; blue, a
    barcode.
    """

  private static let batch = """
    usage: docread batch [--jobs N] [--as-of DATE] [--engine NAME] [--config FILE.json]
                         [--locale LANGUAGE] [--brief] [--skip-answered FILE] <INPUTS >ANSWERS

    Reads one input a line from standard input, a path or {"id":"…","path":"…"}, and answers each
    with one line of JSON, in the order of the inputs.

      --jobs N              read N pictures at once (default: 1)
      --as-of DATE          the day that decides centuries and expiry, YYYY-MM-DD (default: today)
      --engine NAME         own, tesseract or both (default: own)
      --config FILE.json    what to look for and to accept (see docread help config)
      --locale LANGUAGE     the language of sentences: en, es, fr, de or vi (default: en)
      --brief               id, path, accepted, the codes of refusals and document alone
      --skip-answered FILE  leave out the inputs that FILE, earlier output, answers already

    A picture that cannot be read gets an answer with an error and never stops the run. Only regular
    files are opened. A line that is no UTF-8, no such object or longer than 1 MiB is answered with
    an error too.

    A run that was interrupted goes on, and a first one begins, with
      docread batch --skip-answered ANSWERS <INPUTS >>ANSWERS
    An input is known by its id and path; one that is listed twice is answered twice. An error is an
    answer: remove its line to have the input read again. A last line that was cut off is removed
    and its input read again. A FILE that does not exist answers nothing. It has to be a regular
    file, and is locked while the run lasts: a second run with it is refused (exit code 75).
    """

  private static let session = """
    usage: docread session [--as-of DATE] [--engine NAME] [--config FILE.json] [--code SIDE]
                           [--chip PATH [--anchors PATH]...] [--locale LANGUAGE]
                           [--previous FILE] FRONT BACK

    Reads two pictures of one document and answers with one line of JSON: the merged values, how
    alike the sides are, and for each field whether they agree.

    Both pictures are always read. A side that cannot be read is an error with its path; sides that
    name different people, or are of two documents, are not accepted.

      --as-of DATE        the day that decides centuries and expiry (default: today)
      --engine NAME       own, tesseract or both (default: own)
      --config FILE.json  what to look for and to accept (see docread help config)
      --code SIDE         this side has to show a barcode: front or back
      --previous FILE     go on with the answer of an earlier session: its sides are kept save those
                          of which a picture is given, one for the side that it needs next or two
      --chip PATH         the files of the document's chip: a source like the sides
      --anchors PATH      what to trust for the chip; see docread help chip
      --locale LANGUAGE   the language of sentences: en, es, fr, de or vi (default: en)
    """

  private static let parse = """
    usage: docread parse [--json] [--as-of DATE] [--locale LANGUAGE] [TEXT]

    Parses a machine-readable zone: TEXT or standard input, its lines separated by newlines or by |.

      --json             one input a line: L1|L2[|L3], {"id":"…","mrz":"…|…"} or
                         {"id":"…","barcode":"<base64 of the payload>"}; one line of JSON each
      --as-of DATE       the day that decides centuries, YYYY-MM-DD (default: today)
      --locale LANGUAGE  the language of sentences: en, es, fr, de or vi (default: en)
    """

  private static let barcode = """
    usage: docread barcode FILE...

    Reads the barcodes of pictures (PDF417 and QR) and answers each file with one line of JSON.
    """

  private static let formats = """
    usage: docread formats [--json]

    Lists what can be read: kinds of document by country, layouts of zones, payloads of barcodes.

      --json  one JSON object instead, with every country, every refusal and every language
    """

  private static let schema = """
    usage: docread schema

    Prints the JSON Schema (draft 2020-12) that every answer of every command holds to.
    """

  private static let config = """
    usage: docread config [--default USECASE] [FILE.json]

    Checks a configuration and prints all it says as JSON, with every default; keys without effect
    are named on standard error. A configuration that does not hold is refused: path, value and what
    was expected of every fault (exit code 64). Without FILE, prints a default.

      --default USECASE  universalId, mrz, drivingLicense, idFront or barcode (default: universalId)

    The keys are those of Anyline's files, of Jumio, SelphID, TrustVision and MobbScan, and our own.
    """
}
