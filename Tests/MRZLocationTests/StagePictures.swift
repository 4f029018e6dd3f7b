import Foundation
import ImageFile
import Raster
import Testing

@testable import MRZLocation

/// One frame of the corpus taken through the stages of the search one by one: each must find what the
/// next one needs, and with `STAGE_PICTURE` set to a path they are drawn there side by side, as the README
/// of the module shows them.
@Suite("The stages of the search on a frame")
struct StagePictures {
  private static let path =
    #filePath.split(separator: "/").dropLast(3)
    .reduce("") { $0 + "/" + $1 } + "/Corpus/Frames/g2-mrp-000.jpg"
  private static let level = 1

  /// The part of the level with the card, which every panel shows.
  private static let panel = PixelRectangle(x: 90, y: 310, width: 390, height: 460)

  /// Two rows of three panels, the last with straightened pictures one under the other.
  private static func sheet(_ panels: [ColorImage], straight: [ColorImage]) -> ColorImage {
    var sheet = ColorImage(
      GrayImage(width: 3 * panel.width, height: 2 * panel.height, filledWith: 255))
    func copy(_ image: ColorImage, from: (x: Int, y: Int), to: (x: Int, y: Int)) {
      for y in 0..<min(panel.height, image.height - from.y) {
        for x in 0..<min(panel.width, image.width - from.x) where to.y + y < sheet.height {
          sheet.fillRectangle(
            left: to.x + x, top: to.y + y, width: 1, height: 1,
            color: image.pixels[(from.y + y) * image.width + from.x + x])
        }
      }
    }
    for (index, image) in panels.enumerated() {
      copy(
        image, from: (panel.x, panel.y), to: (index % 3 * panel.width, index / 3 * panel.height))
    }
    var top = panel.height + 20
    for image in straight {
      copy(image, from: (0, 0), to: (2 * panel.width + 4, top))
      top += image.height + 12
    }
    return sheet
  }

  /// The lines of print over a level, in colours by turns.
  private static func drawn(_ lines: [TextLine], over image: GrayImage) -> ColorImage {
    var picture = ColorImage(image)
    let colors = [
      Color(red: 220, green: 30, blue: 30), Color(red: 20, green: 120, blue: 220),
      Color(red: 0, green: 150, blue: 60),
    ]
    for (index, line) in lines.enumerated() {
      let ends = [-line.halfLength, 0, line.halfLength].map { u in
        let place = line.frame.point(u: u, v: 0)
        return Point(x: Double(place.x) / 2, y: Double(place.y) / 2)
      }
      for (from, to) in zip(ends, ends.dropFirst()) {
        picture.drawLine(from: from, to: to, color: colors[index % 3], thickness: 2)
      }
    }
    return picture
  }

  /// Patches of ink as bars of their length and thickness.
  private static func drawn(_ components: [InkComponent], width: Int, height: Int) -> ColorImage {
    var ink = ColorImage(GrayImage(width: width, height: height, filledWith: 255))
    for part in components {
      let arm = Point(x: Double(part.dx), y: Double(part.dy)) * (Double(part.length) / 2)
      let middle = Point(x: Double(part.x), y: Double(part.y))
      ink.drawLine(
        from: middle - arm, to: middle + arm,
        color: part.isElongated ? Color(red: 200, green: 30, blue: 30) : Color(gray: 60),
        thickness: max(1, Int(part.area / max(part.length, 1))))
    }
    return ink
  }

  @Test("contrast, ink, lines, pitch, rows, cells, zone, strips")
  func stages() throws {
    let image = try GrayImage(contentsOfFile: Self.path)
    let pyramid = Pyramid(image, levelCount: 5)
    let halved = pyramid.levels[Self.level]
    let map = ContrastMap(halved)
    var contrast = GrayImage(width: map.width, height: map.height, filledWith: 0)
    for y in 0..<map.height {
      for x in 0..<map.width {
        contrast[x, y] = UInt8(clamping: 128 - 2 * Int(map.contrast[y * map.width + x]))
      }
    }
    var panels = [ColorImage(contrast)]

    let pass = ZoneSearch.passes[0]
    let finder = ComponentFinder(
      isLightOnDark: false, ratio: pass.ratio, noiseRatio: pass.noiseRatio)
    let components = finder.components(in: map)
    #expect(components.count > 100)
    panels.append(Self.drawn(components, width: map.width, height: map.height))

    var linker = LineLinker(
      components, width: map.width, height: map.height, level: Self.level, isLightOnDark: false)
    let lines = linker.lines()
    panels.append(Self.drawn(lines, over: halved))

    let search = PitchSearch(pyramid: pyramid)
    let pitched = lines.compactMap { line -> TextLine? in
      var line = line
      guard line.slenderness > 0, search.autocorrelate(&line) >= 0.5, search.comb(&line),
        line.coherence >= 0.34
      else { return nil }
      return line
    }
    #expect(!pitched.isEmpty && pitched.count < lines.count)
    panels.append(Self.drawn(pitched, over: halved))

    let check = ZoneCheck(pyramid: pyramid)
    let found = pitched.sorted { $0.coherence > $1.coherence }.lazy.compactMap { line in
      check.probe(line).flatMap { check.candidate(line, $0) }
    }.first { $0.isAcceptable }
    let candidate = try #require(found)
    #expect(candidate.rows.count == 2 && candidate.range.count == 44)

    let zone = try #require(MRZLocator().zones(in: image).first)
    var outline = ColorImage(halved)
    for line in zone.lines {
      outline.draw(
        line.quadrilateral.mapped { ($0 - Point(x: 0.5, y: 0.5)) * 0.5 },
        color: Color(red: 0, green: 160, blue: 60), thickness: 2)
    }
    panels.append(outline)
    let strips = (0..<2).map { zone.strip(ofLine: $0, in: image) }
    #expect(strips.allSatisfy { $0.cellCenters.count == 44 })
    guard let file = ProcessInfo.processInfo.environment["STAGE_PICTURE"] else { return }
    let straight = [Self.rows(of: candidate)] + strips.flatMap { Self.halves(of: $0.image) }
    try Self.sheet(panels, straight: straight).write(
      to: PictureDestination(path: file, replacesFile: true))
  }

  /// The halves of a strip, which is wider than a panel.
  private static func halves(of strip: GrayImage) -> [ColorImage] {
    [0, strip.width / 2].map { left in
      let half = PixelRectangle(x: left, y: 0, width: strip.width / 2, height: strip.height)
      return ColorImage(strip.cropped(to: half))
    }
  }

  /// The straightened surroundings with the rows of the lines and the edges of the cells.
  private static func rows(of candidate: ZoneCandidate) -> ColorImage {
    let patch = candidate.patch
    var image = GrayImage(width: patch.columns, height: patch.rows, filledWith: 0)
    for y in 0..<patch.rows {
      for x in 0..<patch.columns {
        image[x, y] = UInt8(min(255, max(0, patch.grey.values[y * patch.columns + x])))
      }
    }
    var picture = ColorImage(image)
    for (row, centers) in zip(candidate.rows, candidate.centers) {
      for center in centers {
        let column = Int(center.rounded()) - Int(ZonePatch.samplesPerPitch) / 2
        let middle = candidate.tracking.row(row, column: Int(center))
        picture.fillRectangle(
          left: column, top: middle - 5, width: 1, height: 11,
          color: Color(red: 0, green: 160, blue: 60))
      }
    }
    return picture
  }
}
