import IdentityDocument
import MRZLocation
import Raster

extension ZoneReader {
  /// An accepted reading as it is where a stroke passes through a `K` that no digit tells from a filler, and may have made
  /// it of one: with a reason against it.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - image: The picture that its zone lies in.
  /// - Returns: The reading, refused where it may be a filler.
  func judgedByStrokes(_ reading: ReadZone, in image: GrayImage) -> ReadZone {
    guard reading.isAccepted else { return reading }
    let mrz = reading.mrz
    let strokes = strokes(through: mrz, of: reading.zone, in: image)
    let place = mrz.unprovenKs.first { place in
      strokes[place.line]?.pass(throughCell: place.column - 1) ?? false
    }
    return place.map { reading.refused([doubt(at: $0, in: mrz)]) } ?? reading
  }

  /// The strokes through the lines, counted from 1, with a `K` that no digit tells from a filler.
  func strokes(
    through mrz: MRZ, of zone: LocatedZone, in image: GrayImage
  ) -> [Int: StrayStrokes] {
    var strokes: [Int: StrayStrokes] = [:]
    for line in Set(mrz.unprovenKs.map(\.line)) {
      strokes[line] = StrayStrokes(ofLine: line, of: zone, in: image)
    }
    return strokes
  }

  /// The strokes through a reading of which more frames may tell the same; none where its digits do not agree.
  func strokes(through reading: ReadZone?, in image: GrayImage) -> [Int: StrayStrokes] {
    guard let reading, reading.decoding.isConsistentWithDigits else { return [:] }
    return strokes(through: reading.mrz, of: reading.zone, in: image)
  }

  /// The doubt about a character that may be another one.
  func doubt(at place: MRZ.Position, in mrz: MRZ) -> Refusal {
    let isProtected = mrz.format.isProtected(line: place.line, column: place.column)
    let code: Refusal.Code =
      isProtected ? .ambiguous : mrz.isName(at: place) ? .uncertainName : .uncertainUnprotected
    return Refusal(code, at: place, in: mrz)
  }
}
