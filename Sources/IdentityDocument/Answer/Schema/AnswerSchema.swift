/// The machine form of the answers' contract: JSON Schema, draft 2020-12.
///
/// Enumerations and field names are taken from the code, so that the two cannot differ.
public enum AnswerSchema {
  /// The schema of every answer, errors included.
  public static var json: JSONValue {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Answers of docread",
      "description": .string(
        "One object for every input, whatever it was read with: what was read (sources), what each "
          + "source says and how it is proven (claims), and what the merge makes of it (document)."),
      "oneOf": [
        ["$ref": "#/$defs/answer"], ["$ref": "#/$defs/brief"], ["$ref": "#/$defs/failure"],
      ],
      "$defs": .object(definitions.map { JSONValue.Member($0.0, $0.1) }),
    ]
  }

  private static var definitions: [(String, JSONValue)] {
    [
      ("answer", answer), ("brief", brief), ("failure", failure), ("error", error),
      ("refusal", refusal),
      ("document", document), ("claims", claims), ("claim", claim), ("conflict", conflict),
      ("otherDocument", otherDocument), ("zone", zone), ("zoneFields", zoneFields),
      ("checks", checks), ("correction", correction), ("alternative", alternative),
      ("barcode", barcode), ("page", page), ("printedField", printedField), ("frames", frames),
      ("chip", chip),
      (
        "quadrilateral",
        array("Four corners in reading order, in pixels", of: corner, least: 4, most: 4)
      ),
      ("share", share),
      (
        "date",
        text("A date; ? stands for a digit that is not known", "^[0-9?]{4}-[0-9?]{2}-[0-9?]{2}$")
      ),
      (
        "source",
        text("Where the source stands in the answer: a JSON Pointer", "^(/[A-Za-z0-9]+)+$")
      ),
      ("feedback", choice("What a frame lacks, or that it is good", MessageKey.feedbackNames)),
    ]
  }

  static func object(
    _ description: String, required: [String] = [], _ properties: [(String, JSONValue)]
  ) -> JSONValue {
    .members([
      ("description", .string(description)), ("type", "object"),
      ("required", required.isEmpty ? nil : .texts(required)),
      ("properties", .object(properties.map { JSONValue.Member($0.0, $0.1) })),
      ("additionalProperties", false),
    ])
  }

  static func array(
    _ description: String, of items: JSONValue, least: Int? = nil, most: Int? = nil
  ) -> JSONValue {
    .members([
      ("description", .string(description)), ("type", "array"), ("items", items),
      ("minItems", least.map { .integer($0) }), ("maxItems", most.map { .integer($0) }),
    ])
  }

  static func text(_ description: String, _ pattern: String? = nil) -> JSONValue {
    .members([
      ("description", .string(description)), ("type", "string"),
      ("pattern", pattern.map { .string($0) }),
    ])
  }

  static func choice(_ description: String, _ words: [String]) -> JSONValue {
    ["description": .string(description), "enum": .texts(words)]
  }

  static func flag(_ description: String) -> JSONValue {
    ["description": .string(description), "type": "boolean"]
  }

  static func integer(_ description: String, least: Int = 0, most: Int? = nil) -> JSONValue {
    .members([
      ("description", .string(description)), ("type", "integer"), ("minimum", .integer(least)),
      ("maximum", most.map { .integer($0) }),
    ])
  }

  static func reference(_ name: String, _ description: String? = nil) -> JSONValue {
    .members([
      ("description", description.map { .string($0) }), ("$ref", .string("#/$defs/" + name)),
    ])
  }

  static func open(_ description: String) -> JSONValue {
    ["description": .string(description), "type": "object"]
  }

  static func map(_ description: String, of values: JSONValue) -> JSONValue {
    ["description": .string(description), "type": "object", "additionalProperties": values]
  }

  static var share: JSONValue {
    ["description": "A share of one", "type": "number", "minimum": 0, "maximum": 1]
  }

  private static var corner: JSONValue {
    array("Pixels to the right and down", of: ["type": "number"], least: 2, most: 2)
  }
}
