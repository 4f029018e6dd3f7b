import Foundation
import Raster
import Testing

@testable import LineRecognition

@Suite struct PrintLineRecognizerTests {
  /// Strips with what the training's own forward pass gives, as `export.py` wrote them.
  private static func reference(
    _ model: PrintLineModel = .print
  ) throws -> [(strip: GrayImage, logs: [Float])] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Reference/\(model).lines")
    var bytes = [UInt8](try Data(contentsOf: url))[...]
    func word() -> UInt32 {
      defer { bytes = bytes.dropFirst(4) }
      return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    bytes = bytes.dropFirst(8)
    return try (0..<word()).map { _ in
      let columns = Int(word())
      let pixels = Array(bytes.prefix(24 * 4 * columns))
      bytes = bytes.dropFirst(pixels.count)
      let logs = (0..<208 * columns).map { _ in Float(bitPattern: word()) }
      return (try #require(GrayImage(width: 4 * columns, height: 24, pixels: pixels)), logs)
    }
  }

  @Test(arguments: PrintLineModel.allCases)
  func `the forward pass gives what the training's own gives`(model: PrintLineModel) throws {
    let lines = try Self.reference(model)
    #expect(lines.count == 8)
    var recognizer = PrintLineRecognizer(model)
    for line in lines {
      let scores = recognizer.logProbabilities(of: line.strip)
      let logs = try #require(scores)
      #expect(logs.count == line.logs.count)
      var largest: Float = 0
      for (mine, reference) in zip(logs, line.logs) {
        largest = max(largest, abs(max(mine, -14) - max(reference, -14)))
      }
      #expect(largest < 0.02)
    }
  }

  @Test func `a line does not depend on those before it`() throws {
    let lines = try Self.reference()
    var one = PrintLineRecognizer()
    for line in lines + lines.reversed() {
      var fresh = PrintLineRecognizer()
      let (used, new) = (one.characters(of: line.strip), fresh.characters(of: line.strip))
      #expect(used == new)
    }
  }

  @Test(arguments: PrintLineModel.allCases)
  func `the alphabet has every character once, and fits the net`(model: PrintLineModel) throws {
    let weights = try #require(LineWeights.embedded(model))
    #expect(weights.isByColumn)
    let alphabet = PrintLineRecognizer.alphabet
    #expect(alphabet.count == 207)
    #expect(Set(alphabet).count == alphabet.count)
    #expect(try #require(weights.layers.last).outputs >= alphabet.count)
  }

  /// The letters of the reference lines, asked for with every mark that they may have, are found again.
  @Test func `letters are found where they stand, with their marks`() throws {
    var recognizer = PrintLineRecognizer(.marks)
    var (asked, found) = (0, 0)
    for line in try Self.reference(.marks) {
      let read = recognizer.characters(of: line.strip).map { $0.character }
        .filter { $0.isLetter }
      let others: [Character] = ["Á", "Č", "Ž", "Ö"]
      let likely = recognizer.logLikelihoods(
        of: line.strip, among: read.map { letter in [letter] + others.filter { $0 != letter } })
      let logs = try #require(likely)
      #expect(logs.count == read.count)
      asked += read.count
      found += logs.count { $0.first == $0.max() }
    }
    // What the net reads by itself is what is likeliest where it is asked for, but for a few that it reads twice.
    #expect(asked > 40)
    #expect(found > asked * 9 / 10)
    let none = recognizer.logLikelihoods(
      of: GrayImage(width: 64, height: 23, filledWith: 200), among: [["A"]])
    #expect(none == nil)
  }

  @Test(arguments: [(0, 24), (64, 23), (64, 25), (4097, 24), (0, 0)])
  func `strips of other sizes have no characters`(width: Int, height: Int) {
    var recognizer = PrintLineRecognizer()
    let strip = GrayImage(width: width, height: height, filledWith: 200)
    let characters = recognizer.characters(of: strip)
    #expect(characters.isEmpty)
  }

  @Test(arguments: [1, 15, 16, 17, 333, 4096])
  func `bare paper of any width has no characters`(width: Int) {
    var recognizer = PrintLineRecognizer()
    let strip = GrayImage(width: width, height: 24, filledWith: 230)
    let characters = recognizer.characters(of: strip)
    #expect(characters.allSatisfy { $0.character == " " })
  }

  /// Classes by the column, and the characters that they stand for.
  @Test(arguments: [
    ([], ""), ([0, 0, 0], ""), ([1], "A"), ([1, 1, 1], "A"), ([1, 0, 1], "AA"),
    ([1, 1, 2, 2, 0, 2], "ABB"), ([0, 3, 1], "A"), ([1, 3, 1], "AA"),
  ])
  func `repeated classes are one character`(classes: [Int], text: String) {
    let logs = classes.flatMap { best in (0..<4).map { $0 == best ? Float(-0.1) : -4 } }
    let characters = LineCharacter.decoded(logs, classes: 4, alphabet: [nil, "A", "B"])
    #expect(String(characters.map { $0.character }) == text)
    #expect(characters.allSatisfy { abs($0.confidence - 0.905) < 0.01 })
  }

  @Test func `a character lies in the middle of its columns`() {
    let logs = [0, 1, 1, 1, 0, 2].flatMap { best in (0..<4).map { $0 == best ? Float(0) : -9 } }
    let characters = LineCharacter.decoded(logs, classes: 4, alphabet: [nil, "A", "B"])
    #expect(characters.map { $0.column } == [10, 22])
  }
}
