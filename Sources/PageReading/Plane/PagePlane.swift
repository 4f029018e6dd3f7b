package import IdentityDocument
package import Raster

/// The plane of a page in a picture: its millimetres become pixels, and pixels millimetres.
package struct PagePlane: Hashable, Sendable {
  /// What told the plane.
  package enum Evidence: Hashable, Sendable {
    /// A zone whose proportions are as printed: turned and scaled alone.
    case zone
    /// A zone seen at an angle.
    case zoneInPerspective
    /// The edges of the card, or a symbol on it.
    case outline
    /// A block of print, of a page whose corners are not seen.
    case print
    /// Nothing: the picture is taken for the page.
    case picture
  }

  /// The size of the page, where it is known.
  package let size: PrintedPage.Size?
  /// The width of the page, in millimetres.
  package let width: Double
  /// The height of the page, in millimetres.
  package let height: Double
  /// What told it.
  package let evidence: Evidence
  /// The true length of a millimetre of this plane, in millimetres.
  ///
  /// The front of a card, whose captions are 1 mm high, is looked at as if it were as wide as a
  /// passport's page: at its own size a fifth of the captions of drawn cards is lost.
  package var unit = 1.0
  /// The ``unit`` of a card.
  static let cardUnit = 85.6 / 125
  /// The upper edge of the zone's text, in millimetres from the page's upper edge.
  package var zoneTop: Double?
  /// The corners where a zone that looks foreshortened was printed that flat, in pixels of the picture.
  var flatCorners: Quadrilateral?
  /// The corners of the page, in pixels of the picture.
  package let corners: Quadrilateral
  private let toPicture: Homography
  private let toPage: Homography

  /// Makes a plane of the corners of its page, or `nil` where they determine none.
  ///
  /// - Parameters:
  ///   - corners: The corners, in pixels of the picture.
  ///   - size: The size of the page, where it is known.
  ///   - sides: Its width and height, in millimetres.
  ///   - evidence: What told it.
  package init?(
    _ corners: Quadrilateral, size: PrintedPage.Size?, sides: (width: Double, height: Double),
    evidence: Evidence
  ) {
    let (width, height) = sides
    let page = [(0, 0), (width, 0), (width, height), (0, height)]
    let pairs = zip(corners.corners, page).map {
      (from: $0, to: Point(x: $1.0, y: $1.1), weight: 1.0)
    }
    guard width > 0, height > 0, corners.corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      let toPicture = Homography(ontoSquare: corners), let toPage = Homography(nearest: pairs)
    else { return nil }
    (self.size, self.width, self.height, self.evidence) = (size, width, height, evidence)
    (self.corners, self.toPicture, self.toPage) = (corners, toPicture, toPage)
  }

  /// The place in the picture of a place on the page, in millimetres from its upper left corner.
  package func pixel(_ x: Double, _ y: Double) -> Point { toPicture(x / width, y / height) }

  /// The place on the page, in millimetres, of a place in the picture.
  package func millimetres(_ place: Point) -> Point { toPage(place.x, place.y) }

  /// How many pixels of the picture a millimetre has in the middle of the page.
  package var resolution: Double {
    let center = pixel(width / 2, height / 2)
    return max(
      center.distance(to: pixel(width / 2 + 1, height / 2)),
      center.distance(to: pixel(width / 2, height / 2 + 1)))
  }
}
