/// A machine-readable zone as it is printed on the document in a picture.
public struct DocumentExpectation: Hashable, Sendable, Codable {
  /// The format as `docread` names it: `MRP`, `TD1`, `TD2`, `MRVA`, `MRVB`, `CNIS`.
  public var format: String
  /// The printed lines, fillers included.
  public var lines: [String]
  /// Whether every printed check digit is right, or `nil` where the truth does not say so.
  public var valid: Bool?
  /// The four corners of the zone, clockwise from where reading begins, in pixels.
  public var quadrilateral: [PicturePoint]?
  /// The four corners of each line.
  public var lineQuadrilaterals: [[PicturePoint]]?

  /// Makes an expectation of its parts.
  ///
  /// - Parameters:
  ///   - format: The format as `docread` names it.
  ///   - lines: The printed lines, fillers included.
  ///   - valid: Whether every printed check digit is right.
  ///   - quadrilateral: The four corners of the zone.
  ///   - lineQuadrilaterals: The four corners of each line.
  public init(
    format: String, lines: [String], valid: Bool? = nil, quadrilateral: [PicturePoint]? = nil,
    lineQuadrilaterals: [[PicturePoint]]? = nil
  ) {
    self.format = format
    self.lines = lines
    self.valid = valid
    self.quadrilateral = quadrilateral
    self.lineQuadrilaterals = lineQuadrilaterals
  }
}
