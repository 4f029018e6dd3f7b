import LineRecognition

extension PageLayout {
  /// From so many pixels a millimetre on letters stand apart, and the net for printed lines is not asked:
  /// where it read all pages, more values of the sharpest were lost and wrong than gained
  /// (`Benchmarks/Measurements.md`, a net for printed lines).
  private static let sharp = 7.0

  /// Below so many pixels a millimetre of the plane letters of fronts touch, and rows are looked for by reading.
  private static let small = 4.5

  /// Whether it is a front of a card, where values stand behind labels; on pages and beside a zone they stand below
  /// their captions.
  var isFront: Bool { plane.zoneTop == nil && plane.unit < 1 }

  /// The page, where its print is small, with the lines mended by what the net for printed lines reads in
  /// their rows.
  ///
  /// - Complexity: O(*n*) in the pixels of the rows.
  package func mended() -> PageLayout {
    guard plane.resolution < Self.sharp else { return self }
    var recognizer = PrintLineRecognizer(isFront ? .labelled : .print)
    let reading = RowReading(levelled: levelled)
    var rows = reading.mended(lines, with: &recognizer)
    if isFront, plane.resolution < Self.small {
      var scanner = PrintLineRecognizer()
      let scanned = RowScan(
        image: levelled.brightest, area: work.area(ofPage: plane), contrast: reference
      ).lines(scanner: &scanner, recognizer: &recognizer)
      rows = reading.supplemented(rows, by: scanned, with: &recognizer)
    }
    rows.sort { ($0.line.base, $0.line.left) < ($1.line.base, $1.line.left) }
    var mended = self
    mended.lines = rows.map { $0.line }
    mended.spelt = rows.map { $0.spelt }
    return mended
  }
}
