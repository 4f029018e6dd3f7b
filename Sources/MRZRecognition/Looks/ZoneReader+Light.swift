import IdentityDocument
import MRZLocation
import Raster

extension ZoneReader {
  /// An accepted reading as it is where a spot of light stands over a character that no digit tells from
  /// another of its shape: with a reason against it; so where nothing at all is seen of a filler, or something that no
  /// other filler looks like.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - image: The picture that its zone lies in.
  /// - Returns: The reading, refused where light may have made another character.
  func judgedByLight(_ reading: ReadZone, in image: GrayImage) -> ReadZone {
    guard reading.isAccepted else { return reading }
    let mrz = reading.mrz
    let (places, fillers) = (mrz.unprovenPlaces, mrz.unprovenFillers)
    var strips: [Int: GrayImage] = [:]
    for line in mrz.lines.indices.map({ $0 + 1 }) {
      let cells = places.filter { $0.line == line }.map { $0.column - 1 }
      let blanks = fillers.filter { $0.line == line }.map { $0.column - 1 }
      guard !cells.isEmpty || !blanks.isEmpty,
        let light = LineLight(ofLine: line, of: reading.zone, in: image)
      else { continue }
      strips[line] = light.strip
      guard let cell = light.spot(among: cells) ?? blanks.first(where: light.blankCells.contains)
      else { continue }
      return refused(reading, at: MRZ.Position(line: line, column: cell + 1))
    }
    let stranger = FillerShapes(of: mrz, in: strips).stranger(among: mrz.fillersForLetters)
    return stranger.map { refused(reading, at: $0) } ?? reading
  }

  /// A reading with a reason against a character.
  ///
  /// Digits that protect names, as those of France's cards, do not tell what it is about.
  private func refused(_ reading: ReadZone, at place: MRZ.Position) -> ReadZone {
    let mrz = reading.mrz
    let isProtected = mrz.format.isProtected(line: place.line, column: place.column)
    let code: Refusal.Code =
      mrz.isName(at: place) && !isProtected ? .uncertainName : .improbable
    return reading.refused([Refusal(code, at: place, in: mrz)])
  }

  /// The cells of each line in which nothing is seen: light or something else hides what is printed there.
  func blankCells(of zone: LocatedZone, in image: GrayImage) -> [Set<Int>] {
    zone.lines.indices.map { line in
      LineLight(ofLine: line + 1, of: zone, in: image)?.blankCells ?? []
    }
  }
}
