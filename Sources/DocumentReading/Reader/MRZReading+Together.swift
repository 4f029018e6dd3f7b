import IdentityDocument
import MRZRecognition

extension MRZReading {
  /// From this confidence on a character is sure.
  private static let sure: Float = 0.9

  /// What two looks at a zone say together, this one and one in other light.
  ///
  /// The second one counts where it is accepted, or more of its check digits agree. Where both are sure of
  /// characters that differ, nothing is accepted, unless digits that disagree with the first tell which is right.
  func together(with second: MRZReading) -> MRZReading {
    let contradiction = contradiction(to: second)
    if second.isAccepted, contradiction == nil { return second }
    guard second.mrz.validDigitCount > mrz.validDigitCount else { return self }
    var best = second
    if best.isAccepted, let contradiction {
      best.isAccepted = false
      best.refusals.append(Refusal(.contradicted, at: contradiction, in: best.mrz))
    }
    return best
  }

  /// The first place in which another reading of the zone has another character, both are sure of theirs, and no
  /// digit tells.
  private func contradiction(to other: MRZReading) -> MRZ.Position? {
    guard mrz.format == other.mrz.format else { return MRZ.Position(line: 1, column: 1) }
    for (line, pair) in zip(mrz.lines, other.mrz.lines).enumerated() {
      for (column, characters) in zip(pair.0.utf8, pair.1.utf8).enumerated()
      where characters.0 != characters.1 && isSure(line, column) && other.isSure(line, column) {
        let place = MRZ.Position(line: line + 1, column: column + 1)
        let difference = CheckDigit.value(of: characters.0) - CheckDigit.value(of: characters.1)
        let isTold =
          !mrz.checks.areValid && difference % 10 != 0
          && mrz.format.isProtected(line: place.line, column: place.column)
        if !isTold { return place }
      }
    }
    return nil
  }

  private func isSure(_ line: Int, _ column: Int) -> Bool {
    guard characterConfidence.indices.contains(line),
      characterConfidence[line].indices.contains(column)
    else { return false }
    return characterConfidence[line][column] >= Self.sure
  }
}
