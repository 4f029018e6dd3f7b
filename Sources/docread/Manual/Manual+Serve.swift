/// The command that answers over HTTP.
extension Manual {
  static let serve = CommandManual(
    name: "serve",
    summary: "answer over HTTP: pictures and texts in, JSON out",
    paragraphs: [
      """
      Answers requests until Ctrl-C or SIGTERM, and prints the address that it listens at. The answers \
      are those of batch and parse.
      """,
      """
      POST /read takes the bytes of a picture as they are and answers 200 with one line of JSON, of a file of \
      several pages with a line each (application/x-ndjson); what cannot be read is answered 422, and the \
      line says why. Behind ?, id=… and path=… come back in the answer, and side=front or side=back tells the side.
      """,
      """
      POST /parse takes a machine-readable zone or the payload of a barcode, as parse does; lenient=1 \
      forgives. GET /health says that it is there, GET /formats and GET /schema what formats --json and schema print.
      """,
    ],
    options: [
      OptionManual(
        "--host", .text("ADDRESS"),
        "the numeric address to listen at (default: 127.0.0.1, this machine alone)"),
      OptionManual("--port", .text("N"), "the port, or 0 for one that is free (default: 8080)"),
      OptionManual(
        "--jobs", short: "-j", .text("N"),
        "read N pictures at the same time (default: 1); others wait, at most as long as a picture may take"
      ),
      OptionManual(
        "--brief", "answer with id, path, accepted, codes of refusals and the document alone"),
      OptionManual(
        "--log",
        "say every request on standard error: method, what was asked for, status, bytes, milliseconds; what "
          + "is no method or cannot be asked for is -, and a request whose first line is too long or no HTTP/1 is not said"
      ),
      asOf, engine, configuration, page, printModel, layout, locale,
    ] + limits(seconds: 10, bytes: limitServedBytes),
    notes: [
      """
      It speaks HTTP without encryption and asks nobody who they are: what comes from other machines belongs behind \
      a proxy that does. Of a request it keeps nothing.
      """,
      """
      At Ctrl-C or SIGTERM it takes no more connections: what is being read, or waits for that, is answered, and a \
      request that is still arriving has two seconds. A second one ends it at once.
      """,
    ],
    examples: [
      .init(
        "docread serve --port 8080 --jobs 4",
        "then: curl --data-binary @scan.jpg localhost:8080/read",
        isEndless: true),
      .init(
        "docread serve --port 8081 --page --log",
        "with the print of pages, and a line for every request", isEndless: true),
    ])

  private static let limitServedBytes = OptionManual(
    "--limit-bytes", .text("N"), "refuse a picture of more bytes (default: 33554432, 32 MiB)")
}
