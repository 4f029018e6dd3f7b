package import Raster

extension PagePlane {
  /// The plane of the card that a symbol is printed on: of the outline that holds the symbol, else of the
  /// picture, turned as the symbol is read.
  ///
  /// The long sides of a licence go along its PDF417 symbol (AAMVA DL/ID Card Design Standard, annex D).
  /// How far from them it lies is the issuer's choice, so that the symbol alone tells directions and no
  /// corners.
  ///
  /// - Parameters:
  ///   - symbol: The corners of the symbol, in reading order, in pixels of the picture.
  ///   - picture: The picture.
  /// - Complexity: O(*n*) in the number of its pixels.
  package init?(symbol: Quadrilateral, in picture: PagePicture) {
    if let card = CardOutline(picture).plane(holding: symbol) {
      self = card
      return
    }
    self.init(
      wholeOf: picture, quarters: Self.quarters(along: symbol.topRight - symbol.topLeft))
  }

  /// By how many quarter turns clockwise something lies whose lines go some way.
  static func quarters(along way: Point) -> Int {
    abs(way.x) >= abs(way.y) ? (way.x >= 0 ? 0 : 2) : (way.y >= 0 ? 1 : 3)
  }

  /// The picture itself as the page, of the size that its shape suggests.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - quarters: By how many quarter turns clockwise what is read lies in it.
  package init?(wholeOf picture: PagePicture, quarters: Int = 0) {
    let (right, bottom) = (Double(picture.width), Double(picture.height))
    guard right > 0, bottom > 0 else { return nil }
    let isUpright = quarters % 2 == 0
    let (width, height) = isUpright ? (right, bottom) : (bottom, right)
    let millimetre = max(width / (width > 1.25 * height ? 125 : 85.6), 2)
    let places = [
      Point(x: 0, y: 0), Point(x: right, y: 0), Point(x: right, y: bottom), Point(x: 0, y: bottom),
    ]
    func corner(_ index: Int) -> Point { places[(index + quarters) % 4] }
    self.init(
      Quadrilateral(
        topLeft: corner(0), topRight: corner(1), bottomRight: corner(2), bottomLeft: corner(3)),
      size: nil, sides: (width / millimetre, height / millimetre), evidence: .picture)
    // ISO/IEC 7810: ID-1 is 1.585 times as wide as high.
    if (1.5..<1.7).contains(width / height) { unit = Self.cardUnit }
  }
}
