import Raster

/// Reads the symbols that the guards of a picture belong to: first those of two guards, then those of
/// which one is left.
///
/// Symbols that stand on one another without a gap share what looks like one high guard. What of it
/// reaches beyond a symbol that was read is tried again.
struct SymbolSearch {
  private let picture: Picture
  private(set) var symbols: [PDF417Symbol] = []
  /// What is seen of symbols that are too much damaged.
  private(set) var doubtful: [DoubtfulSymbol] = []
  /// The guards that no symbol was read from.
  private(set) var unread: [Guard] = []
  private var pairs = 0
  /// What may still be done for what cannot be read.
  private(set) var effort: Effort
  /// Where symbols lie that are clearly seen and too much damaged, and the patterns that told it.
  private var lost: [(outline: Quadrilateral, patterns: Set<GuardPattern>)] = []

  /// No more pairs of guards are tried than this in one picture.
  private static let mostPairs = 96
  /// No more symbols of one height of guards are sought than this.
  private static let mostRounds = 24
  /// So many times a symbol that is clearly seen is tried with other guards.
  private static let mostLosses = 3
  /// What is shorter, in modules, is no symbol: ISO/IEC 15438 asks for three rows or more, and for rows
  /// of three modules or more.
  private static let leastModules = 9.0

  init(_ picture: Picture, guards: [Guard], effort: Effort = Effort()) {
    self.picture = picture
    self.effort = effort
    var (left, parts) = ([Guard](), guards)
    for _ in 0..<Self.mostRounds where !parts.isEmpty {
      (left, parts) = readPairs(left, parts)
    }
    readSingles(left)
    unread = guards.filter { side in
      !symbols.contains { side.extent(in: $0.quadrilateral) != nil }
    }
  }

  private func isCovered(_ side: Guard) -> Bool {
    let middle = side.point(module: Guard.middle, fraction: 0.5)
    return symbols.contains { $0.quadrilateral.contains(middle) }
  }

  /// Whether the symbol of these guards was seen clearly with some others like them, parts of the same
  /// mostly: they show nothing else.
  private func isLost(_ sides: Guard...) -> Bool {
    let patterns = Set(sides.map(\.pattern))
    let middles = sides.map { $0.point(module: Guard.middle, fraction: 0.5) }
    let count = lost.count { symbol in
      symbol.patterns == patterns && middles.allSatisfy { symbol.outline.contains($0) }
    }
    return count >= Self.mostLosses
  }

  /// Reads what two guards belong to of which one is new, and gives the guards that are left, and the
  /// parts that are left of those that were read.
  private mutating func readPairs(
    _ known: [Guard], _ new: [Guard]
  ) -> (left: [Guard], parts: [Guard]) {
    let guards = known + new
    var isUsed = [Bool](repeating: false, count: guards.count)
    var rest: [Guard] = []
    for (first, start) in guards.enumerated() where start.pattern == .start {
      for (second, stop) in guards.enumerated()
      where stop.pattern == .stop && !isUsed[second] && max(first, second) >= known.count
        && start.mayBelong(to: stop)
      {
        guard !isLost(start, stop) else { continue }
        guard pairs < Self.mostPairs, !effort.isSpent, !isCovered(start), !isCovered(stop),
          !Interruption.isRaised
        else { break }
        pairs += 1
        guard let symbol = read(start: start, stop: stop) else { continue }
        rest += parts(of: start, beside: symbol) + parts(of: stop, beside: symbol)
        isUsed[first] = true
        isUsed[second] = true
        break
      }
    }
    return (guards.indices.filter { !isUsed[$0] }.map { guards[$0] }, rest)
  }

  /// Reads what guards belong to whose other one is lost.
  private mutating func readSingles(_ guards: [Guard]) {
    var guards = guards[...]
    while let side = guards.popFirst(), !effort.isSpent, !Interruption.isRaised {
      guard !isCovered(side), !isLost(side) else { continue }
      let isStart = side.pattern == .start
      let symbol = read(start: isStart ? side : nil, stop: isStart ? nil : side)
      if let symbol { guards += parts(of: side, beside: symbol) }
    }
  }

  /// What of a guard is left beside a symbol, and may be that of another one.
  private func parts(of side: Guard, beside symbol: PDF417Symbol) -> [Guard] {
    side.parts(beside: symbol.quadrilateral).filter {
      $0.height >= Self.leastModules * $0.module.length
    }
  }

  /// Reads the symbol of a guard or two, or keeps what is seen of it.
  private mutating func read(start: Guard?, stop: Guard?) -> PDF417Symbol? {
    var decoder = SymbolDecoder(picture, start: start, stop: stop, effort: effort)
    if let symbol = decoder?.symbol() {
      // No two symbols lie one on the other.
      guard !symbols.contains(where: { $0.quadrilateral.contains(symbol.quadrilateral.center) })
      else { return nil }
      symbols.append(symbol)
      return symbol
    }
    if let decoder { effort = decoder.effort }
    if let seen = decoder?.doubtful { doubtful.append(seen) }
    if let outline = decoder?.lost {
      lost.append((outline, Set([start, stop].compactMap { $0?.pattern })))
    }
    return nil
  }
}
