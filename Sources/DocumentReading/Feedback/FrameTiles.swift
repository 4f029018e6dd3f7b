import Raster

/// What the tiles of a reduced frame show: where it is nothing but light, and where something like
/// print is.
struct FrameTiles: Hashable, Sendable {
  /// The side of a tile, in pixels of the reduced frame.
  private static let side = 8
  /// The fewest tiles of print that say where the print is.
  private static let leastPrint = 4

  /// The share of the largest connected area of tiles that are nothing but light, 0 to 1.
  var litShare = 0.0
  /// The share of tiles with burnt out places among those that are not nothing but light, 0 to 1.
  var burntShare = 0.0
  /// The grey of the bright places outside such tiles: paper that is not burnt out.
  var paperGrey = 0
  /// The narrower extent of what looks like print, in pixels of the frame, or `nil` where too little
  /// does to say.
  var printExtent: Double?

  /// Judges nothing.
  init() {}

  /// Judges a reduced frame.
  ///
  /// - Parameters:
  ///   - image: The reduced frame.
  ///   - scale: The pixels of the frame for one of its own.
  ///   - bright: The grey of the bright places of the frame.
  init(of image: GrayImage, scale: Int, paperGrey bright: Int) {
    let columns = image.width / Self.side
    let rows = image.height / Self.side
    guard columns > 0, rows > 0 else { return }
    var isLit = [Bool](repeating: false, count: columns * rows)
    var brightest = GreyHistogram()
    var printColumns: [Int] = []
    var printRows: [Int] = []
    let leastSpread = max(20, bright * 12 / 100)
    for row in 0..<rows {
      for column in 0..<columns {
        let tile = Tile(of: image, x: column * Self.side, y: row * Self.side, side: Self.side)
        if tile.darkest >= FrameQuality.burntGrey {
          isLit[row * columns + column] = true
        } else {
          brightest.add(tile.brightest)
        }
        // Print goes from paper to ink and back more than once: an edge alone has one step a row.
        guard tile.spread >= leastSpread, tile.steps * 2 >= tile.spread * 3 * Self.side else {
          continue
        }
        printColumns.append(column)
        printRows.append(row)
      }
    }
    burntShare = brightest.share(from: FrameQuality.burntGrey)
    paperGrey = brightest.count == 0 ? 255 : brightest.quantile(0.8)
    litShare = Double(Self.largestArea(of: isLit, columns: columns)) / Double(isLit.count)
    guard printColumns.count >= Self.leastPrint else { return }
    let pixels = Double(Self.side * scale)
    printExtent = min(Self.extent(printColumns), Self.extent(printRows)) * pixels
  }

  /// The extent of all but 3 % of the places at each end, in tiles.
  private static func extent(_ places: [Int]) -> Double {
    let sorted = places.sorted()
    let outer = sorted.count * 3 / 100
    return Double(sorted[sorted.count - 1 - outer] - sorted[outer] + 1)
  }

  /// The number of tiles of the largest connected area.
  private static func largestArea(of isLit: [Bool], columns: Int) -> Int {
    var rest = isLit
    var largest = 0
    for start in rest.indices where rest[start] {
      rest[start] = false
      var open = [start]
      var count = 0
      while let tile = open.popLast() {
        count += 1
        let column = tile % columns
        let neighbours = [
          column > 0 ? tile - 1 : nil, column + 1 < columns ? tile + 1 : nil, tile - columns,
          tile + columns,
        ]
        for case let neighbour? in neighbours where rest.indices.contains(neighbour) {
          guard rest[neighbour] else { continue }
          rest[neighbour] = false
          open.append(neighbour)
        }
      }
      largest = max(largest, count)
    }
    return largest
  }

  /// The greys of one tile.
  private struct Tile {
    var darkest = 255
    var brightest = 0
    /// The sum of the steps between neighbours, in both directions.
    var steps = 0

    var spread: Int { brightest - darkest }

    init(of image: GrayImage, x: Int, y: Int, side: Int) {
      for row in y..<(y + side) {
        for column in x..<(x + side) {
          let index = row * image.width + column
          let grey = Int(image.pixels[index])
          darkest = min(darkest, grey)
          brightest = max(brightest, grey)
          if column > x { steps += abs(grey - Int(image.pixels[index - 1])) }
          if row > y { steps += abs(grey - Int(image.pixels[index - image.width])) }
        }
      }
    }
  }
}
