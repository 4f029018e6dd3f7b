public import ChipReading
public import FoundationEssentials
public import IdentityDocument
public import PDF417
public import Raster

// The pure modules know no Foundation; without these its `localizedDescription` is "error 0".

extension MRZError: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { description }
}

extension MRZWritingError: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { description }
}

extension AAMVAError: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { description }
}

extension JSONError: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { description }
}

extension PDF417WriterError: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { description }
}

extension PixelLayoutError: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { description }
}

extension ChipReason: LocalizedError {
  /// The sentence of `description`, which `localizedDescription` gives.
  public var errorDescription: String? { rawValue }
}
