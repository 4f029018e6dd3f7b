public import FoundationEssentials

extension BarcodeScannerError: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { description }
}
