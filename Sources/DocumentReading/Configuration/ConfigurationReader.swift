import IdentityDocument

/// Walks a configuration, collecting its values and its faults.
struct ConfigurationReader {
  /// What is done with the value of a key.
  typealias Step = @Sendable (inout ConfigurationReader, JSONNode, String) -> Void
  /// The keys of an object.
  typealias Keys = [String: Step]
  /// What values may be.
  typealias Allowed = ReaderConfiguration.Allowed

  /// What was read, over what holds where nothing is said.
  var configuration = ReaderConfiguration()
  var errors: [ConfigurationError] = []
  /// How SelphID's `specificData` is to be taken, and where it stands.
  var search = SpecificSearch()
  /// Whether layouts were named, so that a use case does not choose them.
  var hasLayouts = false

  /// A key that is known and does nothing here, whatever its value.
  static let withoutEffect: Step = { reader, _, path in
    reader.configuration.ignoredKeys.append(path)
  }

  /// A key of something that this library does not do.
  static let unsupported: Step = { reader, value, path in reader.refuse(value, path, .unsupported) }

  /// A key that is known and does nothing here, whose value has to be right nevertheless.
  static func withoutEffect<Value>(
    _ read: @escaping @Sendable (inout ConfigurationReader, JSONNode, String) -> Value?
  ) -> Step {
    { reader, value, path in
      if read(&reader, value, path) != nil { reader.configuration.ignoredKeys.append(path) }
    }
  }

  /// A key that sets a property.
  static func set<Value>(
    _ property: any WritableKeyPath<ReaderConfiguration, Value> & Sendable,
    _ read: @escaping @Sendable (inout ConfigurationReader, JSONNode, String) -> Value?
  ) -> Step {
    { reader, value, path in
      if let read = read(&reader, value, path) { reader.configuration[keyPath: property] = read }
    }
  }

  /// A key that sets a property that need not be there.
  static func setOptional<Value>(
    _ property: any WritableKeyPath<ReaderConfiguration, Value?> & Sendable,
    _ read: @escaping @Sendable (inout ConfigurationReader, JSONNode, String) -> Value?
  ) -> Step {
    { reader, value, path in
      if let read = read(&reader, value, path) { reader.configuration[keyPath: property] = read }
    }
  }

  /// A key of an object with keys of its own.
  static func object(_ keys: @autoclosure @escaping @Sendable () -> Keys) -> Step {
    { reader, value, path in reader.read(value, path: path, keys()) }
  }

  mutating func refuse(_ value: JSONNode, _ path: String, _ reason: ConfigurationError.Reason) {
    errors.append(ConfigurationError(path: path, value: value.excerpt, reason: reason))
  }

  /// Reads the keys of an object, each by its step.
  mutating func read(_ value: JSONNode, path: String, _ keys: Keys) {
    guard case .object(let members) = value.value else {
      refuse(value, path, .wrongType(expected: "an object"))
      return
    }
    for member in members {
      let memberPath = path.isEmpty ? member.key : "\(path).\(member.key)"
      if let step = keys[member.key] {
        step(&self, member.value, memberPath)
      } else {
        let nearest = EditDistance.nearest(to: member.key, among: keys.keys.sorted())
        refuse(member.value, memberPath, .unknownKey(nearest: nearest))
      }
    }
  }
}
