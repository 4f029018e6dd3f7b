/// What lines below the title of a European licence say of the rows that they stand in.
extension PrintAssignment {
  /// The height of capitals that most values have.
  func heightOfValues(below title: Int) -> Double {
    let heights = lines.filter {
      $0.baseline > lines[title].baseline && $0.confidence > 0.5
        && $0.text.unicodeScalars.count { PrintedText.isWordPart($0) } >= 4
    }.map { $0.height }.sorted()
    return heights.isEmpty ? lines[title].height : heights[heights.count / 2]
  }

  /// The rows that begin where most values do, from the top.
  func licenceRows(below title: Int, height: Double) -> [LicenceRow] {
    let values = lines.indices.filter { place in
      let line = lines[place]
      return place != title && line.baseline > lines[title].baseline + 1.2 * height
        && (0.6...1.5).contains(line.height / height)
        && line.line.versions.contains { version in
          version.text.unicodeScalars.count { PrintedText.isWordPart($0) } >= 3
        }
    }
    let lefts = values.filter { lines[$0].confidence > 0.3 }.map { lines[$0].left }
    func share(_ left: Double) -> Int { lefts.count { abs($0 - left) < 4 } }
    guard let column = lefts.max(by: { share($0) < share($1) }) else { return [] }
    var rows: [LicenceRow] = []
    for place in values.sorted(by: { lines[$0].baseline < lines[$1].baseline })
    where lines[place].left > column - 8 {
      if let last = rows.indices.last, lines[place].baseline - rows[last].baseline < 0.6 * height {
        rows[last].lines.append(place)
      } else {
        rows.append(LicenceRow(lines: [place], baseline: lines[place].baseline))
      }
    }
    for index in rows.indices {
      rows[index].lines.sort { lines[$0].left < lines[$1].left }
    }
    return rows.filter { row in row.lines.contains { lines[$0].left < column + 12 } }
  }

  /// What a row was read as.
  func evidence(of row: LicenceRow) -> LicenceRows.Row {
    let best = row.lines.map { lines[$0].confidence }.max() ?? 0
    let letters = row.lines.reduce(0) { $0 + PrintedText.letterCount(lines[$1].text) }
    return LicenceRows.Row(
      baseline: row.baseline, numbers: numbers(before: row), forms: forms(of: row),
      loss: best > 0.6 && letters >= 3 ? 1 : best > 0.3 ? 0.5 : 0.2)
  }

  /// How surely each number of a field stands before a row: a number that no look is sure of is seen nonetheless.
  private func numbers(before row: LicenceRow) -> [String: Double] {
    guard let first = row.lines.first.map({ lines[$0] }) else { return [:] }
    var numbers: [String: Double] = [:]
    for line in lines
    where abs(line.baseline - row.baseline) < 0.6 * first.height && line.right <= first.right {
      for version in line.line.versions {
        guard let number = NumberedText.texts(in: version.text).first?.number else { continue }
        let doubt = 1 - 0.9 * max(0.15, version.confidence)
        numbers[number] = 1 - (1 - (numbers[number] ?? 0)) * doubt
      }
    }
    return numbers
  }

  /// How much the form of a row speaks for each field: names have no digits, three fields are days.
  private func forms(of row: LicenceRow) -> [LicenceRows.Field: Double] {
    let versions = row.lines.flatMap { lines[$0].line.versions }
    let text = row.lines.map { lines[$0].text }.joined(separator: " ")
    let hasDate = versions.contains { !PrintedDate.dates(in: $0.text).isEmpty || $0.digits != nil }
    let digits = versions.map { $0.text.utf8.count { $0.isDigit } }.max() ?? 0
    let characters = versions.map { $0.text.numberCharacters.count }.max() ?? 0
    let hasWords = PrintedText.letterCount(text) >= 3
    let name = hasDate ? -3 : digits >= 4 ? -2 : digits > 1 ? 0 : 1.0
    let day = hasDate ? 2.5 : digits >= 4 ? 0.5 : -2
    let isAddress = text.contains(",") || digits > 0 && hasWords
    return [
      .surname: name, .givenNames: name, .birth: day + (hasWords ? 0.5 : 0), .issue: day,
      .expiry: day, .number: hasDate ? -2 : characters >= 6 && digits >= 3 ? 1.5 : -1.5,
      .address: hasDate ? -2 : isAddress ? 1 : -0.5,
      .categories: LicenceCategories.stroked(in: text).isEmpty ? -1 : 2,
    ]
  }
}
