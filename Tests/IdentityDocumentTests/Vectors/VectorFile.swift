import FoundationEssentials
import Testing

/// A file of entries, in which a line is `key: value` or, at the head of an entry, `[name]`.
///
/// Blank lines and lines that begin with `#` say nothing. A value in quotation marks may hold `\n`,
/// `\r`, `\"`, `\\` and `\u{1E}`.
struct VectorFile {
  /// An entry: what stands under one name.
  struct Entry: Sendable, CustomTestStringConvertible {
    let name: String
    private(set) var values: [String: [String]] = [:]

    init(name: String) {
      self.name = name
    }

    var testDescription: String { name }

    /// The values of a key, in their order.
    subscript(all key: String) -> [String] { values[key] ?? [] }

    /// The last value of a key; empty where the key is not there.
    subscript(key: String) -> String { values[key]?.last ?? "" }

    mutating func append(_ value: String, to key: String) {
      values[key, default: []].append(value)
    }
  }

  /// A line that is neither blank nor a comment, a name, or a key with its value.
  struct InvalidLine: Error {
    let number: Int
  }

  let entries: [Entry]

  /// Reads `Vectors/NAME` beside this file.
  init(named name: String) throws {
    let folder = #filePath.split(separator: "/").dropLast()
    let path = "/" + (folder + [Substring(name)]).joined(separator: "/")
    try self.init(text: String(contentsOf: URL(filePath: path), encoding: .utf8))
  }

  init(text: String) throws {
    var entries: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        entries.append(Entry(name: String(line.dropFirst().dropLast())))
      } else if let colon = line.firstRange(of: ": "), !entries.isEmpty,
        let value = Self.unquoted(line[colon.upperBound...])
      {
        entries[entries.count - 1].append(value, to: String(line[..<colon.lowerBound]))
      } else {
        throw InvalidLine(number: index + 1)
      }
    }
    self.entries = entries
  }

  /// A value without its quotation marks, nil where an escape is none.
  private static func unquoted(_ text: Substring) -> String? {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return String(text) }
    var rest = text.dropFirst().dropLast()
    var value = ""
    while let character = rest.popFirst() {
      guard character == "\\" else {
        value.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": value.append("\n")
      case "r": value.append("\r")
      case "\"": value.append("\"")
      case "\\": value.append("\\")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let scalar = UInt32(rest[..<end], radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        value.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return value
  }
}
