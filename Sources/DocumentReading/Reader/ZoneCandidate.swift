import IdentityDocument
import LineRecognition
import MRZLocation

/// One reading of a located zone, before the best one is chosen.
struct ZoneCandidate {
  let zone: LocatedZone
  let mrz: MRZ
  let corrections: [MRZCorrection]
  let characterConfidence: [[Float]]
  let engine: RecognitionEngine
  let isAccepted: Bool
  /// The mean of the characters' confidences.
  let meanConfidence: Float

  /// Reads the most likely character of every cell that its column admits.
  init?(
    zone: LocatedZone, scores: [CellScores], format: MRZ.Format, engine: RecognitionEngine,
    options: DocumentReader.Options
  ) {
    var text: [UInt8] = []
    var confidences: [[Float]] = []
    for (line, cells) in scores.enumerated() {
      var row: [Float] = []
      for cell in 0..<cells.cellCount {
        let alphabet = format.alphabet(line: line + 1, column: cell + 1)
        var best = (character: UInt8(ascii: "<"), score: -Float.infinity)
        for (index, character) in CellScores.alphabet.enumerated()
        where alphabet.contains(character) {
          let score = cells.logProbabilities[cell * CellScores.characterCount + index]
          if score > best.score { best = (character, score) }
        }
        text.append(best.character)
        row.append(Float(Self.exponential(Double(best.score))))
      }
      confidences.append(row)
      text.append(UInt8(ascii: "\n"))
    }
    guard let mrz = try? MRZ(parsing: text), mrz.format == format else { return nil }
    self.zone = zone
    self.mrz = mrz
    self.engine = engine
    corrections = []
    characterConfidence = confidences
    let all = confidences.joined()
    meanConfidence = all.isEmpty ? 0 : all.reduce(0, +) / Float(all.count)
    let unprotected = mrz.unprotectedRanges.flatMap { range in
      confidences[range.line - 1][(range.columns.lowerBound - 1)..<range.columns.upperBound]
    }
    isAccepted =
      mrz.isValid && mrz.isComplete && mrz.hasListedStates
      && Double(unprotected.min() ?? 0) >= options.nameGate
  }

  private static func exponential(_ value: Double) -> Double {
    guard value > -40 else { return 0 }
    var term = 1.0
    var sum = 1.0
    let reduced = value / 64
    for index in 1...8 {
      term *= reduced / Double(index)
      sum += term
    }
    for _ in 0..<6 { sum *= sum }
    return sum
  }

  /// Whether it reads like print at all.
  var isPlausible: Bool { meanConfidence > 0.5 }

  /// What makes one reading better than another.
  var rank: Float {
    let verdicts = MRZ.Check.allCases.map { mrz.checks[$0] }
    let valid = verdicts.count { $0 == .valid }
    let invalid = verdicts.count { $0.isInvalid }
    return (isAccepted ? 100 : 0) + Float(valid - invalid) + 10 * meanConfidence
  }

  var reading: MRZReading {
    MRZReading(
      mrz: mrz, corrections: corrections, characterConfidence: characterConfidence,
      quadrilateral: zone.quadrilateral, lineQuadrilaterals: zone.lines.map(\.quadrilateral),
      characterCenters: zone.lines.map(\.cellCenters), engine: engine, isAccepted: isAccepted)
  }
}

extension CellScores {
  /// The scores of two looks at the same line together.
  func combined(with other: CellScores) -> CellScores {
    guard cellCount == other.cellCount else { return self }
    let sums = zip(logProbabilities, other.logProbabilities).map { $0 + $1 }
    return CellScores(cellCount: cellCount, logProbabilities: sums) ?? self
  }
}
