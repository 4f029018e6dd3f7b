import MRZLocation
import Raster

/// A picture of text lines in a 5 × 7 alphabet, seen from any side.
///
/// A cell is seven dots wide, a capital seven dots high, and lines lie 2.4 cells apart, about as on a
/// document.
struct TestPage {
  /// The zone's lines.
  var lines: [String]
  /// The size of the picture, in pixels.
  var width: Int
  var height: Int
  /// The middle of the zone, in pixels.
  var middle: Point
  /// The distance of characters in the middle, in pixels.
  var pitch: Double
  /// Clockwise, in degrees.
  var angle = 0.0
  /// The change of scale along the lines, a part per cell.
  var perspective = 0.0
  /// The sag of the lines in their middle, in cells.
  var sag = 0.0
  /// How far a line stands to the right of the one above it, as a part of their distance.
  var lean = 0.0
  /// How much of its ink the first character has lost, those behind it less and less up to the middle.
  var shade = 0.0
  /// Where the sheet turns away before the first character: what characters lose there of their distance, in
  /// how many cells three quarters of that are gone, and how many cells lower it lies.
  var spine = (squeeze: 0.0, reach: 5.0, fall: 0.0)
  var paper: Double = 220
  var ink: Double = 40

  static let td3 = [
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
    "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
  ]
  static let td2 = ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"]
  static let td1 = [
    "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6",
    "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
  ]

  private var cellCount: Double { Double(lines.first?.count ?? 0) }
  private var turn: (cosine: Double, sine: Double) {
    (TestPage.cosine(angle), TestPage.cosine(angle - 90))
  }

  /// Where a place of the page lies in the picture: cells from the zone's middle.
  func point(u: Double, v: Double) -> Point {
    let (cosine, sine) = turn
    let (u, v) = (squeezed(u) + lean * v, v + fall(at: u))
    let scale = pitch / (1 + perspective * u)
    let sunk = v + sag * (1 - 4 * u * u / (cellCount * cellCount))
    return Point(
      x: middle.x + scale * (u * cosine - sunk * sine),
      y: middle.y + scale * (u * sine + sunk * cosine))
  }

  /// The centre of a character.
  func center(line: Int, cell: Int) -> Point {
    point(
      u: Double(cell) + 0.5 - cellCount / 2, v: 2.4 * (Double(line) - Double(lines.count - 1) / 2))
  }

  /// Draws the page; four samples a pixel, as far apart as a lens spreads them.
  func picture() -> GrayImage {
    var image = GrayImage(width: width, height: height, filledWith: UInt8(paper))
    draw(into: &image)
    return image
  }

  /// Draws the lines over a picture.
  func draw(into image: inout GrayImage) {
    let glyphs = lines.map { line in line.utf8.map { TestPage.alphabet[$0] ?? [] } }
    let (cosine, sine) = turn
    for y in 0..<image.height {
      for x in 0..<image.width {
        var covered = 0.0
        for sample in 0..<4 {
          let dx = Double(x) + (sample & 1 == 0 ? -0.6 : 0.6) - middle.x
          let dy = Double(y) + (sample & 2 == 0 ? -0.6 : 0.6) - middle.y
          let along = (dx * cosine + dy * sine) / pitch
          let across = (dy * cosine - dx * sine) / pitch
          let u = along / (1 - perspective * along)
          let v =
            across * (1 + perspective * u) - sag * (1 - 4 * u * u / (cellCount * cellCount))
          let cell = unsqueezed(u - lean * v)
          guard isInk(glyphs, u: cell, v: v - fall(at: cell)) else { continue }
          covered += 0.25 * (1 - shade * max(0, -2 * u / cellCount))
        }
        guard covered > 0 else { continue }
        let old = Double(image[x, y])
        image[x, y] = UInt8(old + (ink - old) * covered)
      }
    }
  }

  /// The cells from the spine to a place, and the part of what the spine does that is left there.
  private func away(_ u: Double) -> (cells: Double, part: Double) {
    let cells = max(0, u + cellCount / 2)
    return (cells, 1 / (1 + cells / spine.reach))
  }

  /// Where a character is seen along the line, in distances of those in the middle.
  private func squeezed(_ u: Double) -> Double {
    guard spine.squeeze > 0 else { return u }
    let reach = spine.squeeze * spine.reach
    let inside = max(u, -cellCount / 2)
    return inside + reach * (away(inside).part - away(0).part)
      + (u - inside) * (1 - spine.squeeze)
  }

  /// Which character is seen at a place along the line.
  private func unsqueezed(_ seen: Double) -> Double {
    guard spine.squeeze > 0 else { return seen }
    var u = seen
    for _ in 0..<12 {
      let part = away(u).part
      u -= (squeezed(u) - seen) / (1 - spine.squeeze * part * part)
    }
    return u
  }

  /// How far the sheet has fallen there, in cells.
  private func fall(at u: Double) -> Double {
    guard spine.fall != 0 else { return 0 }
    let part = away(u).part
    return spine.fall * part * part
  }

  private func isInk(_ glyphs: [[[UInt8]]], u: Double, v: Double) -> Bool {
    let line = ((v + 1.2 * Double(glyphs.count)) / 2.4).rounded(.down)
    let cell = (u + cellCount / 2).rounded(.down)
    guard line >= 0, cell >= 0, line < Double(glyphs.count), cell < cellCount else { return false }
    let column = Int((u + cellCount / 2 - cell) * 7) - 1
    let row = (v - 2.4 * (line - Double(glyphs.count - 1) / 2)) * 7 + 3.5
    guard row >= 0, row < 7, column >= 0, column < 5 else { return false }
    let glyph = glyphs[Int(line)][Int(cell)]
    return !glyph.isEmpty && glyph[Int(row)] >> UInt8(4 - column) & 1 == 1
  }

  /// The cosine of an angle in degrees, by its series.
  static func cosine(_ degrees: Double) -> Double {
    let x = (degrees.truncatingRemainder(dividingBy: 360)) * Double.pi / 180
    var term = 1.0
    var sum = 1.0
    for k in 1...24 {
      term *= -x * x / Double((2 * k - 1) * 2 * k)
      sum += term
    }
    return sum
  }

  /// The largest distance of a located character from its place, in cells; infinite where the shape
  /// differs.
  func error(of zone: LocatedZone) -> Double {
    guard zone.lines.count == lines.count, zone.cellCount == lines.first?.count else {
      return .infinity
    }
    var largest = 0.0
    for (index, line) in zone.lines.enumerated() {
      for (cell, found) in line.cellCenters.enumerated() {
        let place = center(line: index, cell: cell)
        let dx = found.x - place.x
        let dy = found.y - place.y
        largest = max(largest, (dx * dx + dy * dy).squareRoot() / pitch)
      }
    }
    return largest
  }

  /// Seven rows of five dots, the leftmost the highest of five bits.
  static let alphabet: [UInt8: [UInt8]] = {
    let rows: [(Character, [UInt8])] = [
      ("<", [1, 6, 8, 16, 8, 6, 1]),
      ("0", [14, 17, 17, 17, 17, 17, 14]), ("1", [4, 12, 4, 4, 4, 4, 14]),
      ("2", [14, 17, 1, 6, 8, 16, 31]), ("3", [14, 17, 1, 6, 1, 17, 14]),
      ("4", [2, 6, 10, 18, 31, 2, 2]), ("5", [31, 16, 30, 1, 1, 17, 14]),
      ("6", [6, 8, 16, 30, 17, 17, 14]), ("7", [31, 1, 2, 4, 4, 8, 8]),
      ("8", [14, 17, 17, 14, 17, 17, 14]), ("9", [14, 17, 17, 15, 1, 2, 12]),
      ("A", [4, 10, 17, 17, 31, 17, 17]), ("B", [30, 17, 17, 30, 17, 17, 30]),
      ("C", [14, 17, 16, 16, 16, 17, 14]), ("D", [30, 17, 17, 17, 17, 17, 30]),
      ("E", [31, 16, 16, 30, 16, 16, 31]), ("F", [31, 16, 16, 30, 16, 16, 16]),
      ("I", [14, 4, 4, 4, 4, 4, 14]), ("K", [17, 18, 20, 24, 20, 18, 17]),
      ("L", [16, 16, 16, 16, 16, 16, 31]), ("M", [17, 27, 21, 21, 17, 17, 17]),
      ("N", [17, 25, 21, 19, 17, 17, 17]), ("O", [14, 17, 17, 17, 17, 17, 14]),
      ("P", [30, 17, 17, 30, 16, 16, 16]), ("R", [30, 17, 17, 30, 20, 18, 17]),
      ("S", [15, 16, 16, 14, 1, 1, 30]), ("T", [31, 4, 4, 4, 4, 4, 4]),
      ("U", [17, 17, 17, 17, 17, 17, 14]), ("Z", [31, 1, 2, 4, 8, 16, 31]),
    ]
    return Dictionary(
      uniqueKeysWithValues: rows.map { ($0.0.asciiValue ?? 0, $0.1) })
  }()
}

/// Numbers that look random and are the same every time.
struct TestNoise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number of 0 … 255.
  mutating func next() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: state >> 56)
  }

  /// An image of nothing but noise.
  static func image(width: Int, height: Int, seed: UInt64 = 1) -> GrayImage {
    var noise = TestNoise(seed: seed)
    let pixels = (0..<width * height).map { _ in noise.next() }
    return GrayImage(width: width, height: height, pixels: pixels)
      ?? GrayImage(width: 0, height: 0, filledWith: 0)
  }
}
