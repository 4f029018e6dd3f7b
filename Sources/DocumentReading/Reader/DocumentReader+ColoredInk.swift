import IdentityDocument
import MRZLocation
import MRZRecognition
import Raster

extension DocumentReader {
  /// Looks at an accepted zone without the coloured ink that touches characters of it, as that of a pen or a stamp, which
  /// may have made others of them.
  ///
  /// It is refused where a character that such ink touches is another one without. The colours of a file are decoded for
  /// this where ink lies above or below the characters, or all methods are to be used: to decode them takes as long as
  /// to read the picture (`Benchmarks/Measurements.md`, what other ink makes of characters).
  ///
  /// - Parameters:
  ///   - look: The picture.
  ///   - readings: What was read, best first.
  ///   - reading: What the times are added to.
  ///   - engines: Who reads.
  /// - Throws: `ReaderError` where a recogniser cannot be made or the task was cancelled.
  func lookBelowColor(
    at look: FirstLook, _ readings: inout [MRZReading], _ reading: inout Reading,
    engines: inout Engines
  ) throws(ReaderError) {
    guard let first = readings.first, let outline = LocatedOutline(first), look.picture.hasColors,
      look.picture.hasColorsAtHand || configuration.exhaustsMethods
        || InkBesideLines.isSeen(at: first.characterCenters, in: look.image),
      try !Self.mustEnd(),
      let (black, cells) = reading.times.measure(\.decode, { blackInk(of: look, below: first) })
    else { return }
    let found = try self.reading(
      of: black, around: outline, orElsewhere: false, &reading, &engines)
    guard let second = found, second.mrz.format == first.mrz.format else { return }
    let place = cells.first { cell in
      first.mrz[cell.line, cell.column] != second.mrz[cell.line, cell.column]
    }
    guard let place else { return }
    readings[0].isAccepted = false
    readings[0].refusals.append(Refusal(.contradicted, at: place, in: first.mrz))
  }

  /// The picture that was searched without its coloured ink, and the characters of a zone that such ink touches; `nil`
  /// where there are none, the time is over or its colours cannot be decoded.
  private func blackInk(
    of look: FirstLook, below zone: MRZReading
  ) -> (picture: FirstLook, cells: [MRZ.Position])? {
    let colors: ColorImage?
    do throws(ReaderError) { colors = try look.picture.color() } catch { return nil }
    guard let colors else { return nil }
    let centers = zone.characterCenters.map { $0.map(look.place.restored) }
    let cells = ColoredCells(at: centers, in: colors).positions
    guard !cells.isEmpty, let black = blackInk(of: look, in: colors) else { return nil }
    return (black, cells)
  }
}
