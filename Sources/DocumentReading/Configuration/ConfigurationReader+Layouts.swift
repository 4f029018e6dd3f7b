import IdentityDocument

extension ConfigurationReader {
  /// A caller's own layouts, as `printedLayouts` or SelphID's `documentModels`.
  ///
  /// The vendor's own models are a format that is not published, and a text: they are refused.
  static let layouts = set(\.printedLayouts) { $0.list($1, $2) { $0.printedLayout($1, $2) } }

  /// One layout: its name, the size of the page, and the places of fields.
  mutating func printedLayout(_ value: JSONNode, _ path: String) -> PrintedLayout? {
    let before = errors.count
    let names = ["name", "size", "fields"]
    guard holds(value, path, names) else { return nil }
    guard let nameText = value["name"], let sizeText = value["size"],
      let fieldsText = value["fields"], let name = string(nameText, path.member("name")),
      let size = oneOf(PrintedPage.Size.self, sizeText, path.member("size")),
      let boxes = list(
        fieldsText, path.member("fields"), { $0.layoutBox($1, $2, on: size) })
    else { return nil }
    if errors.count == before { refuseRepeated(boxes, in: fieldsText, path.member("fields")) }
    if boxes.isEmpty, errors.count == before {
      refuse(fieldsText, path.member("fields"), .outOfRange("one field at least"))
    }
    return errors.count == before ? PrintedLayout(name: name, size: size, boxes: boxes) : nil
  }

  /// Refuses a box of a field that one before it has already: which of them states the field would be chance.
  private mutating func refuseRepeated(
    _ boxes: [PrintedLayout.Box], in text: JSONNode, _ path: String
  ) {
    for (index, box) in boxes.enumerated()
    where boxes.prefix(index).contains(where: { $0.field == box.field }) {
      refuse(
        text.elements[index]["field"] ?? text, "\(path)[\(index)]".member("field"),
        .outOfRange("a field that no other box of the layout has"))
    }
  }

  /// The place of one field, all of which lies on the page.
  private mutating func layoutBox(
    _ value: JSONNode, _ path: String, on size: PrintedPage.Size
  ) -> PrintedLayout.Box? {
    let names = ["field", "left", "top", "width", "height"]
    guard holds(value, path, names, optional: ["pattern"]), let fieldText = value["field"] else {
      return nil
    }
    let field = oneOf(DocumentField.self, fieldText, path.member("field"))
    let left = millimetres("left", of: value, path, in: Self.starts(before: size.width))
    let top = millimetres("top", of: value, path, in: Self.starts(before: size.height))
    let width = left.flatMap {
      millimetres("width", of: value, path, in: Self.room(beyond: $0, to: size.width))
    }
    let height = top.flatMap {
      millimetres("height", of: value, path, in: Self.room(beyond: $0, to: size.height))
    }
    var pattern: PrintedPattern?
    if let text = value["pattern"] {
      pattern = self.value(
        text, path.member("pattern"),
        expected:
          "a pattern such as AA999999: 9 a digit, A a capital, a a letter, X either, * and ? "
          + "after what they repeat, 100 characters at most"
      ) { PrintedPattern($0) }
      guard pattern != nil else { return nil }
    }
    guard let field, let left, let top, let width, let height else { return nil }
    return PrintedLayout.Box(
      field, left: left, top: top, width: width, height: height, pattern: pattern)
  }

  /// The least side of a box, in millimetres: no print is smaller.
  private static let leastSide = 0.5

  /// The places at which a box may begin on a page: what lies behind has room for the least side.
  private static func starts(before end: Double) -> ClosedRange<Double> {
    0...((end - leastSide) * 100).rounded() / 100
  }

  /// The sides that a box may have that begins at a place, to hundredths of a millimetre.
  private static func room(beyond start: Double, to end: Double) -> ClosedRange<Double> {
    leastSide...max(leastSide, ((end - start) * 100).rounded() / 100)
  }

  private mutating func millimetres(
    _ name: String, of value: JSONNode, _ path: String, in range: ClosedRange<Double>
  ) -> Double? {
    value[name].flatMap { number($0, path.member(name), in: range) }
  }

  /// Whether a value is an object with some keys, and perhaps others.
  private mutating func holds(
    _ value: JSONNode, _ path: String, _ names: [String], optional: [String] = []
  ) -> Bool {
    guard case .object(let members) = value.value else {
      refuse(value, path, .wrongType(expected: "an object"))
      return false
    }
    let known = names + optional
    for member in members where !known.contains(member.key) {
      let nearest = EditDistance.nearest(to: member.key, among: known)
      refuse(member.value, path.member(member.key), .unknownKey(nearest: nearest))
    }
    let missing = names.filter { value[$0] == nil }
    for name in missing { refuse(value, path, .missingKey(name)) }
    return missing.isEmpty
  }
}

extension String {
  /// The path of a member of what stands at this path.
  fileprivate func member(_ name: String) -> String { isEmpty ? name : "\(self).\(name)" }
}
