import Testing

@Suite struct VectorFileTests {
  @Test func `entries, comments and quoted values`() throws {
    let text = #"""
      # a comment

      [first]
      line: A<<B
      line: C: D
      quoted: " \n\r\"\\\u{1E}x "
      [second]
      """#
    let entries = try VectorFile(text: text).entries
    #expect(entries.map(\.name) == ["first", "second"])
    #expect(entries.first?[all: "line"] == ["A<<B", "C: D"])
    #expect(entries.first?["quoted"] == " \n\r\"\\\u{1E}x ")
    #expect(entries.last?["line"] == "")
  }

  @Test(arguments: ["a: before any name", "[x]\nno key", "[x]\na: \"\\q\"", "[x]\na: \"\\u{}\""])
  func `a line that is none is refused`(text: String) {
    #expect(throws: VectorFile.InvalidLine.self) { try VectorFile(text: text) }
  }

  @Test(arguments: [("mrz.txt", 185), ("aamva.txt", 85)])
  func `every entry has a name of its own and its source`(file: String, count: Int) throws {
    let entries = try VectorFile(named: file).entries
    #expect(entries.count == count)
    #expect(Set(entries.map(\.name)).count == count)
    for entry in entries { #expect(entry[all: "source"].count == 1, "\(entry.name)") }
  }
}
