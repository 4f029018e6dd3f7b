/// All the faults of one configuration together, in the order of the text.
public struct ConfigurationErrors: Error, Hashable, Sendable {
  /// The faults; there is at least one.
  public var all: [ConfigurationError]
  /// What the text is of which a fault has no path.
  var whole = ConfigurationError.configuration

  /// Makes a collection of faults.
  public init(_ all: [ConfigurationError]) {
    self.all = all
  }
}

extension ConfigurationErrors: CustomStringConvertible {
  /// One fault a line.
  public var description: String {
    all.map { $0.description(ofWhole: whole) }.joined(separator: "\n")
  }
}
