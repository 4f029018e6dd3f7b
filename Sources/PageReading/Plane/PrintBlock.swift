import Raster

/// The largest block of level print in a picture: of a document whose outline is not seen, as that of a card on a
/// sheet as bright as itself, its print still tells where it lies and how large it is.
struct PrintBlock {
  /// The pixels of a millimetre that lines are looked for with in the picture as it is: capitals from 4 to 22 pixels.
  private static let scale = 4.0
  /// What is shorter is no line of a document, nor what stands on its baseline less.
  private static let least = (letters: 4, regularity: 0.75)
  /// Lines of one document go the same way, and follow one another within so many capitals, across and down.
  private static let near = (lean: 0.03, across: 9.0, down: 4.5)
  /// A block has so many letters and lines.
  private static let leastBlock = (letters: 50, lines: 5)
  /// The height of the capitals of values, in millimetres of a card's plane: 1.9 mm on cards, which are looked at as
  /// wide as passports.
  private static let capital = 1.9 / PagePlane.cardUnit
  /// The room around the block, in millimetres of that plane: a portrait stands on its left.
  private static let room = (left: 50.0, above: 12.0, right: 12.0, below: 12.0)

  /// The most that a block's capitals have of the longer side of a picture that is not its page: of pages and cards
  /// that fill their pictures those of captions, which have the most letters, have 0.0096 and more.
  private static let part = 0.0085

  /// The most that a card's plane measures with its room, in millimetres.
  private static let largest = 250.0

  /// The corners of the block, in pixels of the picture.
  let corners: Quadrilateral
  /// The height of its capitals, in pixels.
  private let capital: Double

  /// Finds the block; `nil` where a picture has none.
  ///
  /// - Complexity: O(pixels), and O(*n*²) in the lines, 400 at most.
  init?(of picture: PagePicture) {
    let lines = LineFinder(scale: Self.scale).lines(in: PagePicture(picture.luma)).filter {
      $0.letters >= Self.least.letters && $0.regularity > Self.least.regularity
    }
    let blocks = Self.blocks(of: lines).filter { block in
      block.count >= Self.leastBlock.lines
        && block.reduce(0) { $0 + $1.letters } >= Self.leastBlock.letters
    }
    guard let block = blocks.max(by: { Self.letters($0) < Self.letters($1) }) else { return nil }
    let slope = percentile(
      0.5, of: block.flatMap { [Double](repeating: $0.slope, count: $0.letters) })
    let capitals = block.flatMap { [Double](repeating: $0.capital, count: $0.letters) }
    capital = percentile(0.5, of: capitals)
    // Level as the block is, about the picture's upper left corner.
    let along = Point(x: 1, y: slope).normalized
    let places = block.flatMap { $0.corners.corners }.map { (x: $0.dot(along), y: along.cross($0)) }
    let (left, right) = (places.map(\.x).min() ?? 0, places.map(\.x).max() ?? 0)
    let (top, bottom) = (places.map(\.y).min() ?? 0, places.map(\.y).max() ?? 0)
    func place(_ x: Double, _ y: Double) -> Point { along * x + along.turned * y }
    corners = Quadrilateral(
      topLeft: place(left, top), topRight: place(right, top), bottomRight: place(right, bottom),
      bottomLeft: place(left, bottom))
  }

  /// The plane of the block and what may stand around it.
  var plane: PagePlane? {
    let millimetre = capital / Self.capital
    let across = (corners.topRight - corners.topLeft).normalized * millimetre
    let down = across.turned
    let room = Self.room
    let outer = Quadrilateral(
      topLeft: corners.topLeft - across * room.left - down * room.above,
      topRight: corners.topRight + across * room.right - down * room.above,
      bottomRight: corners.bottomRight + across * room.right + down * room.below,
      bottomLeft: corners.bottomLeft - across * room.left + down * room.below)
    let width = outer.topLeft.distance(to: outer.topRight) / millimetre
    let height = outer.topLeft.distance(to: outer.bottomLeft) / millimetre
    // Print of a whole sheet is no card's, and would make a picture of any size.
    guard width < Self.largest, height < Self.largest else { return nil }
    var plane = PagePlane(outer, size: nil, sides: (width, height), evidence: .print)
    plane?.unit = PagePlane.cardUnit
    return plane
  }

  /// Whether it takes only a part of a picture, which is then no page by itself.
  func isPart(of picture: PagePicture) -> Bool {
    capital < Self.part * Double(max(picture.width, picture.height))
  }

  private static func letters(_ block: [TextLine]) -> Int { block.reduce(0) { $0 + $1.letters } }

  /// The lines by the blocks that they stand in.
  private static func blocks(of lines: [TextLine]) -> [[TextLine]] {
    var blocks: [[TextLine]] = []
    for line in lines {
      let joined = blocks.indices.filter { blocks[$0].contains { isBeside($0, line) } }
      let block = joined.flatMap { blocks[$0] } + [line]
      for index in joined.reversed() { blocks.remove(at: index) }
      blocks.append(block)
    }
    return blocks
  }

  private static func isBeside(_ a: TextLine, _ b: TextLine) -> Bool {
    let capital = max(a.capital, b.capital)
    let gap = max(a.left, b.left) - min(a.right, b.right)
    return abs(a.slope - b.slope) < near.lean && capital < 2.5 * min(a.capital, b.capital)
      && gap < near.across * capital && abs(a.base - b.base) < near.down * capital
  }
}
