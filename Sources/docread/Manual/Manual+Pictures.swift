/// The commands that read pictures.
extension Manual {
  static let read = CommandManual(
    name: "read", usage: "FILE...", operands: .places,
    summary: "read pictures; a summary for people, or JSON",
    paragraphs: [
      """
      Reads document pictures (PNG, JPEG, TIFF, WebP, GIF, PNM, BMP, JPEG 2000) and prints what they say: the \
      fields, a verdict for every check digit, repaired characters, the time it took.
      """
    ],
    options: [
      OptionManual("--json", "print one JSON object a line instead"),
      csv, raw, pageNumber,
      OptionManual(
        "--annotate", .file("OUT"),
        "draw what was found on a copy of the picture (one FILE only): OUT.png or OUT.jpg, which "
          + "must not exist"),
      force,
      code,
    ] + readerOptions(seconds: 30),
    notes: [
      """
      Of a folder all pictures are read, those of the folders in it too: the files whose names end in \
      \(InputPath.endings.joined(separator: ", ")), in letters of either case. Names that begin with a full stop and links to \
      folders are left out. Of a file every page is read, of an animated GIF, WebP or PNG file \
      every frame as a viewer shows it; - is standard input. PDF and HEIC are \
      read where the Debian packages poppler-utils and libheif-examples are installed.
      """,
      """
      A picture without a document is answered too: nothing is accepted, and the feedback says \
      NOT_DETECTED.
      """,
      """
      Colours of --annotate: green, an accepted zone; orange, a zone that is not accepted; red, a \
      character that was read with a confidence below 0.9; violet, a corrected character; blue, a \
      barcode; turquoise, with --page: the page, its portrait and the lines of its fields.
      """,
    ],
    examples: [
      .init("docread read passport.jpg", "what a passport says, for people"),
      .init(
        "docread read --json --require accepted passport.jpg >answer.json",
        "JSON, and exit code 2 unless it is fit for use without a human look"),
      .init("docread read --csv scans >scans.csv", "a table of all pictures of a folder"),
    ])

  static let batch = CommandManual(
    name: "batch", usage: "[FOLDER...] <INPUTS >ANSWERS", operands: .places,
    summary: "read the pictures named on standard input; one line of JSON each",
    paragraphs: [
      """
      Reads one input a line from standard input, a path or {"id":"…","path":"…"}, and answers each \
      with one line of JSON, in the order of the inputs; a file of several pages with one for each \
      page (pageNumber, pageCount). With FOLDER, the inputs are the pictures in it, by the names that \
      docread help read says.
      """
    ],
    options: [
      OptionManual("--jobs", short: "-j", .text("N"), "read N pictures at once (default: 1)"),
      OptionManual("--json", "changes nothing: the answer is JSON but for --csv"), csv, raw,
      OptionManual(
        "--brief", "answer with id, path, accepted, the codes of refusals and document alone"),
      OptionManual(
        "--skip-answered", .file("FILE"),
        "leave out the inputs that FILE, earlier output, answers already"),
      forceCutOuts, code,
    ] + readerOptions(seconds: 10),
    notes: [
      """
      A picture that cannot be read gets an answer with an error and never stops the run. Only \
      regular files are opened. A line that begins with { and is no such object, or is longer than \
      1 MiB, is answered with an error too. A path need not be UTF-8; the answer names it with U+FFFD \
      in place of what is no text.
      """,
      """
      Pictures are read in processes without rights where the system allows them: \
      what one picture does to its process is the answer to that picture alone. \
      There is one for each of the --jobs, which takes one picture after the \
      other. One that crashes, or needs more memory than it may, is answered with the error F10001; one \
      that is not done 0.15 seconds behind its deadline is ended, and answered as cutShort, whatever \
      it was doing. Both times another process goes on with the next picture. Programs that make \
      pictures of PDF and HEIF files run beside them, with limits of their own.
      """,
      """
      The totals, and where standard error is a terminal the progress, are printed there. A run that \
      was interrupted goes on, and a first one begins, with the second line of the \
      examples. An input is known by its id and path; one that is listed twice is answered twice. \
      An error is an answer: remove its line to have the input read again. A last line that was \
      cut off is removed and its input read again, and so is every path that is not UTF-8: its answer may \
      be that of another one. A FILE that does not exist answers nothing. It \
      has to be a regular file, and is locked while the run lasts: a second run with it is refused \
      (exit code 75).
      """,
    ],
    examples: [
      .init("ls scans/*.jpg | docread batch --jobs 2 >answers.jsonl", "every scan, two at once"),
      .init(
        "docread batch --skip-answered answers.jsonl <list.txt >>answers.jsonl",
        "what answers.jsonl does not answer yet"),
    ])

  static let session = CommandManual(
    name: "session", usage: "FRONT BACK | FILE", operands: .places,
    summary: "read the front and the back of one document, and compare them",
    paragraphs: [
      """
      Reads two pictures of one document and answers with one line of JSON: the merged values, how \
      alike the sides are, and for each field whether they agree.
      """,
      """
      Both pictures are always read. Of one FILE alone the first two pages are the front and the \
      back; FILE#2 names the second page of a file, such as a PDF or TIFF file. A side that cannot be read is an error with its path; sides \
      that name different people, or are of two documents, are not accepted. A front without a zone and without a \
      barcode is compared with --page alone: without it nothing of it is read, and each agreement is notCompared.
      """,
    ],
    options: [
      OptionManual(
        "--code", .words("SIDE", ["front", "back"]),
        "this side has to show a barcode: front or back", isRepeated: true),
      OptionManual(
        "--previous", .file("FILE"),
        "go on with the answer of an earlier session: its sides are kept save those of which a "
          + "picture is given, one for the side that it needs next or two"),
      OptionManual(
        "--chip", .place("PATH"), "the files of the document's chip: a source like the sides"),
      chipAnchors,
      OptionManual("--json", "changes nothing: the answer is always JSON"),
      forceCutOuts,
    ] + readerOptions(seconds: 30),
    examples: [
      .init("docread session front.jpg back.jpg", "both sides of a card"),
      .init("docread session card.tiff", "the same, a page for each side"),
      .init(
        "docread session --chip chip --anchors csca.der front.jpg back.jpg",
        "the same with the card's chip, judged"),
    ])

  static let barcode = CommandManual(
    name: "barcode", usage: "FILE...", operands: .places,
    summary: "read the barcodes of pictures; one line of JSON each",
    paragraphs: [
      "Reads the barcodes of pictures (PDF417 and QR) and answers each file with one line of JSON.",
      "PDF417 and QR have readers of our own. Linear codes are ZBar's, which cannot read PDF417.",
    ],
    options: [
      asOf, OptionManual("--json", "changes nothing: the answer is always JSON"), code, locale,
    ] + limits(seconds: 30),
    examples: [
      .init("docread barcode licence.jpg", "the PDF417 symbol of a driving licence"),
      .init("docread barcode front.jpg back.jpg", "one line of JSON for each side"),
    ])
}
