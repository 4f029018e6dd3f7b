import Raster

/// Walks a configuration, collecting its values and its faults.
struct ConfigurationReader {
  /// What is done with the value of a key.
  typealias Step = @Sendable (inout ConfigurationReader, JSONText, String) -> Void
  /// The keys of an object.
  typealias Keys = [String: Step]

  var configuration = ReaderConfiguration()
  var errors: [ConfigurationError] = []

  /// A key that is known and does nothing here.
  static let withoutEffect: Step = { reader, _, path in
    reader.configuration.ignoredKeys.append(path)
  }

  /// A key of a use case that is not ours.
  static let unsupported: Step = { reader, _, path in reader.refuse(path, .unsupported) }

  mutating func refuse(_ path: String, _ reason: ConfigurationError.Reason) {
    errors.append(ConfigurationError(path: path, reason: reason))
  }

  /// Reads the keys of an object, each by its step.
  mutating func read(_ value: JSONText, path: String, _ keys: Keys) {
    guard case .object(let members) = value.value else {
      refuse(path, .wrongType(expected: "an object"))
      return
    }
    for member in members {
      let memberPath = path.isEmpty ? member.key : "\(path).\(member.key)"
      if let step = keys[member.key] {
        step(&self, member.value, memberPath)
      } else {
        let nearest = Self.nearest(to: member.key, among: keys.keys.sorted())
        refuse(memberPath, .unknownKey(nearest: nearest))
      }
    }
  }

  mutating func string(_ value: JSONText, _ path: String) -> String? {
    if case .string(let text) = value.value { return text }
    refuse(path, .wrongType(expected: "a text"))
    return nil
  }

  mutating func bool(_ value: JSONText, _ path: String) -> Bool? {
    if case .bool(let flag) = value.value { return flag }
    refuse(path, .wrongType(expected: "true or false"))
    return nil
  }

  mutating func array(_ value: JSONText, _ path: String) -> [JSONText] {
    if case .array(let elements) = value.value { return elements }
    refuse(path, .wrongType(expected: "a list"))
    return []
  }

  mutating func number(
    _ value: JSONText, _ path: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard case .number(let number) = value.value else {
      refuse(path, .wrongType(expected: "a number"))
      return nil
    }
    guard range.contains(number) else {
      refuse(path, .outOfRange("from \(range.lowerBound) to \(range.upperBound)"))
      return nil
    }
    return number
  }

  /// A share written as `"90%"`, or as a number of per cent.
  mutating func percent(_ value: JSONText, _ path: String) -> Double? {
    guard case .string(let text) = value.value else { return number(value, path, in: 0...100) }
    guard text.hasSuffix("%"), let share = Double(text.dropLast()), (0...100).contains(share) else {
      refuse(path, .outOfRange("a share such as \"90%\""))
      return nil
    }
    return share
  }

  mutating func oneOf<Choice>(
    _ type: Choice.Type, _ value: JSONText, _ path: String
  ) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = string(value, path) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let allowed = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    refuse(path, .outOfRange("one of \(allowed)"))
    return nil
  }

  mutating func scanOption(_ value: JSONText, _ path: String) -> ScanOption? {
    switch value.value {
    case .number(let number):
      if let option = Int(exactly: number).flatMap(ScanOption.init) { return option }
    case .string(let word):
      if let option = ScanOption(word: word) { return option }
    default: break
    }
    refuse(path, .outOfRange("0 (mandatory), 1 (optional) or 2 (disabled)"))
    return nil
  }

  mutating func pair(
    _ value: JSONText, _ path: String, _ names: (String, String), in range: ClosedRange<Double>
  ) -> Point? {
    guard case .object(let members) = value.value else {
      refuse(path, .wrongType(expected: "an object with \(names.0) and \(names.1)"))
      return nil
    }
    let before = errors.count
    var first: Double?
    var second: Double?
    for member in members {
      let place = "\(path).\(member.key)"
      switch member.key {
      case names.0: first = number(member.value, place, in: range)
      case names.1: second = number(member.value, place, in: range)
      default:
        let nearest = Self.nearest(to: member.key, among: [names.0, names.1])
        refuse(place, .unknownKey(nearest: nearest))
      }
    }
    if let first, let second { return Point(x: first, y: second) }
    if errors.count == before {
      refuse(path, .wrongType(expected: "an object with \(names.0) and \(names.1)"))
    }
    return nil
  }

  /// A text of at most ``ReaderConfiguration/longestIdentifier`` characters.
  mutating func identifier(_ value: JSONText, _ path: String) -> String? {
    guard let text = string(value, path) else { return nil }
    guard text.count <= ReaderConfiguration.longestIdentifier else {
      refuse(path, .tooLong(limit: ReaderConfiguration.longestIdentifier))
      return nil
    }
    return text
  }

  /// The key with the smallest edit distance, where that is small for the length of the word.
  static func nearest(to word: String, among keys: [String]) -> String? {
    let scored = keys.map { ($0, EditDistance.between(word.lowercased(), $0.lowercased())) }
    guard let best = scored.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(2, word.count / 3) ? best.0 : nil
  }
}
