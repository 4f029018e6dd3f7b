import MRZLocation
import Raster

/// Looks for spots of light on a line, over characters of which no digit tells what they take away.
///
/// A reflection over a part of an `O` leaves a `C` of which both nets are sure. What gives it away is
/// light that the paper beside it does not have.
struct LineLight {
  /// How much brighter than the paper on either side a spot is, in differences between paper and ink.
  ///
  /// Of 1493 accepted frames with no such spot 6 show one by this; of 9 accepted readings with a letter
  /// half gone in light 6 do, the others on paper that is nearly white itself (`Benchmarks/Measurements.md`,
  /// the gate of acceptance).
  private static let leastExcess = 0.3
  /// The cells on either side that a cell is held against, and how many there have to be.
  private static let (nearest, furthest, fewest) = (2, 7, 3)
  /// What is cut out about a cell, in pixels.
  private static let (width, height) = (8, 14)

  /// The greys of a cell.
  private struct Greys {
    let ink, paper, light: Int

    /// The difference between paper and ink, as a share of the paper.
    var contrast: Double { Double(paper - ink) / Double(max(8, paper)) }

    /// Takes the 5th, the 90th and the 110th of a cell's 112 grey values.
    init(_ columns: Range<Int>, of strip: GrayImage) {
      var counts = InlineArray<256, UInt8>(repeating: 0)
      for y in 0..<LineLight.height {
        for x in columns { counts[Int(strip[x, y])] &+= 1 }
      }
      var (grey, passed) = (-1, 0)
      /// The grey with which so many values have been passed.
      func value(ofRank rank: Int) -> Int {
        while passed < rank, grey < 255 {
          grey += 1
          passed += Int(counts[grey])
        }
        return grey
      }
      (ink, paper, light) = (value(ofRank: 5), value(ofRank: 90), value(ofRank: 110))
    }
  }

  private let cells: [Greys]
  /// The line, eight pixels a cell.
  let strip: GrayImage

  /// Cuts a line, counted from 1, out of a picture, or gives `nil` where it is not there.
  ///
  /// - Complexity: O(cells).
  init?(ofLine number: Int, of zone: LocatedZone, in image: GrayImage) {
    guard zone.lines.indices.contains(number - 1) else { return nil }
    var sampling = LineSampling()
    (sampling.pixelsPerCell, sampling.height) = (Self.width, Self.height)
    sampling.margin = 0
    let line = zone.strip(ofLine: number - 1, in: image, sampling: sampling)
    let strip = line.image
    guard strip.height == Self.height, strip.width >= line.cellCenters.count * Self.width else {
      return nil
    }
    self.strip = strip
    cells = line.cellCenters.indices.map {
      Greys($0 * Self.width..<($0 + 1) * Self.width, of: strip)
    }
  }

  /// The brightest of some cells, counted from 0, if it stands in a spot of light.
  func spot(among places: some Sequence<Int>) -> Int? {
    let found = places.filter(cells.indices.contains).map { (cell: $0, excess: excess(inCell: $0)) }
    let brightest = found.max { $0.excess < $1.excess }
    return brightest.flatMap { $0.excess >= Self.leastExcess ? $0.cell : nil }
  }

  /// The least contrast of a cell with print in it, as a share of the median of its line: of 804 accepted readings of
  /// pictures that other hands drew three have less in a filler, of 61 frames of the corpus none less than half
  /// (`Benchmarks/Measurements.md`, light over fillers).
  private static let leastOfPrint = 0.25

  /// The cells, counted from 0, in which there is hardly any ink beside what the line has.
  var blankCells: Set<Int> {
    let least = Self.leastOfPrint * Double(Self.median(cells.map { $0.paper - $0.ink }))
    return Set(cells.indices.filter { Double(cells[$0].paper - cells[$0].ink) < least })
  }

  /// The least contrast of cells that print goes on in, as a share of that of the cells before: of 395 visas of type B
  /// 99 in 100 have less than 0.58 behind their lines, of 400 of type A as many 0.72 and more in their last eight
  /// cells (g3; `Benchmarks/Measurements.md`, the gate of acceptance).
  private static let leastShareOfContrast = 0.65

  /// How many cells behind the first ones hold as much ink as these, from the first one on; 0 for none.
  ///
  /// What covers the end of a line, or the edge of the picture, may leave one cell of it.
  func inkedCells(behind count: Int) -> Int {
    guard let least = leastContrast(behind: count) else { return 0 }
    let found = (1...cells.count - count).last { number in
      let behind = cells[count..<count + number].map(\.contrast).sorted()[number / 2]
      return behind >= least
    }
    return found ?? 0
  }

  /// The cells behind the first ones, counted from 0, each of which holds as much ink as these, wherever they are.
  ///
  /// A finger may lie over the cells between.
  func singleInkedCells(behind count: Int) -> Set<Int> {
    guard let least = leastContrast(behind: count) else { return [] }
    return Set((count..<cells.count).filter { cells[$0].contrast >= least })
  }

  /// The contrast from which on a cell behind the first ones holds as much ink as these; `nil` where none is behind
  /// them, or they hold none.
  private func leastContrast(behind count: Int) -> Double? {
    guard count > 0, count < cells.count else { return nil }
    let before = cells[..<count].map(\.contrast).sorted()[count / 2]
    return before > 0 ? Self.leastShareOfContrast * before : nil
  }

  /// Whether the paper right behind the first cells is blown out by a spot of light: a visa of type B has the width of
  /// three characters there and more (ICAO Doc 9303-7, §4.1).
  func isBlownOut(behind count: Int) -> Bool {
    guard count > Self.furthest, count < cells.count else { return false }
    let before = cells[(count - Self.furthest - 1)..<count]
    let contrast = Self.median(before.map(\.paper)) - Self.median(before.map(\.ink))
    let paper = Self.median(before.map(\.paper))
    let behind = cells[count..<min(count + Self.margin, cells.count)]
      .filter { $0.paper >= Self.leastBlownOut }
    return behind.contains {
      Double($0.paper - paper) >= Self.leastExcessBehind * Double(max(4, contrast))
    } || !behind.isEmpty && fades(before: count)
  }

  /// Whether the last of the first cells has less contrast than print goes on in: on white paper light is not brighter
  /// than that, but grows over the print.
  private func fades(before count: Int) -> Bool {
    leastContrast(behind: count).map { cells[count - 1].contrast < $0 } ?? false
  }

  /// Whether something that is not the paper before them, as a finger, may lie over the first two cells behind the
  /// first ones.
  func isCovered(behind count: Int) -> Bool {
    guard let least = leastDifference(Self.leastExcessOfCover, behind: count) else { return false }
    let paper = cells[count - 1].paper
    return cells[count..<min(count + 2, cells.count)].contains {
      Double(abs($0.paper - paper)) >= least || Double($0.paper - $0.ink) >= least
    }
  }

  /// Whether the first two cells behind the first ones are much darker than the last of these: what is printed there
  /// is not seen, and a shadow seldom begins just there.
  func isDark(behind count: Int) -> Bool {
    guard let least = leastDifference(Self.leastExcessBehind, behind: count) else { return false }
    let paper = cells[count - 1].paper
    return cells[count..<min(count + 2, cells.count)].allSatisfy {
      Double(paper - $0.paper) >= least
    }
  }

  /// A share of the difference between paper and ink in the last of the first cells, in greys; `nil` where there are too
  /// few of them or none behind.
  private func leastDifference(_ share: Double, behind count: Int) -> Double? {
    guard count > Self.furthest, count < cells.count else { return nil }
    let before = cells[(count - Self.furthest - 1)..<count]
    return share * Double(max(4, Self.median(before.map(\.paper)) - Self.median(before.map(\.ink))))
  }

  /// The least difference of a cover to the paper before it.
  ///
  /// With 0.25 six frames with a finger over a visa of type A were still accepted as type B, with 0.15 (in three
  /// cells, for two) a card right beside a visa of type B had it refused (`Benchmarks/Measurements.md`, fingers
  /// over the ends of visas).
  private static let leastExcessOfCover = 0.2

  /// How much brighter it is than the paper before it, in differences between paper and ink, and how bright it is at
  /// least: of 1006 pictures of visas of type B shadows that end there would refuse 12 that are accepted without
  /// the latter, and none is with it (`Benchmarks/Measurements.md`, pictures that other hands drew, a third time).
  private static let leastExcessBehind = 0.5
  private static let leastBlownOut = 245

  /// The cells that are as wide as the paper behind the lines of a visa of type B.
  private static let margin = 3

  /// How much brighter a cell is than those on either side, in differences between paper and ink.
  private func excess(inCell cell: Int) -> Double {
    let sides = [
      max(0, cell - Self.furthest)..<max(0, cell - Self.nearest + 1),
      min(cells.count, cell + Self.nearest)..<min(cells.count, cell + Self.furthest + 1),
    ].map { cells[$0] }.filter { $0.count >= Self.fewest }
    let all = sides.joined()
    let contrast = Self.median(all.map(\.paper)) - Self.median(all.map(\.ink))
    let least = sides.map { cells[cell].light - Self.median($0.map(\.light)) }.min() ?? 0
    // Less than four greys apart is no print.
    return Double(least) / Double(max(4, contrast))
  }

  private static func median(_ values: [Int]) -> Int {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}
