import IdentityDocument
import Raster

extension ZoneReader {
  /// An accepted reading as it is where a spot of light stands among its names: with a reason against it.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - image: The picture that its zone lies in.
  /// - Returns: The reading, refused where light takes away what no digit protects.
  func judgedByLight(_ reading: ReadZone, in image: GrayImage) -> ReadZone {
    let mrz = reading.mrz
    guard reading.isAccepted, let names = mrz.format.range(of: .names),
      let last = names.columns.last(where: { mrz[names.line, $0] != "<" }),
      let light = NameLight(of: reading.zone, mrz.format, in: image),
      let cell = light.spot(among: names.columns.lowerBound - 1..<last)
    else { return reading }
    let place = MRZ.Position(line: names.line, column: cell + 1)
    return reading.refused([Refusal(.uncertainName, at: place, in: mrz)])
  }
}
