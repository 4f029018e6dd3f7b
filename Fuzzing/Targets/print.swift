import IdentityDocument

/// Lines of print on a page, of any text and at any place.
func check(_ bytes: [UInt8]) {
  let lines = bytes.split(separator: 10).prefix(10).enumerated().map { number, line in
    // The first byte of a line says where it begins, the second how high it is.
    let left = Double(line.first ?? 0) / 3
    let height = 1.5 + Double(line.dropFirst().first ?? 0) / 128
    let text = String(decoding: line.dropFirst(2), as: UTF8.self)
    return PrintedLine(
      [.init(text, confidence: 0.9), .init(text, confidence: 0.8, look: .page)], left: left,
      right: left + height * Double(text.count), baseline: 4 + 3.2 * Double(number),
      capitalHeight: height)
  }
  let size = [nil, PrintedPage.Size.id1, .id3][bytes.count % 3]
  let page = PrintedPage(size: size, lines: lines)
  let fields = page.fields(asOf: .latest)
  expect(page.fields(asOf: .latest) == fields, "print is understood in one way")
  expect(fields.count <= 3 * lines.count + 8, "no more is stated than there are lines")
  for pattern in lines.compactMap({ PrintedPattern($0.versions[0].text) }) {
    expect(PrintedPattern(pattern.text) == pattern, "a pattern says the same")
  }
}
