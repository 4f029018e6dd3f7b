public import Raster

/// Finds and reads PDF417 symbols (ISO/IEC 15438) in pictures.
public struct PDF417Reader: Sendable {
  /// Makes a reader.
  public init() {}

  /// No more guard patterns are followed than this in one picture.
  private static let mostGuards = 64

  /// The symbols in a picture.
  public func symbols(in image: GrayImage) -> [PDF417Symbol] {
    let picture = Picture(width: image.width, height: image.height, pixels: image.pixels)
    var finder = GuardFinder(picture)
    finder.run()
    var guards: [Guard] = []
    var tries = 0
    for hit in finder.hits where !guards.contains(where: { $0.covers(hit) }) {
      var polarized = picture
      polarized.isInverted = hit.isInverted
      tries += 1
      if let found = GuardTracker.follow(hit, in: polarized) {
        guards.append(found)
        if guards.count == Self.mostGuards { break }
      }
    }
    debugGuards(finder.hits.count, tries, guards)
    var symbols: [PDF417Symbol] = []
    var used = [Bool](repeating: false, count: guards.count)
    for (first, start) in guards.enumerated() where start.pattern == .start {
      for (second, stop) in guards.enumerated()
      where stop.pattern == .stop && !used[second] && start.mayBelong(to: stop) {
        let middle = start.point(module: 8.5, fraction: 0.5)
        guard !symbols.contains(where: { $0.quadrilateral.contains(middle) }) else { break }
        guard var decoder = SymbolDecoder(picture, start: start, stop: stop),
          let symbol = decoder.symbol()
        else { continue }
        symbols.append(symbol)
        used[first] = true
        used[second] = true
        break
      }
    }
    for (index, found) in guards.enumerated() where !used[index] {
      let middle = found.point(module: 8.5, fraction: 0.5)
      guard !symbols.contains(where: { $0.quadrilateral.contains(middle) }) else { continue }
      let isStart = found.pattern == .start
      guard
        var decoder = SymbolDecoder(
          picture, start: isStart ? found : nil, stop: isStart ? nil : found),
        let symbol = decoder.symbol()
      else { continue }
      symbols.append(symbol)
    }
    return symbols
  }
}

nonisolated(unsafe) var debugOn = false
public func setDebug(_ on: Bool) { unsafe debugOn = on }
func debugGuards(_ hits: Int, _ tries: Int, _ guards: [Guard]) {
  guard unsafe debugOn else { return }
  print("  hits", hits, "tries", tries)
  for one in guards {
    print("  ", one.pattern, one.isInverted, one.origins, one.modules, one.height / one.module.length)
  }
}
