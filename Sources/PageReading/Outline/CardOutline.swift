import IdentityDocument
import Raster

/// Finds a card or page in a picture by its outline: four edges that have its proportions.
///
/// Two edges that face each other come first, which are long and go the same way; the other two are
/// looked for where the proportions of cards have them. So an outline is found on a desk whose grain
/// is full of edges.
struct CardOutline {
  /// The columns or rows that a picture is looked at with.
  static let side = 720
  /// The least share of an outline on which an edge is seen, and of each of its sides.
  private static let leastSupport = (all: 0.85, side: 0.6)
  /// The same of an outline that has a portrait.
  private static let supportOfDocument = (all: 0.7, side: 0.3)
  /// The least score, of 1.6 at most and what its content is worth.
  private static let leastScore = 1.2
  /// The least score of an outline that takes the place of what a zone tells.
  private static let clearScore = 1.38
  /// The least score of an outline that goes along a symbol and holds it.
  private static let scoreAroundSymbol = 1.1
  /// The least width in pixels of the picture: nothing is read of a smaller card, and portraits, chips
  /// and stamps have the shape of cards too.
  static let leastPixels = 280.0
  /// The least width of a card, as a share of the picture's longer side.
  private static let leastWidth = 0.11

  /// What level print is worth where no portrait is seen, and how many letters of it.
  private static let mostOfPrint = 0.1
  private static let leastLetters = 20
  /// No more pairs of edges are looked at, of each way that they go, nor more corners.
  private static let mostPairs = 150
  /// No more outlines are looked at for a portrait.
  private static let mostJudged = 12

  private let map: EdgeMap
  private let factor: Double
  private let source: PagePicture

  /// Takes a picture.
  init(_ picture: PagePicture) {
    source = picture
    map = EdgeMap(picture, side: Self.side)
    factor = map.width == 0 ? 1 : Double(picture.width) / Double(map.width)
  }

  /// The plane of the card or page that is seen best, and whether a portrait or level print is seen on it; `nil`
  /// where none is clear.
  ///
  /// - Complexity: O(pixels), and O(*n*²) in some hundred edges.
  func plane() -> (plane: PagePlane, hasContent: Bool)? {
    guard let (best, hasContent) = best(),
      let plane = Self.plane(outline(best.corners, shape: best.shape), shape: best.shape)
    else { return nil }
    return (plane, hasContent)
  }

  /// The plane of the card that a symbol is printed on; `nil` where no clear outline holds it.
  ///
  /// The symbol tells which way is up, and which of several cards it is; that an outline goes along it
  /// speaks for the outline, which needs to be seen less clearly.
  ///
  /// - Parameter symbol: The corners of the symbol, in reading order, in pixels of the picture.
  /// - Returns: The plane.
  /// - Complexity: O(pixels), and O(*n*²) in some hundred edges.
  func plane(holding symbol: Quadrilateral) -> PagePlane? {
    let inner = symbol.corners.map { $0 / factor }
    let search = OutlineSearch(map)
    let best = pairs().filter { $0.shape == .card }.compactMap(search.candidate)
      .filter { $0.holds(inner) && $0.width * factor > Self.leastPixels }
      .max { $0.score < $1.score }
    guard let best, best.score > Self.scoreAroundSymbol,
      best.support > Self.leastSupport.all, best.weakest > Self.leastSupport.side
    else { return nil }
    // A licence is wider than high as its symbol is read.
    let isReversed =
      (best.corners[1] - best.corners[0]).dot(symbol.topRight - symbol.topLeft) < 0
    let corners = isReversed ? Array(best.corners[2...] + best.corners[..<2]) : best.corners
    return Self.plane(outline(corners, shape: .card), shape: .card)
  }

  /// The plane of a candidate, in pixels of the map.
  private func plane(_ candidate: OutlineCandidate) -> PagePlane? {
    Self.plane(Self.quadrilateral(candidate.corners), shape: candidate.shape)
  }

  /// The plane of a card or page whose corners are known.
  static func plane(_ corners: Quadrilateral, shape: OutlinePair.Shape) -> PagePlane? {
    guard shape == .card else {
      return PagePlane(corners, size: nil, sides: (125, 88), evidence: .outline)
    }
    var plane = PagePlane(
      corners, size: .id1, sides: (125, 54 / PagePlane.cardUnit), evidence: .outline)
    plane?.unit = PagePlane.cardUnit
    return plane
  }

  private static func quadrilateral(_ corners: [Point]) -> Quadrilateral {
    Quadrilateral(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
  }

  private func outline(_ corners: [Point], shape: OutlinePair.Shape) -> Quadrilateral {
    SideFit(source).fitted(
      Self.quadrilateral(EdgeFit(map).fitted(corners).map { $0.scaled(by: factor) }),
      width: shape == .card ? 85.6 : 125)
  }

  /// The corners of the outline that lies where a page is expected; `nil` where none is clear there.
  ///
  /// What a zone tells of its page may be off by as much as the zone was seen too short: four characters
  /// of 44 are 8 % of a passport's width.
  ///
  /// - Parameters:
  ///   - page: The corners that are expected, in pixels of the picture.
  ///   - shape: The proportions of the page.
  /// - Returns: The corners, in the same order.
  /// - Complexity: O(pixels), and O(*n*²) in some hundred edges.
  func corners(near page: Quadrilateral, shape: OutlinePair.Shape) -> Quadrilateral? {
    let expected = page.corners.map { $0 / factor }
    let width = expected[0].distance(to: expected[1])
    let search = OutlineSearch(map)
    let near = pairsFacing()
      .filter { $0.shape == shape && $0.mayLie(at: expected, within: 0.1 * width) }
      .compactMap(search.candidate).compactMap { candidate in
        candidate.ordered(as: expected, within: 0.1 * width).map { (candidate.score, $0) }
      }
    guard let best = near.max(by: { $0.0 < $1.0 }), best.0 > Self.clearScore else { return nil }
    return outline(best.1, shape: shape)
  }

  /// The best of all rectangles: the one that is seen best, and that has a portrait.
  private func best() -> (outline: OutlineCandidate, hasContent: Bool)? {
    let search = OutlineSearch(map)
    let least = Self.leastArea(width: map.width, height: map.height)
    let all = pairs().compactMap(search.candidate)
      .filter { $0.area >= least && $0.width * factor > Self.leastPixels }
      .filter { $0.preference > Self.leastScore - OutlineContent.most }
      .sorted { $0.preference > $1.preference }
    var distinct: [OutlineCandidate] = []
    for candidate in all where distinct.count < Self.mostJudged {
      if !distinct.contains(where: candidate.isLike) { distinct.append(candidate) }
    }
    let judged = distinct.map { candidate in
      let content = OutlineContent(map, in: plane(candidate))
      return (candidate, content: content, score: candidate.preference + content.worth)
    }
    let first = judged.map(\.score).max() ?? 0
    var told = judged.filter { $0.score > first - Self.mostOfPrint }
    if told.count > 1 {
      for index in told.indices where hasPrint(told[index].0) {
        told[index].score += Self.mostOfPrint
      }
    }
    guard let best = told.max(by: { $0.score < $1.score }), best.score > Self.leastScore
    else { return nil }
    let support = best.content.isDocument ? Self.supportOfDocument : Self.leastSupport
    guard best.0.support > support.all, best.0.weakest > support.side else { return nil }
    return (best.0, best.content.worth > 0 || hasPrint(best.0))
  }

  /// Whether level print stands in an outline.
  private func hasPrint(_ candidate: OutlineCandidate) -> Bool {
    let corners = Self.quadrilateral(candidate.corners.map { $0.scaled(by: factor) })
    return OutlinePrint(source, in: Self.plane(corners, shape: candidate.shape)).letters
      >= Self.leastLetters
  }

  /// The least area of an outline, in pixels: a picture that has the shape of a card or a page is one,
  /// with a border at most, and what is smaller in it is its portrait.
  static func leastArea(width: Int, height: Int) -> Double {
    let (longer, shorter) = (max(width, height), min(width, height))
    let ratio = Double(longer) / Double(max(1, shorter))
    let isPage = OutlinePair.Shape.allCases.contains { abs(ratio / $0.ratio - 1) < 0.045 }
    return isPage ? 0.35 * Double(longer * shorter) : 0
  }

  /// The most promising pairs of edges that face each other, and of corners.
  private func pairs() -> [OutlinePair] {
    let segments = SegmentFinder.segments(in: map)
    return pairsFacing(segments)
      + OutlineAngle.angles(segments, least: least).sorted { $0.promise > $1.promise }
      .prefix(Self.mostPairs).compactMap(OutlineSearch(map).pair)
  }

  /// The least length of an edge, in pixels.
  private var least: Double { Self.leastWidth * Double(max(map.width, map.height)) }

  /// The most promising pairs of edges that face each other: beside a zone they are enough.
  private func pairsFacing() -> [OutlinePair] { pairsFacing(SegmentFinder.segments(in: map)) }

  /// The most promising pairs of edges that face each other, of level and upright ones as many: where a
  /// desk's grain makes hundreds of the ones, the others tell the card.
  private func pairsFacing(_ segments: [EdgeSegment]) -> [OutlinePair] {
    var level: [OutlinePair] = []
    var upright: [OutlinePair] = []
    for (index, first) in segments.enumerated() {
      for second in segments[(index + 1)...] {
        for pair in OutlinePair.pairs(first, second, least: least) {
          if abs(pair.along.x) > abs(pair.along.y) {
            level.append(pair)
          } else {
            upright.append(pair)
          }
        }
      }
    }
    return [level, upright].flatMap { pairs in
      pairs.sorted { $0.promise > $1.promise }.prefix(Self.mostPairs)
    }
  }
}
