import Glibc
import LineRecognition
import TextRecognition

/// Puts the characters that Tesseract reads into the cells of a line.
///
/// Tesseract knows no cells: it may miss a character or see one too many. The alignment keeps the
/// order and makes the sum of the distances and of what is left out smallest.
/// Of 161 zones of seed 15031 it reads 130 exactly and accepts 75 with costs of 0.5, 0.8 and 1.2, and
/// with rests of 1e-3, 1e-4 and 1e-5; with a rest of 0.01 it accepts 19 (`docread-bench pictures DIR
/// --engines tesseract --limit 200`, 22 November 2026).
struct CellAlignment {
  /// What it costs to leave a character or a cell out, in cells of distance.
  private static let skipCost: Float = 0.8
  /// The share of probability that goes to what Tesseract did not name.
  private static let leastRest = 1e-4

  let cellCenters: [Float]

  /// The scores of every cell; a cell without a character is undecided.
  func scores(of text: RecognizedText) -> CellScores {
    var logarithms = [[Float]?](repeating: nil, count: cellCenters.count)
    for (character, cell) in zip(text.characters, cells(of: text)) {
      guard let cell else { continue }
      logarithms[cell] = Self.logarithms(of: character)
    }
    return CellScores(cells: logarithms)
  }

  /// The cell of each character, or `nil` for one that has none; O(characters · cells).
  private func cells(of text: RecognizedText) -> [Int?] {
    let characters = text.characters
    let count = cellCenters.count
    guard count > 1, let first = cellCenters.first, let last = cellCenters.last else {
      return characters.map { _ in nil }
    }
    if characters.count == count { return characters.indices.map { $0 } }
    let pitch = (last - first) / Float(count - 1)
    let places = characters.map { character in
      (Float(character.columns.lowerBound + character.columns.upperBound - 1) / 2 - first) / pitch
    }
    // cost[c * (count + 1) + k]: the first c characters against the first k cells.
    let width = count + 1
    var cost = [Float](repeating: 0, count: (characters.count + 1) * width)
    for cell in 0...count { cost[cell] = Float(cell) * Self.skipCost }
    for character in 1..<characters.count + 1 {
      cost[character * width] = Float(character) * Self.skipCost
      for cell in 1...count {
        let distance = min(10, abs(places[character - 1] - Float(cell - 1)))
        cost[character * width + cell] = min(
          cost[(character - 1) * width + cell - 1] + distance,
          cost[(character - 1) * width + cell] + Self.skipCost,
          cost[character * width + cell - 1] + Self.skipCost)
      }
    }
    var cells = [Int?](repeating: nil, count: characters.count)
    var character = characters.count
    var cell = count
    while character > 0, cell > 0 {
      let here = cost[character * width + cell]
      if here == cost[(character - 1) * width + cell] + Self.skipCost {
        character -= 1
      } else if here == cost[character * width + cell - 1] + Self.skipCost {
        cell -= 1
      } else {
        character -= 1
        cell -= 1
        cells[character] = cell
      }
    }
    return cells
  }

  /// What a character with its alternatives says of its cell; what is left of the probability goes
  /// to the others.
  private static func logarithms(of character: RecognizedCharacter) -> [Float] {
    var shares = [Double](repeating: 0, count: CellScores.characterCount)
    for reading in [character.reading] + character.alternatives {
      guard let index = CellScores.symbol(of: reading.byte) else { continue }
      shares[index] = max(shares[index], min(1, max(0, reading.confidence)))
    }
    let named = shares.reduce(0, +)
    let unnamed = shares.count { $0 == 0 }
    let rest = max(leastRest, 1 - named) / Double(max(1, unnamed))
    let total = max(named, 1e-6) + rest * Double(unnamed)
    return shares.map { Float(log(max($0 == 0 ? rest : $0, 1e-7) / total)) }
  }
}
