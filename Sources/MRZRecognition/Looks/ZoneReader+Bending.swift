import IdentityDocument
import MRZLocation
import Raster

extension ZoneReader {
  /// A refused reading of a zone whose sheet bends more than its lines do, once more along lines that follow it; `nil`
  /// where they lie on the print already, or that reading is no better.
  ///
  /// What the fast net alone reads there the thorough one has to confirm: where lines lean wrongly at an end, `J` is seen
  /// as `9`, which counts the same.
  ///
  /// - Parameters:
  ///   - reading: The best reading.
  ///   - ofFast: The best one of the fast net, which has to be as sure where the lines bend: so it is in all of 103
  ///     frames of booklets that are accepted there, and in 16 of 74 refused ones of flat sheets
  ///     (`Benchmarks/Measurements.md`, sheets that bend).
  ///   - image: The picture that its zone lies in.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: The better reading.
  /// - Throws: `RecognitionError` where a net cannot be made or the task was cancelled.
  func bending(
    _ reading: ReadZone, _ ofFast: ReadZone?, in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> ReadZone? {
    guard !reading.isAccepted, reading.isPlausible, !reading.zone.isDoubtful, !isPrintedSo(reading),
      try !RecognitionError.mustEnd()
    else { return nil }
    let place = times.cutting.add {
      reading.zone.bending(in: image, isDoubtfulAtAnEnd: isDoubtfulAtAnEnd(reading))
    }
    guard place != reading.zone else { return nil }
    let plan = LookPlan.bending(recognizers: recognizers)
    let least = (ofFast?.meanConfidence ?? 0) - Self.mostLoss
    let found = try bestReading(
      at: place, by: plan, least: least, in: image, from: &source, times: &times
    ).best
    guard let found, found.meanConfidence >= least else { return nil }
    let confirmed = try judged(
      try confirmed(found, at: found.zone, in: image, from: &source, times: &times), in: image,
      from: &source, times: &times)
    let better = agreeing(confirmed, with: reading)
    return better.isBetter(than: reading) ? better : nil
  }

  /// A reading of lines that bend with a reason against it where a character near an end of a line, which no digit tells
  /// and no list of states, was another one on the lines as they were: there a wrong bend makes `9` of `6`.
  private func agreeing(_ found: ReadZone, with reading: ReadZone) -> ReadZone {
    let before = reading.decoding.lines
    let position = found.decoding.positions.first { position in
      let (line, column) = (position.line, position.column)
      let isAtEnd = min(column, found.zone.cellCount + 1 - column) <= Self.end
      guard isAtEnd, line > 1 || column > Self.leading,
        found.mrz.format.checks(coveringLine: line, column: column).isEmpty,
        before.indices.contains(line - 1), before[line - 1].indices.contains(column - 1)
      else { return false }
      let character = found.decoding.lines[line - 1][column - 1]
      return character != UInt8(ascii: "<") && character != before[line - 1][column - 1]
        && found.decoding.characterConfidence[line - 1][column - 1] < Self.leastNew
    }
    guard found.isAccepted, let position else { return found }
    return found.refused([Refusal(.contradicted, at: position, in: found.mrz)])
  }

  /// Whether nothing is wrong with a reading but a digit that is printed wrongly without a doubt.
  private func isPrintedSo(_ reading: ReadZone) -> Bool {
    reading.refusals.allSatisfy { $0.code == .wrongCheckDigit }
      && reading.confidence >= Self.clear
  }

  /// Whether what is refused is refused for a character near an end of its line, where sheets bend most.
  private func isDoubtfulAtAnEnd(_ reading: ReadZone) -> Bool {
    reading.refusals.contains { refusal in
      guard let column = refusal.column else { return false }
      return min(column, reading.zone.cellCount + 1 - column) <= Self.end
    }
  }

  /// How much less sure the fast net may be on lines that bend.
  private static let mostLoss: Float = 0.001
  /// The confidence from which on wrong digits are taken for printed ones.
  private static let clear: Float = 0.99
  /// The characters of the document's code and its state, which begin the first line.
  private static let leading = 5
  /// The confidence of a character that was another one before.
  private static let leastNew: Float = 0.999
  /// The characters that are near an end.
  private static let end = 6
}
