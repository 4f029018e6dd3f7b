import IdentityDocument
import MRZLocation
import Raster

extension ZoneReader {
  /// An accepted reading of cells beside those that the locator found, or of lines that bend, with a reason against it
  /// where the thorough net reads another text, as in the same lines laid under each other.
  ///
  /// Cells that go on where none was found may stand half a character off at an end, where `L` is seen as `1`: both
  /// count one modulo 10, and no digit tells them apart.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - place: Where it is to be read once more; nothing is where it is the same, and was read by that net.
  ///   - image: The picture that its zone lies in.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: The reading, refused where the other look sees another text.
  /// - Throws: `RecognitionError` where the recogniser cannot be made or the task was cancelled.
  func confirmed(
    _ reading: ReadZone, at place: LocatedZone, in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> ReadZone {
    let recognizer: Recognizer = recognizers.contains(.thorough) ? .thorough : reading.recognizer
    guard reading.isAccepted, place != reading.zone || reading.recognizer == .fast,
      place != reading.zone || recognizer != .fast
    else { return reading }
    let scores = try source.scores(of: place, in: image, by: recognizer, times: &times)
    let other = decoded(scores, of: place, by: recognizer, times: &times)
    if let other, other.decoding.isOfText(of: reading.decoding) { return reading }
    let position = reading.decoding.positions.first { position in
      let (line, cell) = (position.line - 1, position.column - 1)
      guard let seen = other?.decoding.lines, seen.indices.contains(line),
        seen[line].indices.contains(cell)
      else { return true }
      return seen[line][cell] != reading.decoding.lines[line][cell]
    }
    return reading.refused([Refusal(.contradicted, at: position, in: reading.mrz)])
  }
}
