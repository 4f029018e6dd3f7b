import CorpusIndex

extension SymbolFigures {
  /// The tables of one reader.
  func text(isVerbose: Bool) -> String {
    var text = "\(engine)\n"
    if all.pictures > 0 {
      text += Self.table("symbology, grade", byGrade, all: all)
      if bySet.names.count > 1 { text += "\n" + Self.table("set", bySet, all: nil) }
    }
    if !negatives.names.isEmpty {
      var table = TextTable(["pictures without a symbol", "pictures", "reported"])
      for name in negatives.names {
        guard let tally = negatives.tallies[name] else { continue }
        table.add([name, "\(tally.pictures)", "\(tally.reported)"])
      }
      text += "\n" + table.text
    }
    if withoutTruth.pictures > 0 {
      text += "\n  without truth: \(withoutTruth.pictures) pictures, "
      text += "\(withoutTruth.reported) with a symbol\n"
    }
    return text + "\n" + times.table(with: "a symbol")
      + Failure.text(failures, isVerbose: isVerbose)
  }

  private static func table(
    _ title: String, _ groups: Groups<SymbolTally>, all: SymbolTally?
  ) -> String {
    var table = TextTable([title, "pictures", "symbols", "read", "wrong", "unlisted"])
    var rows = groups.names.compactMap { name in groups.tallies[name].map { (name, $0) } }
    if let all, groups.names.count > 1 { rows.append(("all", all)) }
    for (name, tally) in rows {
      table.add([
        name, "\(tally.pictures)", "\(tally.symbols)", "\(tally.read)", "\(tally.wrong)",
        "\(tally.unlisted)",
      ])
    }
    return table.text
  }
}
