/// The texts that an object of JSON has, those of objects in it among them.
///
/// Numbers, literals and the texts of arrays are passed over. The object is read leniently
/// (``JSONScanner``), as codes are printed by many.
struct TextMembers {
  /// The most texts that are kept.
  private static let mostMembers = 64
  /// The most objects and arrays in each other.
  private static let deepest = 8

  private var members: [(name: String, value: String)] = []

  /// Reads the texts, or gives `nil` where the bytes are not one object of at most eight levels.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init?(parsing bytes: [UInt8]) {
    let limits = JSONValue.Limits(mostBytes: bytes.count, deepest: Self.deepest + 1)
    guard let root = try? JSONNode(parsing: bytes, limits: limits, isLenient: true),
      case .object = root.value, add(root, depth: 0)
    else { return nil }
  }

  /// The first text of a name without blanks at its ends, or `nil` where it is missing or blank.
  func value(_ name: StaticString) -> String? {
    for member in members where member.name.bytes.equals(name) {
      return member.value.bytes.trimmedText
    }
    return nil
  }

  /// Adds the texts of a value in the order in which they stand; `false` where it is too deep.
  private mutating func add(_ node: JSONNode, depth: Int) -> Bool {
    switch node.value {
    case .object, .array: guard depth < Self.deepest else { return false }
    default: return true
    }
    for member in node.members {
      if let text = member.value.text, members.count < Self.mostMembers {
        members.append((member.key, text))
      }
      guard add(member.value, depth: depth + 1) else { return false }
    }
    for element in node.elements {
      guard add(element, depth: depth + 1) else { return false }
    }
    return true
  }
}
