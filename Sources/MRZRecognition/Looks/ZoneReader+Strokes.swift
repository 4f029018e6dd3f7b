import IdentityDocument
import MRZLocation
import Raster

extension ZoneReader {
  /// An accepted reading as it is where a stroke passes through a `K` that no digit protects, and may have made it of a
  /// filler: with a reason against it.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - image: The picture that its zone lies in.
  /// - Returns: The reading, refused where it may be a filler.
  func judgedByStrokes(_ reading: ReadZone, in image: GrayImage) -> ReadZone {
    guard reading.isAccepted else { return reading }
    let mrz = reading.mrz
    let strokes = strokes(through: mrz, of: reading.zone, in: image)
    let place = mrz.unprotectedKs.first { place in
      strokes[place.line]?.pass(throughCell: place.column - 1) ?? false
    }
    return place.map { reading.refused([doubt(at: $0, in: mrz)]) } ?? reading
  }

  /// The strokes through the lines, counted from 1, with a `K` that no digit protects.
  func strokes(
    through mrz: MRZ, of zone: LocatedZone, in image: GrayImage
  ) -> [Int: StrayStrokes] {
    var strokes: [Int: StrayStrokes] = [:]
    for line in Set(mrz.unprotectedKs.map(\.line)) {
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
    Refusal(mrz.isName(at: place) ? .uncertainName : .uncertainUnprotected, at: place, in: mrz)
  }
}
