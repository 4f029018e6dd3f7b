public import FoundationEssentials

extension ImageFileError: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { description }
}
