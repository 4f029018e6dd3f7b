/// What is asked of one field: Anyline's `{"scanOption": …, "minConfidence": …}`.
public struct FieldRule: Hashable, Sendable, Codable {
  /// Whether the field has to be read.
  public var scanOption: ScanOption
  /// The smallest confidence that counts as read, 0 to 100.
  public var minConfidence: Int

  /// What Anyline asks for where a configuration says nothing.
  static let vendorMinConfidence = 60

  /// Makes a rule; 60 is the vendor's stated default.
  public init(scanOption: ScanOption = .optional, minConfidence: Int = 60) {
    self.scanOption = scanOption
    self.minConfidence = minConfidence
  }
}
