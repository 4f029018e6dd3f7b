public import FoundationEssentials

extension ReaderError: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { description }
}

extension ConfigurationError: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { description }
}

extension ConfigurationErrors: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { description }
}
