extension AnswerSchema {
  static var zone: JSONValue {
    object(
      "A machine readable zone",
      required: [
        "format", "valid", "accepted", "refusals", "fields", "checks", "idNumberValid", "dobValid",
        "expiryDateValid", "personalNumberValid", "compositeValid", "confidence",
      ],
      [
        ("format", choice("The layout", MRZ.Format.allCases.map { $0.rawValue })),
        ("lines", array("The lines as read", of: ["type": "string"], least: 1, most: 3)),
        ("valid", flag("Whether every printed check digit is right")),
        ("accepted", flag("Whether the zone is fit for use without a human look")),
        ("refusals", array("Why it is not", of: reference("refusal"))),
        ("fields", reference("zoneFields")), ("checks", reference("checks")),
        ("idNumberValid", flag("Jumio: the digit of the document number is right")),
        ("dobValid", flag("Jumio: the digit of the date of birth is right")),
        ("expiryDateValid", flag("Jumio: the digit of the expiry is right or not printed")),
        ("personalNumberValid", flag("Jumio: the personal number's digit is right or not printed")),
        ("compositeValid", flag("Jumio: the composite digit is right; false for visas")),
        ("corrections", array("What was changed after recognition", of: reference("correction"))),
        ("normalisations", array("What lenient parsing changed", of: normalisation)),
        ("alternatives", array("Other texts the print may be", of: reference("alternative"))),
        ("confidence", reference("share", "How likely it is that every character is right")),
        ("engine", text("The recogniser")), ("quadrilateral", reference("quadrilateral")),
      ])
  }

  static var zoneFields: JSONValue {
    object(
      "What the zone holds, in the words of ICAO Doc 9303",
      required: ["namesPossiblyTruncated"],
      [
        ("documentCode", text("The document code")),
        ("issuingState", text("As printed, such as D")),
        ("documentNumber", text("The whole number")),
        (
          "documentNumberConvention",
          choice(
            "How a number of more than nine characters is checked",
            MRZ.DocumentNumber.Convention.allCases.map { $0.rawValue })
        ),
        ("primaryIdentifier", text("As a rule the surname")),
        ("secondaryIdentifier", text("As a rule the given names")),
        ("namesPossiblyTruncated", flag("Whether a name reaches the end of its field")),
        ("nationality", text("As printed")), ("dateOfBirth", reference("date")),
        ("sex", choice("The sex", Sex.allCases.map { $0.rawValue })),
        ("dateOfIssue", reference("date")), ("dateOfExpiry", reference("date")),
        ("personalNumber", text("Of a passport")),
        ("optionalData1", text("The first optional data")),
        ("optionalData2", text("The second optional data")),
      ])
  }

  static var checks: JSONValue {
    let names = ["documentNumber", "dateOfBirth", "dateOfExpiry", "personalNumber", "composite"]
    return object(
      "What every check digit says", required: names,
      names.map { ($0, choice("The verdict", ["valid", "invalid", "notPrinted"])) })
  }

  static var correction: JSONValue {
    object(
      "A character that was changed after recognition",
      required: ["line", "column", "read", "corrected", "proof"],
      [
        ("line", integer("From 1", least: 1)), ("column", integer("From 1", least: 1)),
        ("read", text("What was read")), ("corrected", text("What took its place")),
        ("proof", text("What proves the change")),
      ])
  }

  static var alternative: JSONValue {
    object(
      "Another text that the print may be", required: ["lines", "likelihood"],
      [
        ("lines", array("The lines", of: ["type": "string"], least: 1)),
        ("likelihood", reference("share")),
      ])
  }

  private static var normalisation: JSONValue {
    object(
      "A change of lenient parsing", required: ["line", "column", "read", "written"],
      [
        ("line", integer("From 1", least: 1)), ("column", integer("From 1", least: 1)),
        ("read", text("What was read")), ("written", text("What took its place")),
      ])
  }

  static var barcode: JSONValue {
    object(
      "A barcode", required: ["accepted", "refusals", "kind"],
      [
        ("symbology", text("The kind of symbol, such as PDF417 or QR")),
        ("accepted", flag("Whether its payload says who the holder is")),
        ("refusals", array("Why it is not accepted", of: reference("refusal"))),
        ("kind", choice("The kind of payload", IdentityPayload.Kind.allCases.map { $0.rawValue })),
        ("bytes", text("The bytes in base64", "^[A-Za-z0-9+/]*={0,2}$")),
        ("text", text("The bytes as text, where they are text")),
        ("quadrilateral", reference("quadrilateral")),
        ("payload", open("What the payload says, field by field, and its deviations")),
        ("payloadError", text("Why a payload that begins as a known one could not be read")),
        ("correctedErrors", integer("Codewords that error correction changed")),
        ("correctedErasures", integer("Codewords that error correction filled in")),
      ])
  }
}
