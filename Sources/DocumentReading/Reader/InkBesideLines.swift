import Raster

/// Ink above and below the characters of a zone, where print has none: that of stamps, lines and signatures.
enum InkBesideLines {
  /// How dark it is at least, in differences between paper and print.
  ///
  /// A little below the 0.5 of a trial on cuts of the lines, so that no more is missed: there such ink lay beside 11 in 100 of 312 accepted frames of g1 to g4, beside
  /// none of 60 clean drawn pictures, and beside all of seven that were accepted wrongly under a stamp, a line or a note
  /// (`Benchmarks/Measurements.md`, what other ink makes of characters).
  private static let leastDarkness = 0.45
  /// So many samples of a band are as dark.
  private static let fewest = 3
  /// The rows above and below the characters, in pitches from their middle.
  private static let rows = [-0.9, -0.78, -0.66, 0.66, 0.78, 0.9]
  /// The samples of a row over one character, and those of a character each way.
  private static let (columns, grid) = (8, 8)
  /// How high characters are, in pitches.
  private static let height = 1.0
  /// Paper and print are those of so many characters on either side.
  private static let reach = 3

  /// Whether there is such ink.
  ///
  /// - Parameters:
  ///   - centers: The centre of each character, line by line.
  ///   - image: The picture.
  /// - Returns: Whether it lies beside one of the lines.
  /// - Complexity: O(characters).
  static func isSeen(at centers: [[Point]], in image: GrayImage) -> Bool {
    centers.contains { isSeen(besideLineAt: $0, in: image) }
  }

  private static func isSeen(besideLineAt centers: [Point], in image: GrayImage) -> Bool {
    guard centers.count > 1 else { return false }
    let all = centers.indices.map { levels(ofCell: $0, of: centers, in: image) }
    var dark = [0, 0]
    for cell in centers.indices {
      let near = all[max(0, cell - reach)...min(all.count - 1, cell + reach)]
      let (paper, print) = (median(near.map { $0.paper }), median(near.map { $0.print }))
      let least = paper - leastDarkness * max(8, paper - print)
      let (across, down) = axes(ofCell: cell, of: centers)
      for row in rows {
        for column in 0..<columns {
          let part = (Double(column) + 0.5) / Double(columns) - 0.5
          let place = centers[cell] + across * part + down * row
          if let grey = grey(at: place, in: image), Double(grey) < least {
            dark[row < 0 ? 0 : 1] += 1
          }
        }
      }
    }
    return dark.contains { $0 >= fewest }
  }

  /// The greys of paper and print in the place of a character.
  private static func levels(
    ofCell cell: Int, of centers: [Point], in image: GrayImage
  ) -> (paper: Double, print: Double) {
    let (across, down) = axes(ofCell: cell, of: centers)
    var greys: [UInt8] = []
    for y in 0..<grid {
      for x in 0..<grid {
        let (right, below) = (
          (Double(x) + 0.5) / Double(grid) - 0.5, (Double(y) + 0.5) / Double(grid) - 0.5
        )
        let place = centers[cell] + across * right + down * (height * below)
        if let grey = grey(at: place, in: image) { greys.append(grey) }
      }
    }
    guard !greys.isEmpty else { return (255, 0) }
    greys.sort()
    return (Double(greys[greys.count * 8 / 10]), Double(greys[greys.count / 20]))
  }

  /// The way to the next character, and as far down.
  private static func axes(ofCell cell: Int, of centers: [Point]) -> (across: Point, down: Point) {
    let first = min(cell, centers.count - 2)
    let across = centers[first + 1] - centers[first]
    return (across, Point(x: -across.y, y: across.x))
  }

  private static func grey(at place: Point, in image: GrayImage) -> UInt8? {
    let (x, y) = (place.x.rounded(), place.y.rounded())
    guard x >= 0, y >= 0, x < Double(image.width), y < Double(image.height) else { return nil }
    return image[Int(x), Int(y)]
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
