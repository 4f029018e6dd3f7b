import Testing

@testable import docread_bench

@Suite struct PrintingTests {
  @Test(arguments: [
    (0.0, 0, "0"), (1.5, 0, "2"), (-1.25, 1, "-1.3"), (0.004, 2, "0.00"), (-0.004, 2, "0.00"),
    (12.3456, 3, "12.346"), (99.999, 2, "100.00"), (.infinity, 1, "–"), (.nan, 1, "–"),
  ])
  func `Numbers have their digits`(number: Double, digits: Int, text: String) {
    #expect(number.formatted(digits) == text)
  }

  @Test func `A table aligns its columns`() {
    var table = TextTable(["grade", "n", "ms"])
    #expect(table.isEmpty)
    table.add(["g1", "20", "1.5"])
    table.add(["g10, größte", "3"])
    table.add(["g2", "1", "2", "surplus"])
    #expect(
      table.text == """
          grade         n   ms
          g1           20  1.5
          g10, größte   3
          g2            1    2

        """)
  }

  @Test func `Groups stand in an order that people expect`() {
    var groups = Groups<Int>()
    for name in ["g10", "g2", "QR -", "g1", "-"] { groups.update(name, initial: 0) { $0 += 1 } }
    groups.update("g1", initial: 0) { $0 += 1 }
    #expect(groups.names == ["-", "QR -", "g1", "g2", "g10"])
    #expect(groups.tallies["g1"] == 2)
  }

  @Test func `A progress line`() {
    #expect(
      ProgressBar.line("own", done: 5, total: 20, seconds: 2)
        == "own ██████·················· 5/20  2.5/s  6 s left")
  }

  @Test func `JSON has sorted keys`() throws {
    #expect(try JSONText.line(["b": 1, "a/c": 2]) == "{\"a/c\":2,\"b\":1}\n")
  }
}
