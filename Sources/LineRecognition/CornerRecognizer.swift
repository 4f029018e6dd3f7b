public import Raster

/// Finds the corners of the card in a picture: a small convolutional net over the whole of it.
///
/// The net was trained on drawn scenes only (`Corpus/Training/corners`); its weights are part of the program. It knows
/// cards as people see them before they look for edges: a portrait, lines of print, a border. A recogniser keeps its
/// working memory from picture to picture: use one for a thread at a time.
public struct CornerRecognizer: ~Copyable, Sendable {
  /// The pixels of the longer side of the picture that the net sees.
  public static let side = 256

  private var network: CornerNetwork?

  /// Makes a recogniser with the weights that are built in.
  public init() { network = CornerWeights.embedded.map { CornerNetwork(weights: $0) } }

  /// Whether the built-in weights could be read; without them nothing is found.
  public var isReady: Bool { network != nil }

  /// The corners of the card that is seen best, clockwise from the one that is upper left as its print is read.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The four corners, in pixels of the picture, each with its own certainty; none where there are no
  ///   weights, or the picture has less than 16 columns or rows.
  /// - Complexity: O(pixels), and about 39 million multiply-adds at most.
  public mutating func corners(in image: GrayImage) -> [CardCorner] {
    let seen = image.seenByNet
    guard min(seen.width, seen.height) >= 16, let found = network?.corners(in: seen) else {
      return []
    }
    let (across, down) = (
      Double(image.width) / Double(seen.width), Double(image.height) / Double(seen.height)
    )
    // The middle of the first pixel is the origin of places.
    return found.map { corner in
      CardCorner(
        Point(
          x: (corner.place.x + 0.5) * across - 0.5, y: (corner.place.y + 0.5) * down - 0.5),
        certainty: corner.certainty)
    }
  }
}

extension GrayImage {
  /// The picture as the net sees it: reduced, each pixel the mean of what it covers.
  fileprivate var seenByNet: GrayImage {
    var image = self
    while max(image.width, image.height) >= 2 * CornerRecognizer.side { image = image.halved() }
    guard max(image.width, image.height) > CornerRecognizer.side else { return image }
    return image.softened().reduced(toSide: CornerRecognizer.side)
  }

  /// The mean of each pixel and its neighbours, a quarter of each of those above and below, left and right: nothing
  /// finer is left that picking every second pixel would turn into patterns.
  private func softened() -> GrayImage {
    guard width > 2, height > 2 else { return self }
    var samples = pixels
    for y in 1..<height - 1 {
      for x in 1..<width - 1 {
        let at = y * width + x
        func three(_ at: Int) -> Int {
          Int(pixels[at - 1]) + 2 * Int(pixels[at]) + Int(pixels[at + 1])
        }
        samples[at] = UInt8(
          truncatingIfNeeded: (three(at - width) + 2 * three(at) + three(at + width) + 8) / 16)
      }
    }
    return GrayImage(width: width, height: height, pixels: samples) ?? self
  }
}
