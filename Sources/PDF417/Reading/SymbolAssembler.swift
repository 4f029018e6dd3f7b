/// Puts the decisions about the cells through error correction.
enum SymbolAssembler {
  struct Assembly {
    var message: Message
    var errors: Int
    var erasures: Int
  }

  /// The error correction codewords that are never used up: a word that is no symbol passes with a
  /// probability below one in 929² for them alone.
  static let reserve = 2
  /// Codewords less sure than this, 0 to 1, are first taken as not read.
  private static let unsure: Float = 0.06

  /// Tries with more and more of the least sure codewords taken as not read.
  ///
  /// - Complexity: at most six corrections.
  static func assemble(_ decisions: [CellDecoder.Decision], layout: SymbolLayout) -> Assembly? {
    let data = layout.data(of: decisions)
    return assemble(
      data.map(\.codeword), confidences: data.map(\.confidence),
      correctionCount: layout.correctionCount, message: layout.message)
  }

  /// The same for codewords in their order, with what they have to say when they are right.
  static func assemble(
    _ codewords: [Int], confidences: [Float], correctionCount count: Int,
    message: ([Int]) -> Message?
  ) -> Assembly? {
    let order = confidences.indices.sorted { confidences[$0] < confidences[$1] }
    let unsure = confidences.count { $0 < Self.unsure }
    let most = count - reserve
    let syndromes = ErrorCorrection.syndromes(of: codewords, count: count)
    var tried: Set<Int> = []
    for part in [unsure, 0, most / 4, most / 2, most * 3 / 4, most] {
      let erasures = min(part, most)
      guard tried.insert(erasures).inserted else { continue }
      guard
        let outcome = ErrorCorrection.correct(
          codewords, erasures: Array(order.prefix(erasures)), count: count, reserve: reserve,
          syndromes: syndromes),
        let message = message(outcome.codewords)
      else { continue }
      return Assembly(message: message, errors: outcome.errors, erasures: erasures)
    }
    return nil
  }
}

extension SymbolLayout {
  /// What is known of the cells between the indicators, row by row.
  func data<Value>(of cells: [Value]) -> [Value] {
    (0..<rows).flatMap { row in
      let start = row * (columns + 2) + 1
      return cells[start..<start + columns]
    }
  }

  /// What corrected codewords say, where their length descriptor is that of the shape.
  func message(_ codewords: [Int]) -> Message? {
    guard codewords[0] == dataCount else { return nil }
    return MessageDecoder.message(of: codewords[1..<dataCount])
  }
}
