import IdentityDocument
import LineRecognition
import Testing

@testable import MRZRecognition

@Suite struct DigitSearchTests {
  /// The search against all texts of ten uncertain cells, judged by the parser's own check digits.
  @Test(arguments: 0..<24)
  func `the search finds what trying every text finds`(seed: Int) throws {
    let (format, lines) = ZoneDecoderTests.specimens[seed % 6]
    var random = SplitMix(state: UInt64(seed))
    var scores = ZoneScores(lines)
    let width = lines[0].count
    let plan = DecodingPlan(format)
    var uncertain: [(offset: Int, shares: [(UInt8, Float)])] = []
    let checked = plan.cells.indices.filter { plan.cells[$0].isChecked }.shuffled(using: &random)
    for offset in checked.prefix(10) {
      let allowed = CellScores.alphabet.filter {
        plan.cells[offset].allowed.isSuperset(of: SymbolSet(characters: [$0]))
      }
      let truth = Array(lines[offset / width].utf8)[offset % width]
      let other = allowed.filter { $0 != truth }.randomElement(using: &random) ?? truth
      let p = Float.random(in: -3 ... -0.1, using: &random)
      let q = Float.random(in: -3 ... -0.1, using: &random)
      guard other != truth else { continue }
      uncertain.append((offset, [(truth, p), (other, q)]))
      scores.set(
        offset / width + 1, offset % width + 1,
        [Character(UnicodeScalar(truth)): Double(p), Character(UnicodeScalar(other)): Double(q)])
    }
    var sums: [Float] = []
    for choice in 0..<(1 << uncertain.count) {
      var text = Array(lines.joined().utf8)
      var sum: Float = 0
      for (index, cell) in uncertain.enumerated() {
        let pick = cell.shares[choice >> index & 1]
        text[cell.offset] = pick.0
        sum += pick.1
      }
      let rows = stride(from: 0, to: text.count, by: width).map {
        String(decoding: text[$0..<$0 + width], as: UTF8.self)
      }
      let zone = try MRZ(parsing: rows.joined(separator: "\n"))
      if zone.format == format, zone.isValid { sums.append(sum) }
    }
    sums.sort(by: >)
    let candidates = CandidateTable(scores.lines, plan: plan, reach: 10)
    let least = (sums.first ?? 0) - 100
    let texts = DigitSearch.texts(plan, candidates: candidates, ranks: 6, from: least)
    let result = try #require(texts.first)
    let certain = Float(plan.cells.count - uncertain.count) * -0.000_01
    #expect(abs(result.score - certain - sums[0]) < 0.01)
    for (text, sum) in zip(texts, sums) { #expect(abs(text.score - certain - sum) < 0.01) }
    #expect(texts.count == min(6, sums.count))
    let best = DigitSearch.texts(plan, candidates: candidates, from: least, odds: 100)
    #expect(best.map(\.score) == texts.prefix(2).map(\.score))
    let alone = DigitSearch.texts(plan, candidates: candidates, from: result.score, odds: 0)
    #expect(alone.first?.score == result.score)
    let none = DigitSearch.texts(
      plan, candidates: candidates, from: result.score + 0.02, odds: 100)
    #expect(none.isEmpty)
    let middle = sums[sums.count / 2] + certain - 0.001
    let likely = DigitSearch.texts(plan, candidates: candidates, ranks: 6, from: middle)
    #expect(likely.map(\.score) == texts.map(\.score).filter { $0 >= middle })
  }

  @Test(arguments: [
    ("L898902C36UTO7408122F1204159ZE184226B<<<<<10", 5),
    ("L898902C37UTO7408122F1204159ZE184226B<<<<<10", 3),
    ("L898902C36UTO7408122F1204159ZE184226B<<<<<1<", 4),
    ("L898902C36UTO7408122F1204159<<<<<<<<<<<<<<<8", 5),
  ])
  func `digits that agree are counted`(line: String, count: Int) {
    let text = (ZoneDecoderTests.passport[0] + line).utf8.compactMap {
      CellScores.symbol(of: $0).map { UInt8($0) }
    }
    #expect(DigitSearch.agreeingDigits(DecodingPlan(.td3), text: text) == count)
  }
}

/// A small random generator with a seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
