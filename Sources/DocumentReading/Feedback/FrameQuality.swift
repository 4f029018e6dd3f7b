import Raster

/// What the pixels of a whole frame, or of a part of it, say about its light, its sharpness and how
/// much of it is print, where neither a zone nor a symbol was read.
///
/// Light and edges are sampled every few pixels; areas are judged on a picture reduced to at most
/// 640 pixels, in tiles of eight.
struct FrameQuality: Hashable, Sendable {
  /// The most samples that are taken of light, and of edges in each direction.
  private static let sampleLimit = 50_000
  /// From here on a grey counts as burnt out.
  static let burntGrey = 250
  /// The longest side of the picture whose tiles are judged, in pixels.
  private static let reducedSide = 640

  /// The grey that 95 % of the samples do not exceed: the paper, in a picture of a document.
  var brightGrey = 0
  /// The grey that 5 % of the samples do not exceed.
  var darkGrey = 0
  /// The grey that 1 % of the samples do not exceed: the ink.
  var darkestGrey = 0
  /// The share of burnt out samples, 0 to 1.
  var burntShare = 0.0
  /// The height of the frame's edges: the step over eight pixels that 1 % of the places exceed, in
  /// the direction with the higher ones.
  var edgeHeight = 0
  /// How sharp the edges are: the step over two pixels against that over eight, of which 1 % of the
  /// places exceed both; in the direction that is sharper.
  var edgeSharpness = 0.0
  /// What the tiles of the frame show.
  var tiles = FrameTiles()

  /// Measures a part of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - bounds: The part; what lies outside the picture is left out.
  ///   - levels: The picture and its halvings, as far as there are any already.
  /// - Complexity: O(pixels) with a small factor, for the reduction.
  init(of image: GrayImage, in bounds: PixelRectangle, levels: [GrayImage] = []) {
    let part = bounds.clipped(toWidth: image.width, height: image.height)
    guard part.width > Self.longStep, part.height > Self.longStep else { return }
    measureLight(of: image, in: part)
    measureEdges(of: image, in: part, isAlongRows: true)
    measureEdges(of: image, in: part, isAlongRows: false)
    let isWhole = part.width == image.width && part.height == image.height
    var reduced = isWhole ? image : image.cropped(to: part)
    var step = 0
    while max(reduced.width, reduced.height) > Self.reducedSide {
      step += 1
      reduced = isWhole && levels.indices.contains(step) ? levels[step] : reduced.halved()
    }
    tiles = FrameTiles(of: reduced, scale: 1 << step, paperGrey: brightGrey)
  }

  private static let shortStep = 2
  private static let longStep = 8

  private mutating func measureLight(of image: GrayImage, in part: PixelRectangle) {
    var step = 1
    while (part.width / step) * (part.height / step) > Self.sampleLimit { step += 1 }
    // By turns in one of four: a count that has just been raised is not ready at once.
    var counts = [Int32](repeating: 0, count: 4 * 256)
    unsafe image.pixels.withUnsafeBufferPointer { pixels in
      unsafe counts.withUnsafeMutableBufferPointer { counts in
        var turn = 0
        for y in stride(from: part.y, to: part.y + part.height, by: step) {
          for x in stride(from: part.x, to: part.x + part.width, by: step) {
            unsafe counts[turn | Int(pixels[y &* image.width &+ x])] &+= 1
            turn = (turn &+ 256) & 0x300
          }
        }
      }
    }
    counts = (0..<256).map { level in
      stride(from: level, to: counts.count, by: 256).reduce(0) { $0 &+ counts[$1] }
    }
    let greys = GreyHistogram(counts: counts)
    brightGrey = greys.quantile(0.95)
    darkGrey = greys.quantile(0.05)
    darkestGrey = greys.quantile(0.01)
    burntShare = greys.share(from: Self.burntGrey)
  }

  private mutating func measureEdges(
    of image: GrayImage, in part: PixelRectangle, isAlongRows: Bool
  ) {
    let (along, across) =
      isAlongRows ? (part.width, part.height) : (part.height, part.width)
    let lineStep = max(1, along * across / Self.sampleLimit)
    let lines = Array(stride(from: 0, to: across, by: lineStep))
    let origin = part.y * image.width + part.x
    let places = along - Self.longStep
    var short = GreySteps(capacity: places * lines.count)
    var long = short
    unsafe image.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      if isAlongRows {
        for line in lines {
          let greys = unsafe start + origin + line * image.width
          unsafe short.add(greys, count: places, distance: Self.shortStep)
          unsafe long.add(greys, count: places, distance: Self.longStep)
        }
      } else {
        // All columns row by row, as they lie in memory; then each row against one below.
        let number = lines.count
        let greys = unsafe [UInt8](unsafeUninitializedCapacity: along * number) { greys, count in
          for row in 0..<along {
            let place = unsafe start + origin + row * image.width
            for line in 0..<number { unsafe greys[row &* number &+ line] = place[line &* lineStep] }
          }
          count = along * number
        }
        unsafe greys.withUnsafeBufferPointer { greys in
          guard let greys = greys.baseAddress else { return }
          let count = places * lines.count
          unsafe short.add(greys, count: count, distance: Self.shortStep * lines.count)
          unsafe long.add(greys, count: count, distance: Self.longStep * lines.count)
        }
      }
    }
    let height = long.quantile(0.99)
    edgeHeight = max(edgeHeight, height)
    edgeSharpness = max(edgeSharpness, Double(short.quantile(0.99)) / Double(max(6, height)))
  }
}
