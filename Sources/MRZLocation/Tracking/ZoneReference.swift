public import Raster

/// What a zone looked like in one frame, so that it can be found again in another one, to a fraction
/// of a pixel and where no locator would see it.
public struct ZoneReference: Hashable, Sendable {
  /// The zone where it was.
  public let zone: LocatedZone
  let grid: ZoneGrid
  /// The greys of the grid, made comparable.
  let greys: [Float]
  /// The same without the cells that light hides.
  let seen: SeenGreys
  /// The same at a quarter of the size.
  let coarse: CoarseZone

  /// Remembers a zone; O(cells), and O(pixels) around it.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - image: The frame that it lies in.
  public init(_ zone: LocatedZone, in image: GrayImage) {
    self.zone = zone
    grid = ZoneGrid(zone)
    var greys = grid.places.map { Float(image.gray($0)) }
    seen = SeenGreys(greys, of: grid)
    _ = grid.normalize(&greys)
    self.greys = greys
    coarse = CoarseZone(zone, in: image)
  }

  /// The zone in another frame, where it was located there or may lie.
  ///
  /// - Parameters:
  ///   - place: Where it may lie, with as many lines and cells.
  ///   - image: The other frame.
  ///   - besideLight: Whether cells that light hides in either frame are left out.
  /// - Returns: The zone laid on the print of the other frame as it lay on its own, or `nil` where the
  ///   numbers of lines or cells differ; O(cells).
  public func aligned(
    to place: LocatedZone, in image: GrayImage, besideLight: Bool = false
  ) -> FollowedZone? {
    guard place.lines.count == grid.lineCount, place.cellCount == grid.cellCount else { return nil }
    return ZoneAlignment(self, from: place, in: image, besideLight: besideLight).result()
  }

  /// The zone in another frame, looked for around the place where it was.
  ///
  /// - Parameters:
  ///   - image: The other frame, taken soon before or after.
  ///   - center: Where its middle was last; where it was in its own frame when left out.
  ///   - clear: The likeness from which on no other place is tried.
  ///   - besideLight: Whether what light hides in either frame is left out.
  /// - Returns: The zone where it looks most alike; the caller judges whether that is enough.
  /// - Complexity: O(cells) for each of some thousand places.
  public func found(
    in image: GrayImage, around center: Point? = nil, isClearFrom clear: Double = 1,
    besideLight: Bool = false
  ) -> FollowedZone? {
    let own = zone.quadrilateral.center
    let step = (center ?? own) - own
    let last = zone.shifted(x: step.x, y: step.y)
    var best: FollowedZone?
    let motions = coarse.motions(of: last, in: image, besideLight: besideLight)
    for (_, motion) in motions {
      guard
        let found = aligned(to: last.moved(by: motion), in: image, besideLight: besideLight)
      else { continue }
      if found.likeness > best?.likeness ?? -1 { best = found }
      if found.likeness >= clear { break }
    }
    best?.coarseLikeness = motions.first.map { Double($0.likeness) }
    return best
  }

  /// Whether light hides a part of the zone where it was, or may do so in another frame around a place.
  ///
  /// - Parameters:
  ///   - image: The other frame.
  ///   - center: Where its middle was last; where it was in its own frame when left out.
  /// - Returns: Whether it may; O(pixels there).
  public func mayBeHidden(in image: GrayImage, around center: Point? = nil) -> Bool {
    guard seen.isSeen.allSatisfy({ $0 }) else { return true }
    let own = zone.quadrilateral.center
    let step = (center ?? own) - own
    let bounds = zone.shifted(x: step.x, y: step.y).quadrilateral
      .bounds(inWidth: image.width, height: image.height)
    var (light, all) = (0, 0)
    for y in stride(from: bounds.y, to: bounds.y + bounds.height, by: 2) {
      for x in stride(from: bounds.x, to: bounds.x + bounds.width, by: 2) {
        light += image[x, y] >= Self.light ? 1 : 0
        all += 1
      }
    }
    return Double(light) > Self.leastShareOfLight * Double(all)
  }

  /// The grey of light that hides what is below it, and the share of a zone's place that has it.
  private static let (light, leastShareOfLight) = (UInt8(250), 0.03)
}
