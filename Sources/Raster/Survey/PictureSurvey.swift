/// A first look at a picture: where print, a PDF417 symbol or a QR code may be.
///
/// The searches for zones and symbols share it, so that each looks where it can find something. It
/// judges 8 × 8 tiles of a pyramid with their neighbours: from half the size on in frames, at full
/// size in small pictures, which are searched again at twice their size.
public struct PictureSurvey: Sendable {
  /// The pixels from which on all searches may keep to what is found.
  ///
  /// With so many, and so long a shorter side, a picture is surveyed from half its size on. Below
  /// that only searches at twice the size may: the look would cost what it saves.
  private static let leastPixels = 500_000
  private static let leastSide = 256
  /// The shorter side of the coarsest level that is looked at: a symbol that fills the picture has
  /// modules of 2 to 3 pixels there.
  private static let coarsestSide = 48
  /// The share of tiles that are darker than the floor of the picture's greys.
  private static let floorShare = 50
  /// The levels whose symbols may have small modules.
  private static let fineLevels = 2

  /// The picture and its halvings, as far as they were looked at.
  public let levels: [GrayImage]
  /// Whether the picture is a frame, large enough for every search to keep to the regions.
  public let isFrame: Bool
  /// Where PDF417 symbols may be.
  public let stackedRegions: SearchRegions
  /// Where QR codes may be.
  public let matrixRegions: SearchRegions
  /// Where those PDF417 symbols and QR codes may be whose modules are small.
  ///
  /// A symbol is dense at each level at which its modules have 0.7 to 3.6 pixels (`TileClasses`, swings
  /// of 2.2 and more). What is dense at none of the two finest has modules of 14 pixels or more, or of 5
  /// where noise hides it there.
  package let fineRegions: (stacked: SearchRegions, matrix: SearchRegions)

  /// The finest level that was looked at.
  private let finest: Int
  /// What its tiles and those of the levels behind it may be.
  private let classes: [TileClasses]

  /// The picture at half its size.
  public var halved: GrayImage { levels.count > 1 ? levels[1] : levels[0].halved() }

  /// Looks at a picture that is large enough for all searches to keep to what is found.
  ///
  /// - Parameter image: The picture; there is no survey of a small one.
  public init?(frame image: GrayImage) {
    guard Self.isFrame(image) else { return nil }
    self.init(image)
  }

  private static func isFrame(_ image: GrayImage) -> Bool {
    image.width * image.height >= leastPixels && min(image.width, image.height) >= leastSide
  }

  /// Looks at a picture.
  ///
  /// - Parameter image: The picture.
  /// - Complexity: O(pixels), 0.4 ms for 1920 × 1080.
  public init(_ image: GrayImage) {
    isFrame = Self.isFrame(image)
    finest = isFrame ? 1 : 0
    var levels = [image]
    while let last = levels.last, min(last.width, last.height) / 2 >= Self.coarsestSide {
      levels.append(last.halved())
    }
    self.levels = levels
    let tiles = levels.dropFirst(finest).map { TileStatistics($0) }
    let floor = Self.floor(of: tiles)
    var classes: [TileClasses] = []
    var stacked: [PixelRectangle] = []
    var matrix: [PixelRectangle] = []
    var fine: (stacked: [PixelRectangle], matrix: [PixelRectangle]) = ([], [])
    for (steps, statistics) in tiles.enumerated() {
      var level = TileClasses(statistics, floor: floor)
      let side = TileStatistics.side << (finest + steps)
      for blob in CodeBlob.blobs(in: &level, statistics) {
        let place = blob.rectangle(side: side, steps: steps)
          .clipped(toWidth: image.width, height: image.height)
        if blob.mayBeStacked(steps: steps) { stacked.append(place) }
        if blob.mayBeMatrix(steps: steps) { matrix.append(place) }
      }
      classes.append(level)
      if steps + 1 == Self.fineLevels { fine = (stacked, matrix) }
    }
    if tiles.count < Self.fineLevels { fine = (stacked, matrix) }
    self.classes = classes
    stackedRegions = SearchRegions(rectangles: PixelRectangle.joined(stacked))
    matrixRegions = SearchRegions(rectangles: PixelRectangle.joined(matrix))
    fineRegions = (
      SearchRegions(rectangles: PixelRectangle.joined(fine.stacked)),
      SearchRegions(rectangles: PixelRectangle.joined(fine.matrix))
    )
  }

  /// The grey of the darkest places: haze lifts it, and with it everything else.
  private static func floor(of levels: [TileStatistics]) -> Float {
    guard let level = levels.dropFirst().first, !level.tiles.isEmpty else { return 0 }
    var counts = [Int](repeating: 0, count: 256)
    for tile in level.tiles { counts[Int(tile.least)] += 1 }
    var rest = level.tiles.count / floorShare
    for (grey, number) in counts.enumerated() {
      rest -= number
      if rest < 0 { return Float(grey) }
    }
    return 0
  }

  /// The 8 × 8 blocks of a level where lines of print may be bars, row by row, with those cut by the edge;
  /// `nil` where all of them are.
  ///
  /// The bars of a level are characters at the next finer one: a block counts where a tile of that
  /// level in it or beside it may be print.
  ///
  /// - Parameters:
  ///   - level: The level, 0 for the picture itself.
  ///   - isLightOnDark: Whether the print is lighter than its paper.
  /// - Returns: Whether each block has to be looked at.
  public func printBlocks(level: Int, isLightOnDark: Bool) -> [Bool]? {
    guard isFrame, level >= 1, let coarsest = classes.indices.last else { return nil }
    let step = min(max(0, level - 1 - finest), coarsest)
    let shift = level - finest - step
    let tiles = classes[step]
    let blocks = (
      columns: ((levels[0].width >> level) + TileStatistics.side - 1) / TileStatistics.side,
      rows: ((levels[0].height >> level) + TileStatistics.side - 1) / TileStatistics.side
    )
    var result = [Bool](repeating: false, count: blocks.columns * blocks.rows)
    guard tiles.columns > 0, tiles.rows > 0 else { return result }
    var line = [Bool](repeating: false, count: blocks.columns)
    for y in 0..<tiles.rows {
      let isAny = tiles.markPrint(ofRow: y, isLightOnDark: isLightOnDark, shift: shift, in: &line)
      guard isAny else { continue }
      for row in max(0, (y - 1) >> shift)...min(blocks.rows - 1, (y + 1) >> shift) {
        let start = row * blocks.columns
        for column in 0..<blocks.columns where line[column] { result[start + column] = true }
      }
      for column in 0..<blocks.columns { line[column] = false }
    }
    return result
  }
}
