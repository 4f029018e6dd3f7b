import Testing

@testable import PDF417

/// How alike two symbols are, which is why frames are added up only where they agree.
@Suite struct SharedCodewordsTests {
  /// The codewords of a licence with the layout of an issuer, error correction included.
  private static func codewords(_ fields: [String]) -> [Int] {
    let lines =
      [
        "@", "\u{1E}", "ANSI 636014080002DL00410240ZC02810020DLDCAC", "DCBNONE", "DBA08312030",
        "DADNONE", "DBD08312020", "DBC2", "DAYBRO", "DAU065 IN", "DAG2570 24TH STREET",
        "DAISACRAMENTO", "DAJCA", "DAK958180000", "DCFUNKNOWN", "DCGUSA",
      ] + fields
    let message = MessageEncoder.codewords(for: Array(lines.joined(separator: "\n").utf8))
    return message + ErrorCorrection.codewords(for: message, count: 64)
  }

  @Test func `two licences of one issuer share less than the agreement of frames asks for`() {
    let cards = [
      ["DCSSAMPLE", "DACALEXANDRA", "DBB01311970", "DAQD12345678"],
      ["DCSMUSTER", "DACBENEDIKTA", "DBB12241985", "DAQF98761234"],
      ["DCSTORVIK", "DACCHARLOTTE", "DBB08092001", "DAQK55502468"],
    ].map { Self.codewords($0) }
    for (first, second) in [(0, 1), (0, 2), (1, 2)] {
      let equal = zip(cards[first], cards[second]).count { $0 == $1 }
      let share = Double(equal) / Double(cards[first].count)
      #expect(share < DoubtfulSymbol.leastAgreement, "\(share)")
      #expect(share > 0.2, "\(share)")
    }
  }
}
