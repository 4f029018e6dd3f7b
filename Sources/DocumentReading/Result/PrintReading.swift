public import IdentityDocument

/// The print of a page as it was read.
public struct PrintReading: Hashable, Sendable {
  /// The page: its lines, its corners and those of the portrait, in pixels of the picture.
  public var page: PrintedPage
  /// What its lines state.
  public var fields: [PrintedField]

  /// Makes a reading of its parts.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - fields: What its lines state.
  public init(page: PrintedPage, fields: [PrintedField] = []) {
    self.page = page
    self.fields = fields
  }
}
