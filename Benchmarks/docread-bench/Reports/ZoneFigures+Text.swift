import CorpusIndex

extension ZoneFigures {
  /// The tables of one reader.
  func text(isVerbose: Bool) -> String {
    var text = "\(engine)\n"
    if all.pictures > 0 {
      text += Self.table("grade", byGrade, all: all)
      text += "\n" + Self.table("format", byFormat, all: nil)
      if bySet.names.count > 1 { text += "\n" + Self.table("set", bySet, all: nil) }
    }
    if !negatives.names.isEmpty {
      var table = TextTable(["pictures without a zone", "pictures", "reported", "accepted"])
      for name in negatives.names {
        guard let tally = negatives.tallies[name] else { continue }
        table.add([name, "\(tally.pictures)", "\(tally.reported)", "\(tally.accepted)"])
      }
      text += "\n" + table.text
    }
    if withoutTruth.pictures > 0 {
      text += "\n  without truth: \(withoutTruth.pictures) pictures, "
      text += "\(withoutTruth.reported) with a zone, \(withoutTruth.accepted) accepted\n"
    }
    text += "\n" + times.table(with: "a zone")
    if let calibrationError { text += "\n" + reliabilityTable(calibrationError) }
    if !calibration.bins.isEmpty { text += "\n" + calibration.text }
    return text + Failure.text(failures, isVerbose: isVerbose)
  }

  private static func table(
    _ title: String, _ groups: Groups<ZoneTally>, all: ZoneTally?
  ) -> String {
    var table = TextTable([
      title, "zones", "reported", "exact", "key fields", "number", "birth", "expiry", "names",
      "accepted", "invalid print", "false accepts",
    ])
    var rows = groups.names.compactMap { name in groups.tallies[name].map { (name, $0) } }
    if let all, groups.names.count > 1 { rows.append(("all", all)) }
    for (name, tally) in rows {
      table.add(
        [name]
          + [
            tally.zones, tally.reported, tally.exact, tally.keyFields, tally.number, tally.birth,
            tally.expiry, tally.names, tally.accepted, tally.invalidAsPrinted, tally.falseAccepts,
          ].map(String.init))
    }
    return table.text
  }

  private func reliabilityTable(_ error: Double) -> String {
    var table = TextTable(["stated confidence", "characters", "mean stated", "observed right"])
    for bin in reliability where bin.characters > 0 {
      table.add([
        "\(bin.from) to \(bin.to)", "\(bin.characters)", (bin.stated ?? 0).formatted(4),
        (bin.observed ?? 0).formatted(4),
      ])
    }
    return table.text + "  expected calibration error \(error.formatted(4))\n"
  }
}
