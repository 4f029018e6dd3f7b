/// The table of categories on the backs of European licences, whose days are none of the licence's three.
extension PrintAssignment {
  /// Leaves out the days of a table of categories, and what stands below it.
  ///
  /// Columns 9 to 12 of page 2 have the categories, the day from which and to which each is valid, and restrictions in
  /// codes, `01.06` among them, which field 12 has below the table as well; the birth and the days of the licence itself
  /// stand on page 1, behind the numbers 3, 4a and 4b (Directive 2006/126/EC, annex I, points 3 and 4).
  mutating func leaveOutDaysOfCategories() {
    guard isPrintAlone, let table = categoryTable else { return }
    dates = dates.filter { reading in
      let line = lines[reading.line]
      return line.baseline < table.top || line.left < table.left || hasNumberOfDay(reading.line)
    }
  }

  /// Where the table of categories begins, with three rows that have one in its column and two of which have days.
  private var categoryTable: (top: Double, left: Double)? {
    // A page has some 60 lines; of more, as of a hostile one, none is a table.
    guard lines.count <= Self.mostOfTable else { return nil }
    let rows = lines.indices.filter(beginsWithCategory)
    for first in rows {
      let column = rows.filter {
        lines[$0].baseline >= lines[first].baseline
          && abs(lines[$0].left - lines[first].left) < Self.columnWidth
      }
      let dated = column.filter { row in
        dates.contains { reading in
          lines[reading.line].isBeside(lines[row], within: 0.6)
            && lines[reading.line].right > lines[row].left
        }
      }
      guard column.count >= 3, dated.count >= 2 else { continue }
      return (lines[first].baseline - lines[first].height, lines[first].left - Self.columnWidth)
    }
    return nil
  }

  /// Whether a line is a category, or one with days behind it.
  private func beginsWithCategory(_ place: Int) -> Bool {
    lines[place].line.versions.contains { version in
      let words = version.text.split(separator: " ")
      guard version.confidence >= 0.6, let first = words.first,
        LicenceCategories.list(in: String(first)).count == 1
      else { return false }
      return words.dropFirst().allSatisfy { !PrintedDate.dates(in: String($0)).isEmpty }
    }
  }

  /// Whether the number of a day of the licence stands before a line or in it.
  private func hasNumberOfDay(_ place: Int) -> Bool {
    func isOne(_ text: String) -> Bool {
      NumberedText.texts(in: text).contains { ["3", "4a", "4b"].contains($0.number) }
    }
    return lines[place].line.versions.contains { isOne($0.text) }
      || lines.contains { other in
        other.right < lines[place].left + 1 && lines[place].left - other.right < 8
          && other.isBeside(lines[place], within: 0.6)
          && other.line.versions.contains { isOne($0.text) }
      }
  }

  private static let mostOfTable = 150
  /// Symbols of vehicles move some rows, in millimetres.
  private static let columnWidth = 3.0
}
