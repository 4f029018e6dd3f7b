import Glibc
import IdentityDocument
import Testing

@testable import MRZRecognition

@Suite struct AlternativesTests {
  /// A card whose number is printed `CA00000AA`.
  private static let card = [
    "IDUTOCA00000AA4<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<2",
    "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
  ]

  /// What is read where every zero looks like an O, and the C a little like an E: with five O and an
  /// E all digits agree.
  func reading(zero: Double, other: Double = 0.2) throws -> ReadZone {
    var scores = ZoneScores(Self.card)
    for column in 8...12 { scores.set(1, column, ["O": log(1 - zero), "0": log(zero)]) }
    scores.set(1, 6, ["C": log(1 - other), "E": log(other)])
    return try #require(
      ReadZone(
        zone: .sample(lineCount: 3, cellCount: 30), scores: scores.lines, recognizer: .fast,
        decoder: ZoneDecoder(), gates: AcceptanceGates(name: 0.8)))
  }

  private func text(_ lines: [[UInt8]]) -> [String] {
    lines.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a correction is unproven where another text is likelier`() throws {
    let reading = try reading(zero: 0.3)
    #expect(reading.mrz.line(1) == "IDUTOEAOOOOOAA4<<<<<<<<<<<<<<<")
    #expect(reading.decoding.isConsistentWithDigits)
    #expect(reading.corrections.map(\.proof) == [.unproven])
    #expect(reading.decoding.margin < 0)
    #expect(reading.decoding.probability < 0.37)
    let likeliest = try #require(reading.decoding.alternatives.first)
    #expect(text(likeliest.lines) == Self.card)
    #expect(likeliest.likelihood > reading.decoding.probability)
    let refusals = reading.refusals.map(\.code)
    #expect(refusals.contains(.ambiguous))
  }

  @Test func `another text that is less likely counts against the confidence`() throws {
    let reading = try reading(zero: 0.02)
    // Four to one for the C, one to forty-nine for the zeros as one doubt.
    #expect(abs(reading.decoding.margin - log(49.0 / 4)) < 0.01)
    #expect(abs(reading.decoding.probability - 49 / 53) < 0.01)
    #expect(reading.decoding.alternatives.first.map { text($0.lines) } == Self.card)
    #expect(abs(reading.decoding.alternatives[0].likelihood - 4 / 53) < 0.01)
    #expect(
      reading.corrections.map(\.proof) == [.checkDigits(agreeing: [.documentNumber, .composite])])
  }

  @Test func `a text that is too unlikely is no alternative`() throws {
    let reading = try reading(zero: 0.000_1)
    #expect(reading.decoding.alternatives.isEmpty)
    #expect(reading.decoding.margin > 6.9)
  }

  /// In a typeface whose zeros have a dot an `O` looks like none of them, and two count as much as two zeros do.
  @Test func `some characters of one shape may be the other one`() throws {
    let lines = [
      "P<ISLKIM<<EVE<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<",
      "0090298240BGD8508236F3011146<<<<<<<<<<<<<<06",
    ]
    let other = "OO" + lines[1].dropFirst(2)
    #expect(try MRZ(parsing: "\(lines[0])\n\(other)").isValid)
    var scores = ZoneScores(lines)
    scores.set(2, 1, ["0": log(0.97), "O": log(0.03)])
    scores.set(2, 2, ["0": log(0.99), "O": log(0.01)])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(text(decoding.lines) == lines)
    let alternative = try #require(decoding.alternatives.first)
    #expect(text(alternative.lines)[1] == other)
    // One doubt: the mean of both.
    #expect(abs(decoding.margin - (log(0.97 / 0.03) + log(0.99 / 0.01)) / 2) < 0.01)
  }

  @Test func `what no digit tells apart is an alternative`() throws {
    var scores = ZoneScores(ZoneDecoderTests.passport)
    scores.set(2, 3, ["9": log(0.6), "J": log(0.4)])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(abs(decoding.probability - 0.6) < 0.01)
    #expect(decoding.alternatives.count == 1)
    #expect(abs(decoding.alternatives[0].likelihood - 0.4) < 0.01)
    #expect(text(decoding.alternatives[0].lines)[1].hasPrefix("L8J8902C3"))
  }

  @Test func `every text that agrees counts, not only the next one`() throws {
    var scores = ZoneScores(ZoneDecoderTests.passport)
    scores.set(2, 3, ["9": log(0.4), "J": log(0.3), "T": log(0.3)])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(abs(decoding.probability - 0.4) < 0.01)
    #expect(decoding.alternatives.count == 2)
  }

  /// A passport of which every digit agrees may begin with a letter that looks like a V; a visa has two digits fewer.
  @Test(arguments: [(0.003, true), (0.000_001, false)])
  func `a text in another layout is an alternative`(share: Double, isOpen: Bool) throws {
    var scores = ZoneScores(ZoneDecoderTests.passport)
    scores.set(1, 1, ["P": log(share), "V": log(1 - share)])
    let decoding = try #require(ZoneDecoder().decode(scores.lines))
    #expect(decoding.format == .mrvA)
    #expect(decoding.isConsistentWithDigits)
    #expect((decoding.margin < 2) == isOpen)
    #expect((decoding.probability < 0.8) == isOpen)
    #expect(
      decoding.alternatives.map { text($0.lines) } == (isOpen ? [ZoneDecoderTests.passport] : []))
  }

  @Test func `a text whose digits do not agree has no alternatives`() throws {
    var lines = ZoneDecoderTests.passport
    lines[1] = "L898902C37UTO7408122F1204159ZE184226B<<<<<10"
    let decoding = try #require(ZoneDecoder().decode(ZoneScores(lines).lines))
    #expect(decoding.alternatives.isEmpty)
    #expect(decoding.probability == 0)
  }
}
