import IdentityDocument
import ImageFile
import Raster

extension Reading {
  /// Draws what was found on the picture it was found in, and writes that to a file.
  ///
  /// | colour | what it marks |
  /// |---|---|
  /// | green | an accepted zone, its lines drawn thin |
  /// | orange | a zone that is not accepted |
  /// | red | a character that was read with a confidence below 0.9 |
  /// | violet | a character that was corrected |
  /// | blue | a barcode |
  /// | turquoise | the page and its portrait; thin, the lines that state its fields |
  ///
  /// - Parameters:
  ///   - source: The path of the picture that was read. It is never written to.
  ///   - target: The file to write.
  /// - Throws: `ReaderError` where the picture cannot be read again or the file cannot be written.
  public func annotate(pictureAt source: String, to target: AnnotationFile) throws(ReaderError) {
    try annotate(frame: (pageNumber ?? 1) - 1, of: source, to: target)
  }

  /// Draws what was found on a page of a file that is open.
  ///
  /// - Parameters:
  ///   - page: The page, from 1.
  ///   - pages: The file.
  ///   - target: The file to write.
  /// - Throws: `ReaderError` where the page cannot be decoded or the file cannot be written.
  package func annotate(
    page: Int, of pages: DocumentPages, to target: AnnotationFile
  ) throws(ReaderError) {
    do throws(ImageFileError) {
      var picture = try pages.file.colorImage(page: page)
      draw(on: &picture)
      try picture.write(to: target.destination)
    } catch {
      throw ReaderError(error)
    }
  }

  /// Draws what was found on a frame of a file with several.
  ///
  /// - Parameters:
  ///   - index: The frame, from 0.
  ///   - source: The path of the file. It is never written to.
  ///   - target: The file to write.
  /// - Throws: `ReaderError` where the frame cannot be read again or the file cannot be written.
  package func annotate(
    frame index: Int, of source: String, to target: AnnotationFile
  ) throws(ReaderError) {
    let target = try target.sparing(source)
    do throws(ImageFileError) {
      let bytes = try FileBytes.read(source, limit: ImageFileLimits().bytes)
      // A file that has to be converted was converted before: that was allowed.
      var picture = try PictureFile(converting: bytes).colorImage(page: index + 1)
      draw(on: &picture)
      try picture.write(to: target.destination)
    } catch {
      throw ReaderError(error)
    }
  }

  /// Draws what was found on the picture it was found in, and writes that to a file.
  ///
  /// - Parameters:
  ///   - source: The path of the picture that was read. It is never written to.
  ///   - path: The path of the file to write, which must not exist; its ending `.png` or `.jpg`
  ///     decides the format.
  /// - Throws: `ReaderError` where the file may not be written, or the picture cannot be read again.
  public func annotate(pictureAt source: String, to path: String) throws(ReaderError) {
    try annotate(pictureAt: source, to: AnnotationFile(path: path))
  }

  /// Draws what was found.
  func draw(on picture: inout ColorImage) {
    let thickness = max(1, max(picture.width, picture.height) / 900)
    if let page { draw(page, on: &picture, thickness: thickness) }
    if let mrz { draw(mrz, on: &picture, thickness: thickness) }
    for zone in otherZones { draw(zone, on: &picture, thickness: thickness) }
    for barcode in barcodes {
      picture.draw(barcode.quadrilateral, color: .found, thickness: thickness * 2)
    }
  }

  private func draw(_ print: PrintReading, on picture: inout ColorImage, thickness: Int) {
    for outline in [print.page.outline, print.page.portrait].compactMap(\.self) {
      picture.draw(Quadrilateral(outline), color: .printed, thickness: thickness * 2)
    }
    for line in Set(print.fields.flatMap(\.lines)).sorted()
    where print.page.lines.indices.contains(line) {
      guard let outline = print.page.lines[line].outline else { continue }
      picture.draw(Quadrilateral(outline), color: .printed, thickness: thickness)
    }
  }

  private func draw(_ zone: MRZReading, on picture: inout ColorImage, thickness: Int) {
    let color = zone.isAccepted ? Color.accepted : .refused
    picture.draw(zone.quadrilateral, color: color, thickness: thickness * 2)
    for line in zone.lineQuadrilaterals {
      picture.draw(line, color: color, thickness: thickness)
    }
    let corrected = Set(zone.corrections.map { [$0.line, $0.column] })
    for (line, centers) in zone.characterCenters.enumerated() {
      for (column, center) in centers.enumerated() {
        let isCorrected = corrected.contains([line + 1, column + 1])
        let confidence = zone.confidence(line: line, column: column)
        guard isCorrected || confidence < Float(Self.drawnConfidence) else { continue }
        mark(center, color: isCorrected ? .corrected : .doubtful, on: &picture, size: thickness * 3)
      }
    }
  }

  /// Characters below this confidence are marked.
  private static let drawnConfidence = 0.9

  private func mark(_ center: Point, color: Color, on picture: inout ColorImage, size: Int) {
    let radius = Double(size)
    let square = [(-radius, -radius), (radius, -radius), (radius, radius), (-radius, radius)]
    picture.drawPolygon(
      square.map { Point(x: center.x + $0.0, y: center.y + $0.1) }, color: color,
      thickness: max(1, size / 2))
  }
}

extension MRZReading {
  fileprivate func confidence(line: Int, column: Int) -> Float {
    guard line < characterConfidence.count, column < characterConfidence[line].count else {
      return 1
    }
    return characterConfidence[line][column]
  }
}

extension Color {
  fileprivate static let accepted = Color(red: 0, green: 170, blue: 60)
  fileprivate static let refused = Color(red: 240, green: 140, blue: 0)
  fileprivate static let doubtful = Color(red: 230, green: 0, blue: 40)
  fileprivate static let corrected = Color(red: 160, green: 0, blue: 220)
  fileprivate static let found = Color(red: 0, green: 110, blue: 230)
  fileprivate static let printed = Color(red: 0, green: 160, blue: 160)
}
