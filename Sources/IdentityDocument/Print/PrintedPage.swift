/// The print of one page: its lines as they were read, and what is known of the page.
public struct PrintedPage: Hashable, Sendable {
  /// The size of a document's page, ISO/IEC 7810.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// Cards, 85.6 × 54 mm.
    case id1 = "ID-1"
    /// Small visas and older cards, 105 × 74 mm.
    case id2 = "ID-2"
    /// The pages of passports, 125 × 88 mm.
    case id3 = "ID-3"

    /// The width, in millimetres.
    public var width: Double {
      switch self {
      case .id1: 85.6
      case .id2: 105
      case .id3: 125
      }
    }

    /// The height, in millimetres.
    public var height: Double {
      switch self {
      case .id1: 54
      case .id2: 74
      case .id3: 88
      }
    }
  }

  /// The size of the page, or `nil` where nothing tells it: its millimetres are then a guess from
  /// the picture's shape.
  public var size: Size?
  /// The upper edge of the zone's text, in millimetres from the page's upper edge.
  public var zoneTop: Double?
  /// The lines, in any order.
  public var lines: [PrintedLine]
  /// The corners of the page, in pixels of the picture.
  public var outline: Outline?
  /// The corners of the portrait, in pixels of the picture.
  public var portrait: Outline?

  /// Makes a page of its parts.
  ///
  /// - Parameters:
  ///   - size: The size, where it is known.
  ///   - zoneTop: The upper edge of the zone's text, in millimetres.
  ///   - lines: The lines.
  ///   - outline: The corners of the page, in pixels of the picture.
  ///   - portrait: The corners of the portrait, in pixels of the picture.
  public init(
    size: Size? = nil, zoneTop: Double? = nil, lines: [PrintedLine] = [], outline: Outline? = nil,
    portrait: Outline? = nil
  ) {
    self.size = size
    self.zoneTop = zoneTop
    self.lines = lines
    self.outline = outline
    self.portrait = portrait
  }
}
