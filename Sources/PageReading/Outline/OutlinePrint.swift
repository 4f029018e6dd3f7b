import Raster

/// The level print in an outline: documents have several lines of it along their upper side, while the print of a
/// sheet or a book beside a card goes its own way.
struct OutlinePrint {
  /// The pixels of a millimetre that lines are looked for with: half of what is needed to read them.
  private static let scale = 6.0
  /// What is shorter is no line, and what leans more is not level.
  private static let least = (letters: 4, regularity: 0.6, lean: 0.035)

  /// The letters of level lines within the outline.
  let letters: Int

  /// Looks into an outline.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - plane: The plane of the outline; `nil` where its corners tell none.
  /// - Complexity: O(1): the page is looked at in 750 columns.
  init(_ picture: PagePicture, in plane: PagePlane?) {
    guard let plane else {
      letters = 0
      return
    }
    let scale = Self.scale
    let page = picture.luma.seen(
      width: Int(plane.width * scale), height: Int(plane.height * scale),
      isEnlarged: plane.resolution < scale
    ) { column, row in plane.pixel(column / scale, row / scale) }
    let lines = LineFinder(scale: scale).lines(in: PagePicture(page))
    letters = lines.filter { line in
      line.letters >= Self.least.letters && line.regularity > Self.least.regularity
        && abs(line.slope) < Self.least.lean
    }.reduce(0) { $0 + $1.letters }
  }
}
