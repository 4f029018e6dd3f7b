import IdentityDocument
import MRZLocation
import Raster

extension ZoneReader {
  /// An accepted reading as it is where a spot of light stands over a character that no digit tells from
  /// another of its shape: with a reason against it; so where nothing at all is seen of a filler.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - image: The picture that its zone lies in.
  /// - Returns: The reading, refused where light may have made another character.
  func judgedByLight(_ reading: ReadZone, in image: GrayImage) -> ReadZone {
    guard reading.isAccepted else { return reading }
    let mrz = reading.mrz
    let (places, fillers) = (mrz.unprovenPlaces, mrz.unprovenFillers)
    for line in mrz.lines.indices.map({ $0 + 1 }) {
      let cells = places.filter { $0.line == line }.map { $0.column - 1 }
      let blanks = fillers.filter { $0.line == line }.map { $0.column - 1 }
      guard !cells.isEmpty || !blanks.isEmpty,
        let light = LineLight(ofLine: line, of: reading.zone, in: image),
        let cell = light.spot(among: cells) ?? blanks.first(where: light.blankCells.contains)
      else { continue }
      let place = MRZ.Position(line: line, column: cell + 1)
      let code: Refusal.Code = mrz.isName(at: place) ? .uncertainName : .improbable
      return reading.refused([Refusal(code, at: place, in: mrz)])
    }
    return reading
  }

  /// The cells of each line in which nothing is seen: light or something else hides what is printed there.
  func blankCells(of zone: LocatedZone, in image: GrayImage) -> [Set<Int>] {
    zone.lines.indices.map { line in
      LineLight(ofLine: line + 1, of: zone, in: image)?.blankCells ?? []
    }
  }
}
