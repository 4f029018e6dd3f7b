import Raster

/// How steep the grey of a picture is, and which way.
struct EdgeMap: Sendable {
  /// The least difference of greys, two pixels apart, at an edge: three times what noise leaves of a
  /// frame of grade g3 that is reduced and smoothed.
  static let leastSlope: Int16 = 4
  /// A picture that is darker is made so bright, and so many times brighter at most: on 378 drawn fronts (seeds
  /// 28301, 28302, 29001, 29002, 29003) a white of 160 finds three outlines fewer, one of 255 one fewer.
  private static let (white, mostGain) = (200, 3)
  /// How far on either side of an edge its greys are compared, in pixels.
  private static let reach = 2.0

  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The difference of the greys to the right and to the left of each pixel.
  private(set) var across: [Int16]
  /// The difference of the greys below and above each pixel.
  private(set) var down: [Int16]
  private let images: [GrayImage]
  /// The picture as it is looked at: reduced, bright, and smoothed.
  var luma: GrayImage? { images.first }

  /// Takes a picture; where its two channels differ, each pixel counts in the steeper one.
  init(_ picture: PagePicture, side: Int) {
    func prepared(_ image: GrayImage) -> GrayImage {
      image.reduced(toSide: side).brightened(to: Self.white, atMost: Self.mostGain).smoothed()
    }
    let luma = prepared(picture.luma)
    images = picture.isGray ? [luma] : [luma, prepared(picture.brightest)]
    (width, height) = (luma.width, luma.height)
    across = [Int16](repeating: 0, count: width * height)
    down = across
    for image in images {
      for y in 1..<max(1, height - 1) {
        for x in 1..<max(1, width - 1) {
          let at = y * width + x
          let dx = Int16(image.pixels[at + 1]) - Int16(image.pixels[at - 1])
          let dy = Int16(image.pixels[at + width]) - Int16(image.pixels[at - width])
          if abs(dx) + abs(dy) > abs(across[at]) + abs(down[at]) {
            (across[at], down[at]) = (dx, dy)
          }
        }
      }
    }
  }

  /// How steep it is at a place, in grey levels; 0 beyond the picture.
  func steepness(at place: Point) -> Int {
    guard place.x >= 0, place.y >= 0, place.x < Double(width) - 0.5,
      place.y < Double(height) - 0.5
    else { return 0 }
    let at = Int(place.y + 0.5) * width + Int(place.x + 0.5)
    return Int(max(abs(across[at]), abs(down[at])))
  }

  /// How much brighter it is on one side of a place than on the other, in the channel where that is
  /// more; `nil` beyond the picture.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - normal: The way to the side whose grey counts, of length 1.
  /// - Returns: The difference, in grey levels.
  @inline(__always)
  func step(at place: Point, _ normal: Point) -> Int? {
    let (ax, ay) = (place.x + normal.x * Self.reach, place.y + normal.y * Self.reach)
    let (bx, by) = (place.x - normal.x * Self.reach, place.y - normal.y * Self.reach)
    // One by one, so that what is not a number is beyond the picture as well.
    let (right, bottom) = (Double(width) - 0.5, Double(height) - 0.5)
    guard ax >= 0, ay >= 0, bx >= 0, by >= 0, ax < right, ay < bottom, bx < right, by < bottom
    else { return nil }
    let first = Int(ay + 0.5) * width + Int(ax + 0.5)
    let second = Int(by + 0.5) * width + Int(bx + 0.5)
    var most = 0
    for image in images {
      let step = Int(image.pixels[first]) - Int(image.pixels[second])
      if abs(step) > abs(most) { most = step }
    }
    return most
  }
}
