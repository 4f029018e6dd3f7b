import CorpusIndex
import DocumentReading
import Raster

/// One thing that is done to a good frame so that it cannot be read, with the hint it deserves.
struct Degradation: Sendable {
  /// What is done, with its strength.
  let name: String
  /// The hint that tells the user.
  let hint: FrameFeedback
  /// Makes the changed copy; the corners are those of the zone or the symbol.
  let apply: @Sendable (GrayImage, Quadrilateral) -> GrayImage

  /// All of them, from weak to strong: a copy that is accepted nevertheless does not count.
  static let all: [Degradation] =
    [0.12, 0.06, 0.03].map { factor in
      Degradation(name: "dimmed to \(factor)", hint: .tooDark) { image, _ in
        image.brightened(by: factor)
      }
    }
    + [1.8, 2.5, 4].map { factor in
      Degradation(name: "brightened \(factor) times", hint: .overexposedImage) { image, _ in
        image.brightened(by: factor)
      }
    }
    + [2, 4, 7].map { radius in
      Degradation(name: "blurred by \(radius) pixels", hint: .tooBlurred) { image, _ in
        image.blurred(radius: radius)
      }
    }
    + [0.12, 0.25].map { share in
      Degradation(name: "reflection over \(share) of the width", hint: .tooSparkly) {
        image, place in
        let width = share * place.topLeft.distance(to: place.topRight)
        let height = max(0.6 * width, 0.7 * place.topLeft.distance(to: place.bottomLeft))
        return image.lit(x: place.center.x, y: place.center.y, radius: (width, height))
      }
    }
    + [2.5, 4].flatMap { scale in
      [
        Degradation(name: "\(scale) times as far", hint: .tooFar) { image, _ in
          image.placedFarAway(scale: scale)
        },
        Degradation(name: "\(scale) times as small", hint: .tooFar) { image, _ in
          image.reduced(by: scale)
        },
      ]
    }
    + Edge.allCases.map { edge in
      Degradation(name: "\(edge.rawValue) edge cut", hint: .outOfOverlayBounds) { image, place in
        image.cut(at: edge, through: place)
      }
    }

  /// An edge of the frame that cuts off a part of the document.
  enum Edge: String, CaseIterable {
    case left, right, lower
  }
}

extension GrayImage {
  /// The picture reduced, each pixel a mean.
  fileprivate func reduced(by scale: Double) -> GrayImage {
    let columns = Int(Double(width) / scale)
    let rows = Int(Double(height) / scale)
    var samples: [UInt8] = []
    samples.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let down = Int(Double(row) * scale)..<min(height, Int(Double(row + 1) * scale))
      for column in 0..<columns {
        let across = Int(Double(column) * scale)..<min(width, Int(Double(column + 1) * scale))
        var sum = 0
        for y in down { for x in across { sum += Int(pixels[y * width + x]) } }
        samples.append(UInt8(sum / max(1, down.count * across.count)))
      }
    }
    return GrayImage(width: columns, height: rows, pixels: samples) ?? self
  }

  /// The picture reduced, in the middle of a frame of its own size and of its border's grey.
  fileprivate func placedFarAway(scale: Double) -> GrayImage {
    let small = reduced(by: scale)
    let border = (pixels.prefix(width) + pixels.suffix(width)).sorted()
    let ground = border.isEmpty ? 128 : border[border.count / 2]
    var samples = [UInt8](repeating: ground, count: pixels.count)
    let (left, top) = ((width - small.width) / 2, (height - small.height) / 2)
    for row in 0..<small.height {
      let target = (top + row) * width + left
      let source = row * small.width
      samples.replaceSubrange(
        target..<(target + small.width), with: small.pixels[source..<(source + small.width)])
    }
    return GrayImage(width: width, height: height, pixels: samples) ?? self
  }

  /// The picture without what lies beyond a line through an eighth of a place, or through the lower
  /// half of it.
  fileprivate func cut(at edge: Degradation.Edge, through place: Quadrilateral) -> GrayImage {
    let bounds = place.bounds(inWidth: width, height: height)
    let part =
      switch edge {
      case .left:
        PixelRectangle(
          x: bounds.x + bounds.width / 8, y: 0, width: width - bounds.x - bounds.width / 8,
          height: height)
      case .right:
        PixelRectangle(x: 0, y: 0, width: bounds.x + bounds.width * 7 / 8, height: height)
      case .lower:
        PixelRectangle(x: 0, y: 0, width: width, height: bounds.y + bounds.height / 2)
      }
    return cropped(to: part.clipped(toWidth: width, height: height))
  }
}
