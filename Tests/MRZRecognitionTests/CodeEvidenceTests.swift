import Glibc
import IdentityDocument
import LineRecognition
import Testing

@testable import MRZRecognition

@Suite struct CodeEvidenceTests {
  @Test func `a state that is listed is likelier than one that is not`() throws {
    var scores = ZoneScores(ZoneDecoderTests.passport)
    scores.set(2, 12, ["I": -0.5, "T": -1.2])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(decoding.lines[1] == Array(ZoneDecoderTests.passport[1].utf8))
    #expect(decoding.probability > 0.98)
  }

  @Test func `a state that no table lists is read where it is clear`() throws {
    var lines = ZoneDecoderTests.passport
    lines[1].replaceSubrange(
      lines[1].index(
        lines[1].startIndex, offsetBy: 10)..<lines[1].index(
          lines[1].startIndex, offsetBy: 13), with: "CMW")
    let decoding = try #require(ZoneDecoder().decode(ZoneScores(lines).lines))
    #expect(decoding.lines[1] == Array(lines[1].utf8))
    #expect(decoding.minimumUncheckedConfidence > 0.95)
  }

  @Test func `two listed states that are alike leave a doubt`() throws {
    var scores = ZoneScores(ZoneDecoderTests.passport)
    for (column, letter) in [(11, "S"), (12, "V")] { scores.set(2, column, [Character(letter): 0]) }
    scores.set(2, 13, ["N": -0.5, "K": -0.95])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(String(decoding: decoding.lines[1][10..<13], as: UTF8.self) == "SVN")
    #expect(abs(decoding.probability - 0.61) < 0.01)
  }

  @Test func `cards begin with A, C or I unless it is clear that they do not`() throws {
    var scores = ZoneScores(ZoneDecoderTests.card)
    scores.set(1, 1, ["Z": -0.6, "I": -1])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(decoding.lines[0][0] == UInt8(ascii: "I"))
    scores.set(1, 1, ["R": -0.000_1, "I": -14])
    let other = try #require(ZoneDecoder().decode(scores.lines))
    #expect(other.lines[0][0] == UInt8(ascii: "R"))
  }

  @Test(arguments: [0.9, 0.98, 0.999])
  func `a passport's code has no digits, where a letter looks like it`(share: Double) throws {
    var scores = ZoneScores(ZoneDecoderTests.passport)
    scores.set(1, 2, ["0": log(share), "O": log(1 - share)])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(decoding.characterConfidence[0][1] < 0.98)
    if share < 0.99 { #expect(decoding.lines[0][1] == UInt8(ascii: "O")) }
    var card = ZoneScores(ZoneDecoderTests.card)
    card.set(1, 2, ["0": log(share), "O": log(1 - share)])
    // There are cards with digits.
    #expect(try #require(ZoneDecoder().decode(card.lines)).lines[0][1] == UInt8(ascii: "0"))
  }

  @Test func `Germany is one state, though it has two codes`() throws {
    var lines = ZoneDecoderTests.card
    lines[0].replaceSubrange(
      lines[0].index(
        lines[0].startIndex, offsetBy: 2)..<lines[0].index(
          lines[0].startIndex, offsetBy: 5), with: "D<<")
    let decoding = try #require(ZoneDecoder().decode(ZoneScores(lines).lines))
    #expect(decoding.minimumUncheckedConfidence > 0.99)
  }

  @Test func `the listed states stand in one order, so that sums over them never differ`() throws {
    let states = CodeEvidence.states
    try #require(states.count > 200)
    for (state, next) in zip(states, states.dropFirst()) {
      #expect(state.lexicographicallyPrecedes(next))
    }
  }
}
