extension AnswerSchema {
  static var document: JSONValue {
    object(
      "What the document says, in the words of Jumio's NetverifyDocumentData",
      required: ["extractionMethod"],
      DocumentField.allCases.map { ($0.rawValue, value(of: $0)) } + [
        ("selectedCountry", text("The country that the user chose, ISO 3166-1 alpha-3")),
        (
          "extractionMethod",
          choice("What the values come from", ExtractionMethod.allCases.map { $0.rawValue })
        ),
      ])
  }

  private static func value(of field: DocumentField) -> JSONValue {
    let name = MessageKey.field(field).text()
    return switch field {
    case .documentType: choice(name, DocumentKind.allCases.map { $0.rawValue })
    case .dob, .issuingDate, .expiryDate: reference("date", name)
    case .gender: choice(name, Sex.allCases.map { $0.rawValue })
    case .categories: array(name, of: ["type": "string"], least: 1)
    default: text(name)
    }
  }

  static var claims: JSONValue {
    object(
      "What every source says, by field",
      DocumentField.allCases.map { field in
        (
          field.rawValue,
          array("Claims to " + MessageKey.field(field).text(), of: reference("claim"), least: 1)
        )
      })
  }

  static var claim: JSONValue {
    object(
      "What one source says of one field",
      required: ["value", "source", "confidence", "proof"],
      [
        ("value", claimedValue), ("source", reference("source")),
        ("confidence", reference("share", "How sure the reading is")),
        (
          "proof",
          choice(
            "What proves the value, strongest first",
            Proof.allCases.sorted(by: >).map { $0.rawValue })
        ),
        (
          "sourceText",
          text(
            "The characters as the source has them, not normalised; left out where the value follows "
              + "from the kind of the source")
        ),
      ])
  }

  private static var claimedValue: JSONValue {
    ["description": "The value: a text, or several", "type": ["string", "array"]]
  }

  static var conflict: JSONValue {
    object(
      "A field of which proven values differ", required: ["field", "claims"],
      [
        ("field", choice("The field", DocumentField.allCases.map { $0.rawValue })),
        (
          "claims",
          array(
            "The claims, that of the document first",
            of: object(
              "A claim", required: ["value", "source"],
              [("value", claimedValue), ("source", reference("source"))]), least: 2)
        ),
      ])
  }

  static var otherDocument: JSONValue {
    object(
      "The document of somebody else",
      required: ["accepted", "refusals", "document", "conflicts"],
      [
        ("accepted", flag("Whether it is fit for use without a human look")),
        ("refusals", array("Why it is not", of: reference("refusal"))),
        ("document", reference("document")), ("claims", reference("claims")),
        ("conflicts", array("Proven values that differ", of: reference("conflict"))),
      ])
  }

  static var page: JSONValue {
    object(
      "The printed page",
      [
        ("quadrilateral", reference("quadrilateral", "The page")),
        ("portrait", reference("quadrilateral", "The portrait")),
        ("fields", array("What is printed", of: reference("printedField"))),
        ("cutShort", flag("Whether the time ended before the print: some may be missing")),
      ])
  }

  static var printedField: JSONValue {
    object(
      "A printed field", required: ["field", "value"],
      [
        ("field", choice("The field", DocumentField.allCases.map { $0.rawValue })),
        ("caption", text("The caption beside it")), ("value", claimedValue),
        ("sourceText", text("The characters as printed")),
        (
          "evidence",
          choice(
            "What makes it the field's", PrintedField.Evidence.allCases.map { $0.rawValue })
        ),
        ("confidence", reference("share")), ("quadrilateral", reference("quadrilateral")),
      ])
  }
}
