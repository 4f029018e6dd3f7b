extension AnswerSchema {
  /// An input that was read.
  static var answer: JSONValue {
    object(
      "What was read and what it means",
      required: ["version", "asOf", "accepted", "refusals", "conflicts", "barcodes"],
      [
        ("id", text("The caller's identifier of the input")), ("path", text("The file")),
        ("pageNumber", integer("The page that was read, from 1, where the file has several")),
        ("pageCount", integer("The number of pages of the file, where it has several")),
        ("paths", array("The files of a burst, in the order of time", of: ["type": "string"])),
        ("front", side("The reading of a session's front")),
        ("back", side("The reading of a session's back")),
        ("plugin", text("The id of the configuration's plugin")),
        ("reference", text("customerInternalReference of the configuration")),
        ("version", text("The version of the library", "^[0-9]+\\.[0-9]+\\.[0-9]+")),
        ("asOf", reference("date", "The day that decided centuries and expiry")),
        ("expired", flag("Whether the document has expired, where its expiry is known")),
        ("accepted", flag("Whether the document is fit for use without a human look")),
        (
          "refusals",
          array("Why it is not accepted; empty exactly when it is", of: reference("refusal"))
        ),
        ("document", reference("document")), ("claims", reference("claims")),
        ("conflicts", array("Proven values that differ", of: reference("conflict"))),
        ("otherDocuments", array("Documents of other people", of: reference("otherDocument"))),
        ("mrz", reference("zone", "The best zone")),
        ("otherZones", array("The other zones, best first", of: reference("zone"))),
        ("barcodes", array("Every symbol, read or not understood", of: reference("barcode"))),
        ("page", reference("page")), ("chip", reference("chip")),
        ("images", map("Pictures that were written, by source", of: ["type": "string"])),
        ("frames", reference("frames")),
        ("ocrResults", map("SelphID's keys; of the first document", of: ["type": "string"])),
        ("feedback", array("What the frame lacks", of: reference("feedback"))),
        (
          "agreement",
          map(
            "Session: whether the sources of a field agree",
            of: ["enum": ["notCompared", "equal", "differs"]])
        ),
        ("matchingSidesScore", reference("share", "Session: how alike the sides' fields are")),
        ("matchingFrontScore", reference("share", "Session: how alike the front's sources are")),
        ("matchingBackScore", reference("share", "Session: how alike the back's sources are")),
        ("captureProgress", integer("Session: how far it came", most: 7)),
        ("timeoutDiagnostic", text("Session: why the time ran out")),
        ("documentCaptured", text("Session: the format of the zone, or the payload")),
        (
          "frontCardFrameBatchIds",
          array("Session: the frames that the front rests on", of: ["type": "string"])
        ),
        (
          "backCardFrameBatchIds",
          array("Session: the frames that the back rests on", of: ["type": "string"])
        ),
        ("error", reference("error", "Session: why it is not finished")),
        ("milliseconds", milliseconds),
      ])
  }

  /// The short form of a batch.
  static var brief: JSONValue {
    object(
      "An input that was read, in short (batch --brief)", required: ["accepted", "refusals"],
      [
        ("id", text("The caller's identifier of the input")), ("path", text("The file")),
        ("pageNumber", integer("The page that was read, from 1, where the file has several")),
        ("pageCount", integer("The number of pages of the file, where it has several")),
        ("accepted", flag("Whether the document is fit for use without a human look")),
        (
          "refusals",
          array(
            "Why it is not accepted; empty exactly when it is",
            of: choice("The reason", Refusal.Code.allCases.map { $0.rawValue }))
        ),
        ("document", reference("document")),
      ])
  }

  private static func side(_ description: String) -> JSONValue {
    [
      "description": .string(description),
      "oneOf": [["$ref": "#/$defs/answer"], ["$ref": "#/$defs/failure"]],
    ]
  }

  /// An input that could not be read.
  static var failure: JSONValue {
    object(
      "An input that could not be read", required: ["error"],
      [
        ("id", text("The caller's identifier of the input")), ("path", text("The file")),
        ("paths", array("The files of a burst or of a chip", of: ["type": "string"])),
        ("pageNumber", integer("The page that could not be read, where the file has several")),
        ("pageCount", integer("The number of pages of the file, where it has several")),
        ("error", reference("error")), ("milliseconds", milliseconds),
      ])
  }

  static var error: JSONValue {
    object(
      "Why an input could not be read", required: ["code", "message", "retry"],
      [
        ("code", text("Jumio's letter and five digits; finer causes are ours", "^[A-Z][0-9]{5}$")),
        ("message", text("A sentence that holds nothing read from the document")),
        ("retry", flag("Whether another try with another picture can help")),
        ("path", text("The file that the error is about, where there are several")),
        ("cause", text("A name for the fault of a text")),
        ("line", integer("The line of the fault, from 1", least: 1)),
        ("column", integer("The column of the fault, from 1", least: 1)),
      ])
  }

  static var refusal: JSONValue {
    object(
      "Why something is not fit for use without a human look", required: ["code", "message"],
      [
        ("code", choice("The reason", Refusal.Code.allCases.map { $0.rawValue })),
        ("source", reference("source", "Which source it is about")),
        ("field", choice("Which field it is about", DocumentField.allCases.map { $0.rawValue })),
        ("line", integer("The line of the character, from 1", least: 1)),
        ("column", integer("The column of the character, from 1", least: 1)),
        ("quadrilateral", reference("quadrilateral", "Where it is, where it is no source")),
        ("message", text("A sentence that holds nothing read from the document")),
      ])
  }

  static var frames: JSONValue {
    object(
      "The frames of a burst", required: ["read", "used"],
      [
        ("read", integer("How many were read")),
        ("used", array("Those that the answer rests on, from 0", of: integer("A frame"))),
        ("messages", array("What several symbols carry together", of: message)),
        (
          "errors",
          array("Why frames could not be read, each with its path", of: reference("error"))
        ),
      ])
  }

  private static var message: JSONValue {
    object(
      "Symbols that carry one message together, by their places from 0",
      required: ["symbology", "found", "missing", "complete"],
      [
        ("symbology", text("The kind of the symbols")),
        ("count", integer("How many there are, where one states it")),
        ("found", array("Those that were read", of: integer("A part"))),
        ("missing", array("Those that no frame has shown yet", of: integer("A part"))),
        ("complete", flag("Whether the message is whole, and stands among the barcodes")),
      ])
  }

  private static var milliseconds: JSONValue {
    ["description": "The time it took, in milliseconds", "type": "number", "minimum": 0]
  }
}
