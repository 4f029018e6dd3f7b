import Testing

@testable import docread_bench

@Suite struct HTMLTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    (#"" onload='x'"#, "&quot; onload=&#39;x&#39;"), ("a & b", "a &amp; b"),
    ("Ægir\u{0}\u{1B}\u{9F}", "Ægir\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("gpj\u{202E}.exe", "gpj\u{FFFD}.exe"),
    ("tab\tline\n", "tab\tline\n"),
  ])
  func `Text is escaped, wherever it stands`(text: String, escaped: String) {
    #expect(HTML(text: text).markup == escaped)
    let page: HTML = "<p title=\"\(text)\">\(text)</p>"
    #expect(page.markup == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test func `Only what was escaped already is put in as it is`() {
    let inner: HTML = "<b>\("<i>")</b>"
    let outer: HTML = "\(inner)\([inner, inner])\(7) \(1.25, digits: 1)"
    #expect(outer.markup == String(repeating: "<b>&lt;i&gt;</b>", count: 3) + "7 1.3")
    #expect((inner + " x").markup == "<b>&lt;i&gt;</b> x")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `A number that is none is 0, so that no plot is lost`(number: Double) {
    let place: HTML = "\(number, digits: 2)"
    #expect(place.markup == "0")
  }

  @Test(
    arguments: [
      ([3.0, 40], 2.0, 50.0), ([0.4, 0.5], 0.1, 1), ([], 1, 10), ([0, -1, .nan], 1, 10),
      ([1e-9, 1], 1e-3, 1), ([7, 7], 2, 20),
    ] as [([Double], Double, Double)])
  func `A logarithmic axis holds its numbers and spans a factor of ten`(
    values: [Double], lower: Double, upper: Double
  ) {
    let scale = LogScale(holding: values, from: 10, to: 110)
    #expect(abs(scale.lower / lower - 1) < 1e-6, "\(scale.lower)")
    #expect(abs(scale.upper / upper - 1) < 1e-6, "\(scale.upper)")
    #expect(scale.upper >= 10 * scale.lower * 0.999)
    #expect(abs(scale.place(scale.lower) - 10) < 1e-6)
    #expect(abs(scale.place(scale.upper) - 110) < 1e-6)
    #expect(scale.place(.nan) == 10)
    #expect((2...9).contains(scale.ticks.count))
    #expect(scale.ticks == scale.ticks.sorted())
  }

  @Test func `A line differs where it differs`() {
    let same = LineDifference(printed: "ABC<", read: "A8C<", confidence: [1, 0.95, 0.4, 1])
    #expect(same.printedHTML.markup == "A<b>B</b>C&lt;")
    #expect(same.readHTML.markup == "A<b>8</b><u>C</u>&lt;")
    let shorter = LineDifference(printed: "ABCDEF", read: "ABDEF")
    #expect(shorter.printedHTML.markup == "AB<b>C</b>DEF")
    #expect(shorter.readHTML.markup == "AB<b>·</b>DEF")
    let longer = LineDifference(printed: "AB", read: "AXB")
    #expect(longer.printedHTML.markup == "A<b>·</b>B")
    #expect(LineDifference(printed: "", read: "").places.isEmpty)
    #expect(LineDifference(printed: "", read: "Z").readHTML.markup == "<b>Z</b>")
  }

  @Test func `A line without end is cut`() {
    let endless = String(repeating: "A", count: 100_000)
    #expect(LineDifference(printed: endless, read: endless + "B").places.count == 120)
    #expect(LineDifference(printed: "A", read: endless).places.count == 120)
  }
}
