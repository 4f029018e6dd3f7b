/// How much a chip's files may ask for; whatever is beyond is refused before anything is copied.
public enum ChipLimits {
  /// The largest EF.SOD, in bytes: 64 KiB.
  public static let securityObjectBytes = 1 << 16
  /// The largest data group, in bytes: 1 MiB.
  public static let dataGroupBytes = 1 << 20
  /// The largest file of trust anchors, in bytes: 16 MiB.
  ///
  /// The German master list of 2026 has 0.9 MB.
  public static let anchorFileBytes = 1 << 24
  /// The most certificates of all anchors.
  public static let certificates = 5000
  /// The most values nested in each other.
  public static let depth = 32
  /// The most values of one file.
  static let values = 10_000
  /// The most faces of a record, ISO/IEC 19794-5 being one to nine in DG2 (Doc 9303-10).
  static let faces = 9
  /// The most feature points of one face.
  static let featurePoints = 255
}
