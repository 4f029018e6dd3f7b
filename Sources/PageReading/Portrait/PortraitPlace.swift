import IdentityDocument

/// Where a portrait usually stands, in millimetres.
///
/// The places are means of passports, cards and visas of 46 issuers' specimens and mock-ups, whose
/// portraits are 20 to 39 mm wide and 26 to 49 mm high. ICAO Doc 9303-4, 4.1, has zone V at the left of
/// a passport's page, Doc 9303-6 and 9303-7 alike; cards (Doc 9303-5, ISO/IEC 18013-1) at either side.
struct PortraitPlace: Sendable {
  /// The side of the document that it stands on, from the page's upper left corner.
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  /// How far its left edge is from the side's left edge, or its right edge from the side's right one.
  let indent: Double
  /// Whether it stands at the right.
  let isAtRight: Bool
  /// How far its upper edge is from the side's.
  let drop: Double
  /// Its width.
  let width: Double
  /// By how much issuers differ, across and down.
  let spread: (across: Double, down: Double)
  /// How much less it is expected there than elsewhere.
  let doubt: Double
  /// Width to height: Doc 9303-3, 3.9, asks for 35 × 45 mm at most; the specimens have 0.66 to 0.88.
  static let shape = 0.78

  private init(
    on side: (left: Double, top: Double, width: Double, height: Double), indent: Double,
    isAtRight: Bool = false, drop: Double, width: Double, slack: Double = 0, doubt: Double = 0
  ) {
    (left, top) = (side.left, side.top)
    (right, bottom) = (side.left + side.width, side.top + side.height)
    (self.indent, self.isAtRight, self.drop) = (indent, isAtRight, drop)
    (self.width, self.doubt) = (width, doubt)
    spread = (3 + slack, 5 + slack)
  }

  /// The places on a page, and on the other side of a card that lies beside it.
  static func places(on plane: PagePlane) -> [PortraitPlace] {
    let (width, height) = (plane.width * plane.unit, plane.height * plane.unit)
    let page = (0.0, 0.0, width, height)
    let hasZone = plane.zoneTop != nil
    func card(_ side: (Double, Double, Double, Double), slack: Double = 0) -> [PortraitPlace] {
      [false, true].map { isAtRight in
        PortraitPlace(
          on: side, indent: 5, isAtRight: isAtRight, drop: 15, width: 24, slack: slack,
          doubt: isAtRight ? 0.25 : 0)
      }
    }
    if plane.size == .id1, hasZone {
      // The side with the zone has none (Doc 9303-5).
      return card((0, -height - 3, width, height), slack: 2.5)
        + card((-width - 3, 0, width, height), slack: 2.5)
    }
    if plane.size == .id1 || plane.unit < 1 { return card(page) }
    if width < 115 { return [PortraitPlace(on: page, indent: 5, drop: 18, width: 28)] }
    let left = PortraitPlace(on: page, indent: 6, drop: 17, width: 32, slack: 1)
    if hasZone { return [left] }
    return [
      left,
      PortraitPlace(
        on: page, indent: 5, isAtRight: true, drop: 17, width: 32, slack: 1, doubt: 0.4),
    ]
  }
}
