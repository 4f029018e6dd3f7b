import Raster

/// What an outline holds that documents have and sheets, screens and covers have not: a portrait.
struct OutlineContent {
  /// The most that it is worth, beside a score of 1.6 at most.
  ///
  /// On 378 drawn fronts (seeds 28301, 28302, 29001, 29002, 29003) with 0.35, from a clearness of 2.5 on, one
  /// more is missed.
  static let most = 0.25
  /// How clear a portrait must be to count, and to count most (`PortraitFinder.clearness(at:)`).
  private static let clearness = (least: 2.8, full: 3.5)
  /// How clear the portrait of a document is whose sides are hardly seen.
  private static let sureClearness = 3.0
  /// The pixels of a millimetre that a portrait is looked for in.
  private static let scale = 2.0

  private let portrait: Double

  /// Looks into an outline.
  ///
  /// - Parameters:
  ///   - map: The edges of the picture.
  ///   - plane: The plane of the outline, in pixels of the map; `nil` where its corners tell none.
  /// - Complexity: O(1): the page is looked at in 250 columns.
  init(_ map: EdgeMap, in plane: PagePlane?) {
    guard let plane, let luma = map.luma else {
      portrait = -.infinity
      return
    }
    let scale = Self.scale
    let page = luma.seen(
      width: Int(plane.width * scale), height: Int(plane.height * scale), isEnlarged: false
    ) { column, row in plane.pixel(column / scale, row / scale) }
    let finder = PortraitFinder(page, scale: scale / plane.unit, origin: .zero)
    portrait = finder.clearness(at: PortraitPlace.places(on: plane))
  }

  /// What it is worth beside the score of the outline's edges; 0 where no portrait is clear.
  var worth: Double {
    let (least, full) = Self.clearness
    return Self.most * min(1, max(0, (portrait - least) / (full - least)))
  }

  /// Whether it surely is a document's.
  var isDocument: Bool { portrait > Self.sureClearness }
}
