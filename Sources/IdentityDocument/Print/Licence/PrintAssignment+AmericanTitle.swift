/// What tells an American licence.
extension PrintAssignment {
  /// Whether the page is an American licence: by its title, by three abbreviations that others have not, or by a town
  /// of the United States beside one of them or a height in feet.
  ///
  /// Titles on dark bands are not read; days would have their month for their day then.
  var isAmerican: Bool {
    if namesRepublic { return false }
    if americanTitle != nil { return true }
    if Set(lines.flatMap { abbreviations(in: $0.text) }).count >= 3 { return true }
    return lines.contains { PostalTown($0.text)?.isAmerican == true }
      && lines.contains { line in
        line.line.versions.contains { version in
          !abbreviations(in: version.text).isEmpty
            || version.text.split(separator: " ").contains {
              PrintedHeight(String($0))?.text.utf8.contains(.ascii("'")) == true
            }
        }
      }
  }

  /// Whether the page names a republic, as licences of the Philippines and of Brazil do, or has its title in Vietnamese:
  /// they have the title of America's.
  private var namesRepublic: Bool {
    let republics = ["republic of", "republica federativa"].map { Array($0.utf8) }
    let title = Array("giay phep lai xe".utf8)
    return lines.contains { line in
      line.confidence > 0.6
        && (republics.contains { line.reading.text.starts(with: $0) }
          || line.reading.text.holds(title))
    }
  }

  private func abbreviations(in text: String) -> [String] {
    text.split(separator: " ").compactMap { LicenceLabel.abbreviation(in: String($0)) }
  }

  /// The line of an American licence's title.
  var americanTitle: Int? {
    // Small print loses its spaces.
    let titles = ["driverlicense", "driverslicense", "operatorlicense"]
    return lines.indices.first { place in
      let words = lines[place].reading.text.filter { $0 != .ascii(" ") }
      let text = String(decoding: words, as: UTF8.self)
      return titles.contains { text.hasPrefix($0) || text.hasSuffix($0) }
    }
  }
}
