import Foundation
import IdentityDocument

/// A small validator of JSON Schema: the keywords that the schema of answers uses, and no others.
struct Schema {
  /// The keywords that are understood; any other in a schema is a fault of the test.
  private static let keywords: Set<String> = [
    "$schema", "title", "$defs", "$ref", "type", "enum", "properties", "required",
    "additionalProperties", "items", "minItems", "maxItems", "minimum", "maximum", "pattern",
    "description", "oneOf",
  ]

  private let root: [String: Any]

  init(_ schema: JSONValue) throws {
    let object = try JSONSerialization.jsonObject(with: Data(schema.bytes))
    guard let root = object as? [String: Any] else { throw CocoaError(.fileReadCorruptFile) }
    self.root = root
  }

  /// The faults of a text, each with its path; empty where it is valid.
  func faults(in line: String) -> [String] {
    guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) else {
      return ["no JSON"]
    }
    return faults(in: value, root, path: "")
  }

  private func faults(in value: Any, _ schema: [String: Any], path: String) -> [String] {
    let unknown = Set(schema.keys).subtracting(Self.keywords)
    guard unknown.isEmpty else { return ["\(path): unknown keywords \(unknown.sorted())"] }
    if let reference = schema["$ref"] as? String {
      let name = reference.replacingOccurrences(of: "#/$defs/", with: "")
      guard let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["\(path): no definition \(name)"]
      }
      return self.faults(in: value, target, path: path)
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let faults = choices.map { self.faults(in: value, $0, path: path) }
      let holding = faults.count { $0.isEmpty }
      // The first choice is the usual one; its faults say most.
      return holding == 1 ? [] : holding > 1 ? ["\(path): more than one choice"] : faults[0]
    }
    var faults: [String] = []
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { Self.isOf($0, value) }) {
      return ["\(path): is no \(types.joined(separator: " or "))"]
    }
    if let allowed = schema["enum"] as? [String], !allowed.contains(value as? String ?? "") {
      faults.append("\(path): is none of \(allowed)")
    }
    if let number = value as? NSNumber {
      if let least = schema["minimum"] as? NSNumber, number.doubleValue < least.doubleValue {
        faults.append("\(path): below \(least)")
      }
      if let most = schema["maximum"] as? NSNumber, number.doubleValue > most.doubleValue {
        faults.append("\(path): above \(most)")
      }
    }
    if let text = value as? String, let pattern = schema["pattern"] as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      faults.append("\(path): does not match \(pattern)")
    }
    if let array = value as? [Any] { faults += self.faults(ofItems: array, schema, path: path) }
    if let object = value as? [String: Any] {
      faults += self.faults(ofMembers: object, schema, path: path)
    }
    return faults
  }

  private func faults(ofItems array: [Any], _ schema: [String: Any], path: String) -> [String] {
    var faults: [String] = []
    if let least = schema["minItems"] as? Int, array.count < least {
      faults.append("\(path): fewer than \(least) items")
    }
    if let most = schema["maxItems"] as? Int, array.count > most {
      faults.append("\(path): more than \(most) items")
    }
    guard let items = schema["items"] as? [String: Any] else { return faults }
    for (index, item) in array.enumerated() {
      faults += self.faults(in: item, items, path: "\(path)[\(index)]")
    }
    return faults
  }

  private func faults(
    ofMembers object: [String: Any], _ schema: [String: Any], path: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    var faults = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      .map { "\(path): lacks \($0)" }
    for (name, member) in object.sorted(by: { $0.key < $1.key }) {
      let place = "\(path).\(name)"
      if let property = properties[name] as? [String: Any] {
        faults += self.faults(in: member, property, path: place)
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        faults += self.faults(in: member, others, path: place)
      } else if schema["additionalProperties"] as? Bool == false {
        faults.append("\(place): not in the schema")
      }
    }
    return faults
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "number": value is NSNumber
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: false
    }
  }
}
