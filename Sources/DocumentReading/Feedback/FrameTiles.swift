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
        let tile = unsafe image.pixels.withUnsafeBytes { pixels in
          unsafe Tile(pixels, at: row * Self.side * image.width + column * Self.side, image.width)
        }
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

    /// Measures the eight rows of eight pixels from a place on, all of them among the pixels; a row is
    /// one vector.
    @unsafe init(_ pixels: UnsafeRawBufferPointer, at start: Int, _ stride: Int) {
      var least = SIMD8<UInt8>(repeating: 255)
      var most = SIMD8<UInt8>.zero
      // The last column has no next one in the tile.
      let inner = SIMD8<UInt16>(255, 255, 255, 255, 255, 255, 255, 0)
      var sums = SIMD8<UInt16>.zero
      var above: SIMD8<UInt8>?
      for row in 0..<FrameTiles.side {
        let place = start + row * stride
        let word = unsafe pixels.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
        let greys = unsafe unsafeBitCast(word, to: SIMD8<UInt8>.self)
        let next = unsafe unsafeBitCast(word >> 8, to: SIMD8<UInt8>.self)
        sums &+= SIMD8<UInt16>(truncatingIfNeeded: Self.step(greys, next)) & inner
        if let above { sums &+= SIMD8<UInt16>(truncatingIfNeeded: Self.step(greys, above)) }
        least.replace(with: greys, where: greys .< least)
        most.replace(with: greys, where: greys .> most)
        above = greys
      }
      darkest = Int(least.min())
      brightest = Int(most.max())
      steps = Int(sums.wrappedSum())
    }

    @inline(__always)
    private static func step(_ one: SIMD8<UInt8>, _ other: SIMD8<UInt8>) -> SIMD8<UInt8> {
      let isLess = one .< other
      return one.replacing(with: other, where: isLess)
        &- other.replacing(with: one, where: isLess)
    }
  }
}
