/// The classes of vehicles of licences that have a caption for them.
extension PrintAssignment {
  /// Finds the classes below, beside or behind their caption.
  mutating func findCategoriesAtCaption() {
    guard fields[.categories] == nil else { return }
    var best: (classes: [String], place: Int, text: String, isAgreed: Bool)?
    for place in lines.indices where best.map({ !$0.isAgreed }) ?? true {
      let line = lines[place]
      let isBelow = line.role != .caption && labels(of: place)[.category] > 0.5
      let texts = line.line.versions.filter { $0.confidence > Self.leastOfClasses }
        .map { isBelow ? $0.text : Self.behindCaption($0.text) }
      let lists = texts.map { LicenceCategories.captioned(in: $0) }
      func votes(_ index: Int) -> Int { lists.count { $0 == lists[index] } }
      let read = lists.indices.filter { !lists[$0].isEmpty }
      guard let first = read.max(by: { (votes($0), $1) < (votes($1), $0) }) else { continue }
      let isAgreed = votes(first) > 1
      if best == nil || isAgreed { best = (lists[first], place, texts[first], isAgreed) }
    }
    guard let best else { return }
    put(
      .categories, .list(best.classes), from: best.place, best.isAgreed ? .captionAgreed : .caption,
      confidence: best.isAgreed ? 0.85 : 0.6, text: best.text,
      caption: labels(of: best.place).text)
  }

  /// Takes the categories of a European licence in their row, whose number was not read, where two looks agree on them.
  mutating func putCategories(_ row: [Int]) {
    guard fields[.categories] == nil else { return }
    for place in row where lines[place].role == nil {
      let lists = lines[place].line.versions.filter { $0.confidence > Self.leastOfClasses }
        .map { LicenceCategories.stroked(in: withoutNumber($0.text)) }
      guard
        let list = lists.first(where: { list in
          !list.isEmpty && lists.count { $0 == list } > 1
        })
      else { continue }
      put(.categories, .list(list), from: place, .position, confidence: 0.75)
      return
    }
  }

  /// The categories behind the number 9, whose strokes may have been read as letters; the classes of New Zealand are
  /// digits (Land Transport (Driver Licensing) Rule 1999, section 8).
  func categories(behindNumber text: String) -> [String] {
    let list = LicenceCategories.stroked(in: text)
    guard list.isEmpty, lines.contains(where: { $0.reading.text.holds(Array("new zealand".utf8)) })
    else { return list }
    return LicenceCategories.captioned(in: text)
  }

  /// The categories in the row below those of a licence, which has no number, and whether two looks agree on them.
  func categories(below entry: NumberedEntry) -> (classes: [String], isAgreed: Bool) {
    guard let next = nextLine(entry.line, in: entry, reach: 2.2), lines[next].role == nil else {
      return ([], true)
    }
    return (LicenceCategories.list(in: lines[next].text), lines[next].isAgreed)
  }

  /// A look that is less sure of some letters has read nothing.
  private static let leastOfClasses = 0.3

  /// What stands behind the word for a class in a line.
  private static func behindCaption(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard
      let caption = words.firstIndex(where: { word in
        ["class", "classe", "clase"].contains(
          String(decoding: FoldedText.words(of: String(word)), as: UTF8.self))
      })
    else { return "" }
    return words[(caption + 1)...].joined(separator: " ")
  }
}
