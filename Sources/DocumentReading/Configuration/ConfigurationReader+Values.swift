import IdentityDocument
import Raster

extension ConfigurationReader {
  mutating func string(_ value: JSONNode, _ path: String) -> String? {
    if case .string(let text) = value.value { return text }
    refuse(value, path, .wrongType(expected: "a text"))
    return nil
  }

  mutating func bool(_ value: JSONNode, _ path: String) -> Bool? {
    if case .bool(let flag) = value.value { return flag }
    refuse(value, path, .wrongType(expected: "true or false"))
    return nil
  }

  mutating func number(
    _ value: JSONNode, _ path: String, in range: ClosedRange<Double>
  ) -> Double? {
    bounded(value, path, "a number", in: range) { $0 }
  }

  mutating func integer(_ value: JSONNode, _ path: String, in range: ClosedRange<Int>) -> Int? {
    bounded(value, path, "a whole number", in: range) { number in
      guard number == number.rounded() else { return nil }
      // What no `Int` can be lies outside every range.
      return Int(exactly: number) ?? (number < 0 ? .min : .max)
    }
  }

  /// A number of some kind inside a range.
  private mutating func bounded<Number>(
    _ value: JSONNode, _ path: String, _ kind: String, in range: ClosedRange<Number>,
    _ convert: (Double) -> Number?
  ) -> Number? {
    guard case .number(let double) = value.value, let number = convert(double) else {
      refuse(value, path, .wrongType(expected: kind))
      return nil
    }
    guard range.contains(number) else {
      refuse(value, path, .outOfRange("from \(range.lowerBound) to \(range.upperBound)"))
      return nil
    }
    return number
  }

  /// The elements of a list, each read for itself; those that do not hold are left out.
  mutating func list<Element>(
    _ value: JSONNode, _ path: String,
    _ read: (inout ConfigurationReader, JSONNode, String) -> Element?
  ) -> [Element]? {
    guard case .array(let elements) = value.value else {
      refuse(value, path, .wrongType(expected: "a list"))
      return nil
    }
    var result: [Element] = []
    for (index, element) in elements.enumerated() {
      if let read = read(&self, element, "\(path)[\(index)]") { result.append(read) }
    }
    return result
  }

  /// One value, or a list of them.
  mutating func oneOrMore<Element>(
    _ value: JSONNode, _ path: String,
    _ read: (inout ConfigurationReader, JSONNode, String) -> Element?
  ) -> [Element]? {
    if case .array = value.value { return list(value, path, read) }
    return read(&self, value, path).map { [$0] }
  }

  /// A text that a type understands.
  mutating func value<Value>(
    _ value: JSONNode, _ path: String, expected: String, _ make: (String) -> Value?
  ) -> Value? {
    guard let text = string(value, path) else { return nil }
    if let made = make(text) { return made }
    refuse(value, path, .outOfRange(expected))
    return nil
  }

  mutating func oneOf<Choice>(
    _ type: Choice.Type, _ value: JSONNode, _ path: String, among choices: [Choice]? = nil
  ) -> Choice? where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    let allowed = choices ?? Array(Choice.allCases)
    let names = allowed.map(\.rawValue).joined(separator: ", ")
    return self.value(value, path, expected: "one of \(names)") { text in
      allowed.first { $0.rawValue.lowercased() == text.lowercased() }
    }
  }

  /// A share written as `"90%"`, or as a number of per cent.
  mutating func percent(_ value: JSONNode, _ path: String) -> Double? {
    guard case .string(let text) = value.value else { return number(value, path, in: 0...100) }
    guard text.hasSuffix("%"), let share = Double(text.dropLast()), (0...100).contains(share) else {
      refuse(value, path, .outOfRange("a share such as \"90%\""))
      return nil
    }
    return share
  }

  mutating func scanOption(_ value: JSONNode, _ path: String) -> ScanOption? {
    switch value.value {
    case .number(let number):
      if let option = Int(exactly: number).flatMap(ScanOption.init) { return option }
    case .string(let word):
      if let option = ScanOption(word: word) { return option }
    default: break
    }
    refuse(value, path, .outOfRange("0 (mandatory), 1 (optional) or 2 (disabled)"))
    return nil
  }

  /// An object with exactly these numbers, in their order.
  mutating func numbers(
    _ value: JSONNode, _ path: String, _ names: [String], in range: ClosedRange<Double>
  ) -> [Double]? {
    let before = errors.count
    var found: [String: Double] = [:]
    if case .object(let members) = value.value {
      for member in members {
        let place = "\(path).\(member.key)"
        if names.contains(member.key) {
          found[member.key] = number(member.value, place, in: range)
        } else {
          let nearest = EditDistance.nearest(to: member.key, among: names)
          refuse(member.value, place, .unknownKey(nearest: nearest))
        }
      }
      let numbers = names.compactMap { found[$0] }
      if numbers.count == names.count { return numbers }
    }
    if errors.count == before {
      let keys = names.joined(separator: ", ")
      refuse(value, path, .wrongType(expected: "an object with \(keys)"))
    }
    return nil
  }

  mutating func pair(
    _ value: JSONNode, _ path: String, _ names: (String, String), in range: ClosedRange<Double>
  ) -> Point? {
    numbers(value, path, [names.0, names.1], in: range).map { Point(x: $0[0], y: $0[1]) }
  }

  /// A text of at most ``ReaderConfiguration/longestIdentifier`` characters.
  mutating func identifier(_ value: JSONNode, _ path: String) -> String? {
    guard let text = string(value, path) else { return nil }
    guard text.count <= ReaderConfiguration.longestIdentifier else {
      refuse(value, path, .tooLong(limit: ReaderConfiguration.longestIdentifier))
      return nil
    }
    return text
  }

  mutating func country(_ value: JSONNode, _ path: String) -> CountryCode? {
    self.value(value, path, expected: "a country code of ISO 3166-1") {
      CountryCode(iso3166: $0.uppercased())
    }
  }

  mutating func format(_ value: JSONNode, _ path: String) -> MRZ.Format? {
    let names = MRZ.Format.allCases.map(\.rawValue).joined(separator: ", ")
    return self.value(value, path, expected: "one of \(names), TD3") { text in
      let name = text.uppercased()
      return name == "TD3" ? .td3 : MRZ.Format(rawValue: name)
    }
  }

  /// A number of seconds, or one of SelphID's names.
  mutating func timeout(_ value: JSONNode, _ path: String) -> Duration? {
    if case .string = value.value { return oneOf(ScanTimeout.self, value, path)?.duration }
    return number(value, path, in: Allowed.timeout).map { .nanoseconds(Int(($0 * 1e9).rounded())) }
  }
}
