import Foundation
import Raster
import Testing

@testable import LineRecognition

@Suite struct CornerRecognizerTests {
  /// Scenes with what the training's own forward pass gives, as `export.py` wrote them; places from the picture's
  /// corner.
  private static func reference() throws -> [(image: GrayImage, corners: [CardCorner])] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Reference/corners.scenes")
    var bytes = [UInt8](try Data(contentsOf: url))[...]
    func word() -> UInt32 {
      defer { bytes = bytes.dropFirst(4) }
      return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    func number() -> Double { Double(Float(bitPattern: word())) }
    bytes = bytes.dropFirst(8)
    return try (0..<word()).map { _ in
      let (width, height) = (Int(word()), Int(word()))
      let pixels = Array(bytes.prefix(width * height))
      bytes = bytes.dropFirst(pixels.count)
      let corners = (0..<4).map { _ in
        CardCorner(Point(x: number() - 0.5, y: number() - 0.5), certainty: number())
      }
      return (
        try #require(GrayImage(width: width, height: height, pixels: pixels)), corners
      )
    }
  }

  @Test func `the forward pass gives what the training's own gives`() throws {
    let scenes = try Self.reference()
    #expect(scenes.count == 3)
    var recognizer = CornerRecognizer()
    for scene in scenes + scenes.reversed() {
      let found = recognizer.corners(in: scene.image)
      #expect(found.count == 4)
      for (mine, reference) in zip(found, scene.corners) {
        #expect(mine.place.distance(to: reference.place) < 0.05)
        #expect(abs(mine.certainty - reference.certainty) < 0.01)
      }
    }
  }

  @Test func `a larger picture has its corners at the same places`() throws {
    let scene = try #require(try Self.reference().first)
    let (width, height) = (scene.image.width, scene.image.height)
    let pixels = (0..<4 * height).flatMap { row in
      (0..<4 * width).map { scene.image.pixels[row / 4 * width + $0 / 4] }
    }
    let large = try #require(GrayImage(width: 4 * width, height: 4 * height, pixels: pixels))
    var recognizer = CornerRecognizer()
    let (small, found) = (recognizer.corners(in: scene.image), recognizer.corners(in: large))
    for (a, b) in zip(small, found) {
      let place = Point(x: (a.place.x + 0.5) * 4 - 0.5, y: (a.place.y + 0.5) * 4 - 0.5)
      #expect(place.distance(to: b.place) < 0.5)
    }
  }

  @Test(arguments: [(16, 16), (17, 300), (300, 17), (640, 480), (5000, 16)])
  func `a picture without anything shows no card`(width: Int, height: Int) throws {
    let image = try #require(
      GrayImage(
        width: width, height: height, pixels: [UInt8](repeating: 128, count: width * height)))
    var recognizer = CornerRecognizer()
    let found = recognizer.corners(in: image)
    #expect((found.map(\.certainty).min() ?? 0) < 0.5)
    for corner in found { #expect(corner.place.x.isFinite && corner.place.y.isFinite) }
  }

  @Test(arguments: [(0, 0), (1, 1), (15, 400)])
  func `a picture that is too small has no corners`(width: Int, height: Int) throws {
    let image = try #require(
      GrayImage(
        width: width, height: height, pixels: [UInt8](repeating: 9, count: width * height)))
    var recognizer = CornerRecognizer()
    let found = recognizer.corners(in: image)
    #expect(found.isEmpty)
  }

  @Test func `damaged weights are refused`() throws {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CLineModel/corners.weights")
    let whole = [UInt8](try Data(contentsOf: url))
    func isRead(_ bytes: [UInt8]) -> Bool {
      unsafe bytes.withUnsafeBytes { unsafe CornerWeights(bytes: $0) != nil }
    }
    #expect(isRead(whole))
    #expect(!isRead([]))
    #expect(!isRead(Array(whole.dropLast())))
    #expect(!isRead(whole + [0, 0]))
    for (offset, byte) in [(0, 0), (8, 0), (8, 7), (11, 255), (12, 9), (16, 0), (20, 1)] {
      var changed = whole
      changed[offset] = UInt8(byte)
      #expect(!isRead(changed))
    }
  }
}
