public import IdentityDocument

extension PrintedLayout {
  /// Reads layouts from JSON: one object, or a list of them.
  ///
  /// ```json
  /// {
  ///   "name": "Staff card",
  ///   "size": "ID-1",
  ///   "fields": [
  ///     { "field": "idNumber", "left": 40, "top": 12, "width": 30, "height": 5, "pattern": "AA999999" }
  ///   ]
  /// }
  /// ```
  ///
  /// Lengths are millimetres from the upper left corner of the page; fields have the names of
  /// `DocumentField`, and a pattern is a `PrintedPattern`.
  ///
  /// - Parameter text: The JSON.
  /// - Returns: The layouts, one at least.
  /// - Throws: `ConfigurationErrors` with every fault, each with its path, its value and what was
  ///   expected.
  public static func layouts(json text: String) throws(ConfigurationErrors) -> [PrintedLayout] {
    do throws(ConfigurationErrors) {
      return try read(text)
    } catch {
      var errors = error
      errors.whole = "the layout"
      throw errors
    }
  }

  private static func read(_ text: String) throws(ConfigurationErrors) -> [PrintedLayout] {
    let root = try ConfigurationErrors.parsed(text)
    var reader = ConfigurationReader()
    let layouts = reader.oneOrMore(root, "") { $0.printedLayout($1, $2) } ?? []
    if layouts.isEmpty, reader.errors.isEmpty {
      reader.refuse(root, "", .outOfRange("one layout at least"))
    }
    guard reader.errors.isEmpty else { throw ConfigurationErrors(reader.errors) }
    return layouts
  }

  /// The layout as JSON that `layouts(json:)` reads.
  public var json: JSONValue {
    [
      "name": .string(name), "size": .string(size.rawValue),
      "fields": .array(boxes.map { $0.json }),
    ]
  }
}

extension PrintedLayout.Box {
  fileprivate var json: JSONValue {
    .members([
      ("field", .string(field.rawValue)), ("left", .number(left)), ("top", .number(top)),
      ("width", .number(width)), ("height", .number(height)),
      ("pattern", pattern.map { .string($0.text) }),
    ])
  }
}

extension ConfigurationErrors {
  /// Reads a JSON text, or throws where it breaks off.
  static func parsed(_ text: String) throws(ConfigurationErrors) -> JSONNode {
    do throws(JSONError) {
      return try JSONNode(parsing: text)
    } catch {
      let reason: ConfigurationError.Reason =
        if case .repeatedName(let key) = error.reason {
          .repeatedKey(key, line: error.line, column: error.column)
        } else {
          .notJSON(line: error.line, column: error.column)
        }
      throw ConfigurationErrors([ConfigurationError(path: "", reason: reason)])
    }
  }
}
