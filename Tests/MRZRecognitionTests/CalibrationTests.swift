import Glibc
import Testing

@testable import MRZRecognition

/// The one figure that a zone states.
@Suite struct CalibrationTests {
  /// A passport of which one letter of the name is doubtful.
  private func reading(
    _ probability: Double, digits: String = "7408122", by recognizer: Recognizer = .fast
  ) throws -> ReadZone {
    var lines = ZoneDecoderTests.passport
    lines[1] = lines[1].replacing("7408122", with: digits)
    var scores = ZoneScores(lines)
    scores.set(1, 11, ["S": log(probability), "X": log(1 - probability)])
    return try #require(
      ReadZone(
        zone: .sample(lineCount: 2, cellCount: 44), scores: scores.lines, recognizer: recognizer,
        decoder: ZoneDecoder(), gates: AcceptanceGates(name: 0.8)))
  }

  @Test func `the least that is stated grows with the product, and more slowly`() throws {
    let stated = try [0.55, 0.7, 0.81, 0.9, 0.95, 0.98, 0.999].map { try reading($0) }
    #expect(stated.map(\.calibratedConfidence) == stated.map(\.calibratedConfidence).sorted())
    for reading in stated {
      let product = Double(reading.confidence)
      #expect(reading.calibratedConfidence >= product)
      #expect(reading.calibratedConfidence <= product.squareRoot())
    }
  }

  @Test(arguments: [0.55, 0.7, 0.9])
  func `three nets that leave a doubt state more than two`(probability: Double) throws {
    let (two, three) = (
      try reading(probability, by: .thorough), try reading(probability, by: .peer)
    )
    let product = Double(three.confidence)
    #expect(abs(three.calibratedConfidence - pow(product, 0.4375)) < 0.000_001)
    #expect(three.calibratedConfidence > two.calibratedConfidence)
  }

  /// A card of which every zero looks like an O, with another text whose digits agree: nothing is stated
  /// that it does not leave.
  @Test(arguments: [0.3, 0.5, 0.9])
  func `another text whose digits agree takes its share`(zero: Double) throws {
    let reading = try AlternativesTests().reading(zero: zero)
    let others = reading.decoding.alternatives.reduce(0) { $0 + Double($1.likelihood) }
    let product = Double(reading.confidence)
    #expect(others > 0)
    #expect(reading.calibratedConfidence <= max(product, 1 - others))
    #expect(reading.calibratedConfidence >= product)
  }

  @Test func `where digits disagree, and of Tesseract, the product is stated`() throws {
    let wrong = try reading(0.9, digits: "7408123")
    #expect(!wrong.decoding.isConsistentWithDigits)
    #expect(wrong.calibratedConfidence == Double(wrong.confidence))
    let other = try reading(0.9, by: .tesseract)
    #expect(other.calibratedConfidence == Double(other.confidence))
  }
}
