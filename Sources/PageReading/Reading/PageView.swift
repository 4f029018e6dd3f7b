package import IdentityDocument
import LineRecognition
package import Raster

/// A page as it is read: the picture, turned so that the page stands upright in it, and what lies where on the page.
///
/// A zone and a licence's symbol tell which way is up. Where neither is there the print does: it is spelt by the net
/// for printed lines, which makes words of it one way up only.
package struct PageView: Sendable {
  /// A turn of which the net reads so many letters is taken, and no other one is looked at.
  private static let enough = 30
  /// Another turn is taken where the net reads more letters than the first one's by this.
  private static let lead = 8
  /// The least letters of level lines that make it worth to look at a turn.
  private static let leastLevel = 12

  /// The picture, turned.
  package let picture: PagePicture
  /// The page.
  package let layout: PageLayout
  /// By how many quarter turns clockwise the page lies in the picture as it came.
  let quarters: Int
  /// Whether the picture as it came shows the page in a mirror.
  let isMirrored: Bool

  /// Looks at a page that a zone or a symbol tells, in the picture as it is.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - plane: The plane of the page in it.
  ///   - zone: The corners of the zone's text, whose lines are left out.
  ///   - isMirrored: Whether the picture was mirrored so that the page can be read in it.
  /// - Complexity: That of `PageLayout`.
  package init(
    _ picture: PagePicture, plane: PagePlane, zone: Quadrilateral? = nil, isMirrored: Bool = false
  ) {
    self.picture = picture
    layout = PageLayout(picture, plane: plane, zone: zone)
    quarters = 0
    self.isMirrored = isMirrored
  }

  /// Looks for a page without a zone, in any turn; `nil` where a picture has no pixels.
  ///
  /// Most pictures are looked at once. Of those that say nothing the way they lie the other turns are looked at that
  /// have lines of print.
  ///
  /// - Parameter picture: The picture.
  /// - Complexity: That of `PageLayout`, four times at most.
  package init?(withoutZone picture: PagePicture) {
    guard let plane = PagePlane(withoutZone: picture) else { return nil }
    let quarters = PagePlane.quarters(along: plane.corners.topRight - plane.corners.topLeft)
    let turned = quarters == 0 ? nil : PageView(picture, quarters: quarters)
    self = (turned ?? PageView(picture, plane: plane)).readable(in: picture)
  }

  /// Looks for a page that lies in a picture by some quarter turns clockwise.
  private init?(_ source: PagePicture, quarters: Int) {
    let picture = source.rotated(quarterTurns: -quarters)
    guard let plane = PagePlane(withoutZone: picture) else { return nil }
    self.picture = picture
    layout = PageLayout(picture, plane: plane)
    self.quarters = quarters
    isMirrored = false
  }

  /// This view, or that of another turn of which clearly more can be read.
  func readable(in source: PagePicture) -> PageView {
    var net = PrintLineRecognizer(.labelled)
    let own = layout.legibleLetters(atMost: Self.enough, by: &net)
    guard own < Self.enough else { return self }
    var best = (view: self, letters: own + Self.lead)
    for turn in otherTurns where !Interruption.isRaised {
      guard let view = PageView(source, quarters: (quarters + turn) % 4) else { continue }
      let letters = view.layout.legibleLetters(atMost: Self.enough + Self.lead, by: &net)
      guard letters > best.letters else { continue }
      best = (view, letters)
      if letters >= Self.enough { break }
    }
    if best.letters < Self.enough, let view = besideOutline(in: source),
      view.layout.legibleLetters(atMost: Self.enough + Self.lead, by: &net) > best.letters
    {
      return view
    }
    return best.view
  }

  /// The view of the print in the picture, where the outline that was found holds hardly any: that of a portrait, where
  /// the edges of a pale card on white paper are not seen.
  private func besideOutline(in source: PagePicture) -> PageView? {
    guard layout.plane.evidence == .outline else { return nil }
    let block = PrintBlock(of: source).flatMap { $0.isPart(of: source) ? $0.plane : nil }
    return (block ?? PagePlane(wholeOf: source)).map { PageView(source, plane: $0) }
  }

  /// The other turns in which there are lines of print, the likeliest first.
  private var otherTurns: [Int] {
    let level = layout.lettersInLines
    let across = layout.lettersAcross
    var turns = level < Self.leastLevel ? [] : [2]
    if across >= Self.leastLevel { turns = across > level ? [1, 3] + turns : turns + [1, 3] }
    return turns
  }

  /// A page that was read in this view, with its places in pixels of the picture as it came.
  ///
  /// - Parameter page: The page.
  /// - Returns: The same, its corners still in the order of the page.
  package func original(_ page: PrintedPage) -> PrintedPage {
    guard quarters != 0 || isMirrored else { return page }
    var page = page
    // The page that is the picture itself ends at its edges, what is seen in it lies in the middle of pixels.
    let pixel = layout.plane.evidence == .picture ? 0.0 : 1
    page.outline = page.outline.map { original($0, pixel: pixel) }
    page.portrait = page.portrait.map { original($0) }
    for index in page.lines.indices {
      page.lines[index].outline = page.lines[index].outline.map { original($0) }
    }
    return page
  }

  /// Corners in the picture as it came.
  private func original(_ outline: Outline, pixel: Double = 1) -> Outline {
    let (right, bottom) = (Double(picture.width) - pixel, Double(picture.height) - pixel)
    func corner(_ place: Outline.Corner) -> Outline.Corner {
      switch quarters {
      case 1: Outline.Corner(x: bottom - place.y, y: place.x)
      case 2: Outline.Corner(x: right - place.x, y: bottom - place.y)
      case 3: Outline.Corner(x: place.y, y: right - place.x)
      default: isMirrored ? Outline.Corner(x: right - place.x, y: place.y) : place
      }
    }
    return Outline(
      topLeft: corner(outline.topLeft), topRight: corner(outline.topRight),
      bottomRight: corner(outline.bottomRight), bottomLeft: corner(outline.bottomLeft))
  }
}
