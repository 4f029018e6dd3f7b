/// The name of a frame's file, in an order in which `frame-2` comes before `frame-10`.
struct FrameName: Comparable {
  /// A run of digits, or of anything else.
  private enum Part: Comparable {
    case number(digits: Int, text: Substring)
    case text(Substring)
  }

  private let parts: [Part]
  private let name: String

  init(_ name: String) {
    var parts: [Part] = []
    var rest = name[...]
    while let first = rest.first {
      let isNumber = Self.isDigit(first)
      let run = rest.prefix { Self.isDigit($0) == isNumber }
      rest = rest[run.endIndex...]
      let digits = run.drop { $0 == "0" }
      parts.append(isNumber ? .number(digits: digits.count, text: digits) : .text(run))
    }
    self.parts = parts
    self.name = name
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  static func < (left: FrameName, right: FrameName) -> Bool {
    for (one, other) in zip(left.parts, right.parts) where one != other { return one < other }
    return left.parts.count == right.parts.count
      ? left.name < right.name : left.parts.count < right.parts.count
  }
}
