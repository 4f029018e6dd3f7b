/// The version of the library, which every answer names.
public enum LibraryVersion {
  /// The version, such as `0.2.0`.
  public static let current = "0.2.0"
}
