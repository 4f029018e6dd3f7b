/// Why barcodes could not be looked for.
public enum BarcodeScannerError: Error, Hashable, Sendable {
  /// The memory does not suffice for a scanner.
  case noScanner
  /// ZBar refused the picture; it has no pixels, or the memory does not suffice.
  case scanFailed(width: Int, height: Int)
  /// Linear codes were asked for, and the package was built without its trait `ZBar`.
  case notBuiltIn
}

extension BarcodeScannerError: CustomStringConvertible {
  /// One sentence for a person, without a full stop.
  public var description: String {
    switch self {
    case .noScanner: "the barcode scanner cannot be made"
    case .scanFailed(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be scanned for barcodes"
    case .notBuiltIn: "linear codes are not read: build with the trait ZBar"
    }
  }
}
