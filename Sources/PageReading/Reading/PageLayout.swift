package import IdentityDocument
import LineRecognition
package import Raster
package import TextRecognition

/// A page that was straightened, with the lines of print that were found on it.
package struct PageLayout: Sendable {
  /// The height of capitals that Tesseract gets, in pixels; from 24 to 40 makes little difference.
  static let capitals = 28.0
  /// The same for another look at a line.
  static let largeCapitals = 40.0
  /// No more lines are read.
  private static let mostLines = 90
  /// A line that is read with less confidence is read in other ways too.
  static let doubtful = 0.7
  /// A caption that the net for printed lines reads surer than this is no longer looked at.
  static let leastCaption = 0.5
  /// A line with the number before it that the net reads less sure than this is looked at by Tesseract, too; it was not
  /// varied.
  static let leastNumbered = 0.2
  /// A line that both looks see worse than this is no print, or none that can be read.
  static let hopeless = 0.3
  /// Captions are smaller than this, in millimetres, and values larger.
  static let captions = 1.45
  /// A line of capitals lower than this, in millimetres of the document, or fainter than this share of the
  /// zone's contrast, of which the look at the page saw nothing, is background: of 294 values of specimens
  /// one stood there, and such lines were an eighth of all readings.
  static let leastUnseen = (height: 1.3, contrast: 0.5, confidence: 0.05)
  /// A line that is fainter than this share of the zone's contrast is not read in other ways.
  static let dark = 0.45
  /// Lines fainter than this share of the zone's contrast are background.
  private static let faintest = 0.28

  /// The plane of the page.
  package let plane: PagePlane
  let work: WorkPicture
  var lines: [TextLine]
  /// What the net for printed lines has read in each of them.
  var spelt: [SpeltLine?]
  /// The lines of which only the boxes around their words are known.
  var unplaced: Set<Int> = []
  let levelled: PagePicture
  /// Patches of ink that stand alone, as large and as dark as letters of values.
  let patches: [TextLine]
  /// Everything that may be print beside the zone, faint or not.
  private let areas: [PixelRectangle]
  /// The contrast of the zone's print, or of the darker lines where there is no zone.
  let reference: Double

  /// Straightens a page and finds its lines.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - plane: The plane of the page in it.
  ///   - zone: The corners of the zone's text, whose lines are left out.
  /// - Complexity: O(*n*) in the pixels of the page, 1.6 million for a passport's.
  package init(_ picture: PagePicture, plane: PagePlane, zone: Quadrilateral? = nil) {
    self.plane = plane
    work = WorkPicture(picture, plane: plane)
    // Numbers before lines are those of licences, which have no zone.
    let found = LineFinder(scale: WorkPicture.scale, findsNumbers: zone == nil)
      .lines(in: work.picture)
    let work = work
    let area = zone.map { Quadrilateral(around: $0.corners.map(work.place)) }
    let zoneLines = found.filter { line in area.map { line.lies(in: $0) } ?? false }
    let ofZone = zoneLines.filter { $0.letters >= 8 }.map(\.contrast)
    let long = found.filter { $0.letters >= 4 }.map(\.contrast)
    let reference =
      ofZone.isEmpty
      ? percentile(0.85, of: long.isEmpty ? [60] : long) : percentile(0.5, of: ofZone)
    let scale = WorkPicture.scale
    let print = found.filter { line in
      let isLarge = line.capital > 3.8 * scale
      return !zoneLines.contains(line) && line.letters >= 2 && line.width > 1.2 * line.capital
        && line.regularity > 0.45 && line.capital > 0.9 * scale
        && line.contrast > (isLarge ? 0.6 : Self.faintest) * reference
    }
    lines = Array(
      print.sorted { $0.weight > $1.weight }.prefix(Self.mostLines)
    ).sorted { ($0.base, $0.left) < ($1.base, $1.left) }
    spelt = lines.map { _ in nil }
    patches = found.filter { patch in
      !zoneLines.contains(patch) && (patch.letters == 1 || patch.width <= 1.2 * patch.capital)
        && (Self.captions * scale...3.8 * scale).contains(patch.capital)
        && patch.contrast > Self.dark * reference
    }
    areas = found.filter { line in
      !zoneLines.contains(line) && line.letters >= 2
        && line.contrast > (line.letters >= 4 ? 0.5 : 0.8) * Self.faintest * reference
    }.map(\.surroundings)
    self.reference = reference
    func level(_ image: GrayImage) -> GrayImage { image.levelled(length: Int(2.2 * scale) | 1) }
    let luma = level(work.picture.luma)
    let isGray = work.picture.isGray
    levelled = PagePicture(
      brightest: isGray ? luma : level(work.picture.brightest), luma: luma, isGray: isGray)
  }

  /// Reads the lines; what is there when time ends counts.
  ///
  /// - Parameter recognizer: Who reads.
  /// - Returns: The page.
  /// - Throws: What the recogniser throws.
  /// - Complexity: Some 400 ms for the look at the page, and 10 ms a line.
  package mutating func read(
    with recognizer: inout PrintRecognizer
  ) throws(TextRecognizerError) -> PrintedPage {
    if Interruption.isRaised { return page(of: []) }
    var net = PrintLineRecognizer(isFront ? .labelled : .print)
    let reading = RowReading(levelled: levelled)
    let spelled = spelledLines(reading, by: &net)
    let captions = captions(in: spelled)
    let picture = levelled.brightest.showing(
      areas, but: captions.keys.map { lines[$0].letterArea })
    var look = PageLook(
      areas.isEmpty ? [] : try words(in: picture, with: &recognizer), on: lines)
    var printed: [PrintedLine] = []
    for (index, (line, seen)) in zip(lines, look.versions).enumerated() {
      if Interruption.isRaised { break }
      if let caption = captions[index] {
        printed.append(self.printed(line, [caption]))
        continue
      }
      var versions = try versions(of: index, seen, spelled[index], with: &recognizer)
      if let numbered = line.withNumber,
        (versions.map(\.confidence).max() ?? 0) > Self.hopeless
      {
        versions += try numberedVersions(of: numbered, beside: versions, reading, &net, &recognizer)
      }
      printed.append(self.printed(line, versions))
    }
    guard printed.count == lines.count else { return page(of: printed) }
    let letters = try lettersAlone(
      beside: printed, &look.others, reading, &net, with: &recognizer)
    printed += look.others.map { self.printed($0.line, [$0.version]) }
    // Lines that the look at the page alone has seen can be looked at again, too.
    unplaced = Set(lines.count..<lines.count + look.others.count)
    lines += look.others.map { $0.line }
    spelt += look.others.map { _ in nil }
    return page(of: printed + letters)
  }

  private func page(of lines: [PrintedLine]) -> PrintedPage {
    PrintedPage(
      size: plane.size, zoneTop: plane.zoneTop, lines: lines, outline: Outline(plane.corners),
      portrait: portrait.map { Outline($0) })
  }

  /// Looks for ink above and below the letters of lines in capitals, where marks stand.
  ///
  /// - Parameters:
  ///   - indices: Which lines.
  ///   - page: The page, as ``read(with:)`` gave it.
  /// - Complexity: O(pixels of the lines).
  package func findGlyphs(of indices: [Int], in page: inout PrintedPage) {
    for index in indices where page.lines.indices.contains(index) && lines.indices.contains(index) {
      page.lines[index].glyphs = lines[index].glyphs(in: levelled[lines[index].channel])
    }
  }

  /// A line larger with its paper as it is, and in the other picture where there is one.
  func otherVersions(
    of line: TextLine, with recognizer: inout PrintRecognizer
  ) throws(TextRecognizerError) -> [PrintedLine.Version] {
    let large = line.cut(from: levelled[line.channel], capitals: Self.largeCapitals)
    let text = try recognizer.text(in: large)
    let version = PrintedLine.Version(text.text, confidence: text.confidence)
    if levelled.isGray { return [version] }
    return [try read(line, in: line.channel.other, with: &recognizer), version]
  }

  func read(
    _ line: TextLine, in channel: PagePicture.Channel, with recognizer: inout PrintRecognizer
  ) throws(TextRecognizerError) -> PrintedLine.Version {
    let image = line.cut(from: levelled[channel], capitals: Self.capitals).withCutContrast()
    let text = try recognizer.text(in: image)
    return PrintedLine.Version(text.text, confidence: text.confidence)
  }

  func printed(_ line: TextLine, _ versions: [PrintedLine.Version]) -> PrintedLine {
    let (left, right) = (
      work.millimetres(line.left, line.base), work.millimetres(line.right, line.base)
    )
    let unit = plane.unit
    return PrintedLine(
      versions, left: left.x * unit, right: right.x * unit, baseline: left.y * unit,
      capitalHeight: line.capital / WorkPicture.scale * unit,
      contrast: min(1, line.contrast / max(1, reference)),
      outline: Outline(line.corners.mapped { work.original($0.x, $0.y) }))
  }
}

extension TextLine {
  /// Long and dark lines matter most.
  fileprivate var weight: Double { contrast * Double(min(8, letters)) }

  /// Whether it is one of the zone's lines, whose area is given.
  fileprivate func lies(in zone: Quadrilateral) -> Bool {
    let middle = base - capital / 2
    return middle > zone.topLeft.y - 4 && middle < zone.bottomRight.y + 8
      && left > zone.topLeft.x - 40 && right < zone.bottomRight.x + 60
  }
}

extension Outline {
  /// The corners of a quadrilateral.
  package init(_ quadrilateral: Quadrilateral) {
    func corner(_ point: Point) -> Corner { Corner(x: point.x, y: point.y) }
    self.init(
      topLeft: corner(quadrilateral.topLeft), topRight: corner(quadrilateral.topRight),
      bottomRight: corner(quadrilateral.bottomRight), bottomLeft: corner(quadrilateral.bottomLeft))
  }
}
