import Foundation
import Raster
import Testing

@testable import LineRecognition

@Suite struct CapitalRecognizerTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Letters with what the training's own forward pass gives, as `export.py` wrote them.
  private static func reference() throws -> [(image: GrayImage, scores: [Float])] {
    let url = folder.appendingPathComponent("Reference/capitals.crops")
    var bytes = [UInt8](try Data(contentsOf: url))[...]
    func word() -> UInt32 {
      defer { bytes = bytes.dropFirst(4) }
      return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    bytes = bytes.dropFirst(8)
    let (count, classes) = (word(), word())
    let side = CapitalRecognizer.side
    return try (0..<count).map { _ in
      let pixels = Array(bytes.prefix(side * side))
      bytes = bytes.dropFirst(pixels.count)
      let scores = (0..<classes).map { _ in Float(bitPattern: word()) }
      return (try #require(GrayImage(width: side, height: side, pixels: pixels)), scores)
    }
  }

  @Test func `the forward pass gives what the training's own gives`() throws {
    let letters = try Self.reference()
    #expect(letters.count == 24)
    var network = CapitalNetwork(weights: try #require(CapitalWeights.embedded))
    for letter in letters + letters.reversed() {
      let scores = network.scores(of: letter.image)
      #expect(scores.count == letter.scores.count)
      for (mine, reference) in zip(scores, letter.scores) { #expect(abs(mine - reference) < 0.02) }
    }
  }

  @Test func `likelihoods are those of the choices alone`() throws {
    var recognizer = CapitalRecognizer()
    for letter in try Self.reference() {
      let choices: [Character] = ["O", "Ö", "Ő", "Ø"]
      let found = recognizer.logLikelihoods(of: letter.image, among: choices) ?? []
      #expect(found.count == 4)
      #expect(abs(found.reduce(0) { $0 + exp($1) } - 1) < 0.001)
      let classes = try choices.map { try #require(CapitalRecognizer.alphabet.firstIndex(of: $0)) }
      for (a, b) in zip(classes, found).dropFirst() {
        let lead = letter.scores[a] - letter.scores[classes[0]]
        #expect(abs(Double(lead) - (b - found[0])) < 0.05)
      }
    }
  }

  @Test func `what the net does not know is told nothing`() throws {
    let side = CapitalRecognizer.side
    let paper = try #require(
      GrayImage(width: side, height: side, pixels: [UInt8](repeating: 200, count: side * side)))
    var recognizer = CapitalRecognizer()
    let (known, unknown) = (
      recognizer.logLikelihoods(of: paper, among: ["E", "É"]),
      recognizer.logLikelihoods(of: paper, among: ["E", "Ж"])
    )
    #expect(known?.allSatisfy { $0.isFinite } ?? false)
    #expect(unknown == nil)
    let none = recognizer.logLikelihoods(of: paper, among: [])
    #expect(none == nil)
  }

  @Test(arguments: [(0, 0), (31, 32), (32, 31), (64, 64)])
  func `a picture of another size is told nothing`(width: Int, height: Int) throws {
    let image = try #require(
      GrayImage(
        width: width, height: height, pixels: [UInt8](repeating: 9, count: width * height)))
    var recognizer = CapitalRecognizer()
    let found = recognizer.logLikelihoods(of: image, among: ["E", "É"])
    #expect(found == nil)
  }

  @Test func `damaged weights are refused`() throws {
    let url = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CLineModel/capitals.weights")
    let whole = [UInt8](try Data(contentsOf: url))
    func isRead(_ bytes: [UInt8]) -> Bool {
      unsafe bytes.withUnsafeBytes { unsafe CapitalWeights(bytes: $0) != nil }
    }
    #expect(isRead(whole))
    #expect(!isRead([]))
    #expect(!isRead(Array(whole.dropLast())))
    #expect(!isRead(whole + [0, 0]))
    for (offset, byte) in [(0, 0), (8, 0), (8, 7), (11, 255), (20, 9), (24, 0), (28, 7), (32, 1)] {
      var changed = whole
      changed[offset] = UInt8(byte)
      #expect(!isRead(changed))
    }
  }
}
