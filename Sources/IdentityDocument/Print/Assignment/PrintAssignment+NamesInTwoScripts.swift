/// Names in two rows below their captions, the upper one in a script that no look can read.
extension PrintAssignment {
  /// The rows in Latin letters of the surname and of the given names, where below both captions a row that is not
  /// read surely stands right over one as large that is read surely: cards of Bulgaria and others have each name in Cyrillic
  /// letters first, and their titles may not be read.
  ///
  /// Where but one name has two such rows, they may be two surnames.
  var namesBelowOtherScript: (last: Int, first: Int)? {
    guard lines.count <= Self.mostOfNames else { return nil }
    let (lower, others) = (rowBelowOtherScript(at: .surname), rowBelowOtherScript(at: .givenNames))
    guard let last = lower ?? pairedRow(at: .surname),
      let first = others ?? pairedRow(at: .givenNames), lower != nil || others != nil,
      // Below a caption of both names stand the names of one script.
      texts[last].labels.caption != texts[first].labels.caption, last != first
    else { return nil }
    return (last, first)
  }

  /// A page has some 60 lines; of more, as of a hostile one, nothing is compared.
  private static let mostOfNames = 150

  /// The row of a name whose other script was told and left out.
  private func pairedRow(at caption: Caption) -> Int? {
    let found = texts.indices.filter {
      texts[$0].labels[caption] > 0.5 && texts[$0].mayBeRowOfName && lines[texts[$0].line].isPaired
    }
    return found.count == 1 ? found[0] : nil
  }

  private func rowBelowOtherScript(at caption: Caption) -> Int? {
    let found = texts.indices.filter { index in
      let (reading, line) = (texts[index], lines[texts[index].line])
      guard reading.labels[caption] > 0.5, reading.mayBeRowOfName, line.isSure,
        let label = reading.labels.caption.map({ lines[$0] }), label.text.contains("/")
      else { return false }
      return lines.contains { upper in
        let above = line.baseline - upper.baseline
        return upper.index != line.index && upper.role == nil && !upper.isSure
          && above > 1.05 * line.height && above < 2.05 * line.height
          && abs(upper.left - line.left) < 1.2 && (0.75...1.33).contains(upper.height / line.height)
          && upper.baseline > label.baseline + 0.5 * upper.height
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}
