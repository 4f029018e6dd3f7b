package import Raster

/// A PDF417 symbol whose shape is known, and too many of whose codewords were read wrongly.
///
/// Frames of one symbol lose other codewords each: ``symbol(of:)`` lets them vote, and takes those that
/// stay unsure for erasures.
package struct DoubtfulSymbol: Hashable, Sendable {
  let layout: SymbolLayout
  /// The codewords row by row, indicators left out.
  let codewords: [Int]
  /// What each of them is worth, 0 to 1.
  let confidences: [Float]
  /// The corners of the symbol without the quiet zone, in pixels.
  package var quadrilateral: Quadrilateral
  let isCompact: Bool
  let isMirrored: Bool
  let isInverted: Bool

  /// The mean of what the codewords are worth.
  var confidence: Float { confidences.reduce(0, +) / Float(max(1, confidences.count)) }

  /// The most symbols of one picture that are kept.
  private static let mostKept = 4

  /// The symbols of one picture that are worth keeping: chance pairs of guards are many, and less sure.
  package static func surest(_ seen: [DoubtfulSymbol]) -> [DoubtfulSymbol] {
    Array(seen.sorted { $0.confidence > $1.confidence }.prefix(mostKept))
  }

  /// Two frames are of one symbol where this share of the codewords that both are sure of is the same:
  /// two licences of one issuer have the same in up to 0.6 of them (`SharedCodewordsTests`).
  static let leastAgreement = 0.75
  /// From here on a frame is sure of a codeword.
  private static let sure: Float = 0.3

  /// The symbol that frames say together, where their votes can be corrected.
  ///
  /// - Parameter frames: What frames saw, in any order, of one symbol or of several.
  /// - Returns: The symbol at its place in the surest frame that it rests on, with what was seen in all
  ///   that it rests on; or `nil`.
  /// - Complexity: O(frames · codewords) for each of the symbols, and the corrections of one.
  package static func symbol(
    of frames: [DoubtfulSymbol]
  ) -> (symbol: PDF417Symbol, seen: [DoubtfulSymbol])? {
    var rest = frames.sorted { $0.confidence > $1.confidence }
    while !rest.isEmpty {
      let pivot = rest.removeFirst()
      let alike = rest.filter { $0.agrees(with: pivot) }
      // What one group cannot say no part of it is asked for again.
      rest.removeAll { $0.agrees(with: pivot) }
      let group = [pivot] + alike
      if !alike.isEmpty, let symbol = pivot.symbol(with: group) { return (symbol, group) }
    }
    return nil
  }

  private func agrees(with other: DoubtfulSymbol) -> Bool {
    guard layout == other.layout else { return false }
    var (both, equal) = (0, 0)
    for index in codewords.indices
    where min(confidences[index], other.confidences[index]) >= Self.sure {
      both += 1
      if codewords[index] == other.codewords[index] { equal += 1 }
    }
    return both > 0 && Double(equal) >= Self.leastAgreement * Double(both)
  }

  /// The symbol at this place that some frames vote for.
  private func symbol(with frames: [DoubtfulSymbol]) -> PDF417Symbol? {
    var winners: [Int] = []
    var leads: [Float] = []
    for index in codewords.indices {
      var votes: [Int: Float] = [:]
      for frame in frames {
        votes[frame.codewords[index], default: 0] += min(1, frame.confidences[index])
      }
      // Where two are worth the same the lesser one wins: the order of frames decides nothing.
      let order = votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      winners.append(order[0].key)
      leads.append(order[0].value - (order.count > 1 ? order[1].value : 0))
    }
    guard
      let assembly = SymbolAssembler.assemble(
        winners, confidences: leads, correctionCount: layout.correctionCount,
        message: layout.message)
    else { return nil }
    return PDF417Symbol(
      message: assembly.message, quadrilateral: quadrilateral, layout: layout,
      errors: assembly.errors, erasures: assembly.erasures, isCompact: isCompact,
      isMirrored: isMirrored, isInverted: isInverted)
  }
}
