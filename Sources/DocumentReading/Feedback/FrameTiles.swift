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
      let line = unsafe image.pixels.withUnsafeBytes { pixels in
        unsafe Tile.row(pixels, at: row * Self.side * image.width, image.width, count: columns)
      }
      for (column, tile) in line.enumerated() {
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

    /// Measures tiles beside one another from a place on, all of them among the pixels.
    @unsafe static func row(
      _ pixels: UnsafeRawBufferPointer, at start: Int, _ stride: Int, count: Int
    ) -> [Tile] {
      var tiles: [Tile] = []
      tiles.reserveCapacity(count + 1)
      for column in Swift.stride(from: 0, to: count, by: 2) {
        let place = start + column * FrameTiles.side
        // An odd last one is a pair with itself.
        let next = column + 1 < count ? place + FrameTiles.side : place
        let pair = unsafe pair(pixels, at: place, next, stride)
        tiles.append(pair.0)
        tiles.append(pair.1)
      }
      if tiles.count > count { tiles.removeLast() }
      return tiles
    }

    /// Measures the eight rows of eight pixels from two places on; a row of both is one vector.
    @inline(__always) @unsafe
    private static func pair(
      _ pixels: UnsafeRawBufferPointer, at first: Int, _ second: Int, _ stride: Int
    ) -> (Tile, Tile) {
      var least = SIMD16<UInt8>(repeating: 255)
      var most = SIMD16<UInt8>.zero
      // The last column has no next one in the tile.
      let inner = SIMD2<UInt64>(repeating: .max &>> 8)
      var sums = SIMD8<UInt16>.zero
      var above: SIMD16<UInt8>?
      for row in 0..<FrameTiles.side {
        let words = unsafe SIMD2<UInt64>(
          pixels.loadUnaligned(fromByteOffset: first + row * stride, as: UInt64.self).littleEndian,
          pixels.loadUnaligned(fromByteOffset: second + row * stride, as: UInt64.self).littleEndian)
        let greys = unsafe unsafeBitCast(words, to: SIMD16<UInt8>.self)
        let next = unsafe unsafeBitCast(words &>> 8, to: SIMD16<UInt8>.self)
        let across = unsafe unsafeBitCast(step(greys, next), to: SIMD2<UInt64>.self) & inner
        sums &+= unsafe pairs(unsafeBitCast(across, to: SIMD8<UInt16>.self))
        if let above {
          sums &+= unsafe pairs(unsafeBitCast(step(greys, above), to: SIMD8<UInt16>.self))
        }
        least.replace(with: greys, where: greys .< least)
        most.replace(with: greys, where: greys .> most)
        above = greys
      }
      return (
        Tile(
          darkest: Int(least.lowHalf.min()), brightest: Int(most.lowHalf.max()),
          steps: Int(sums.lowHalf.wrappedSum())),
        Tile(
          darkest: Int(least.highHalf.min()), brightest: Int(most.highHalf.max()),
          steps: Int(sums.highHalf.wrappedSum()))
      )
    }

    /// The sums of the two bytes of each word.
    @inline(__always)
    private static func pairs(_ words: SIMD8<UInt16>) -> SIMD8<UInt16> {
      (words & 255) &+ (words &>> 8)
    }

    @inline(__always)
    private static func step(_ one: SIMD16<UInt8>, _ other: SIMD16<UInt8>) -> SIMD16<UInt8> {
      let isLess = one .< other
      return one.replacing(with: other, where: isLess)
        &- other.replacing(with: one, where: isLess)
    }
  }
}
