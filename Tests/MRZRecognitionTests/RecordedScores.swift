import LineRecognition
import MRZLocation
import Raster

@testable import MRZRecognition

/// Scores as they were written down instead of a picture's, and who was asked for which cells.
struct RecordedScores: ScoreSource {
  /// A question that was asked.
  struct Question: Hashable {
    let recognizer: Recognizer
    let place: Look.Place

    init(_ recognizer: Recognizer, _ place: Look.Place) {
      self.recognizer = recognizer
      self.place = place
    }
  }

  let zone: LocatedZone
  /// What was seen, the scores of several numbers of cells where a look beside asks for them; where
  /// nothing was, every cell is undecided.
  var seen: [Question: [[CellScores]]] = [:]
  private(set) var questions: [Question] = []
  /// How many lines were asked for, one by one or together.
  private(set) var lineCount = 0

  init(_ zone: LocatedZone, _ seen: [Question: ZoneScores] = [:]) {
    self.zone = zone
    self.seen = seen.mapValues { [$0.lines] }
  }

  mutating func scores(
    of zone: LocatedZone, in image: GrayImage, by recognizer: Recognizer,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> [CellScores] {
    // Some of the lines of a zone are asked for as the zone is.
    let wholes: [(zone: LocatedZone, place: Look.Place)] = [
      (self.zone, .located), (self.zone.turned(), .turned), (self.zone.mirrored(), .mirrored),
    ]
    let found = wholes.first { zone.lines.allSatisfy($0.zone.lines.contains) }
    let whole = found?.zone
    let place = found?.place ?? .beside
    let question = Question(recognizer, place)
    lineCount += zone.lines.count
    let rows = zone.lines.map { whole?.lines.firstIndex(of: $0) ?? 0 }
    if whole == nil || rows.first == 0 { questions.append(question) }
    let counts = (whole ?? zone).lines.map(\.cellCount)
    let known = seen[question]?.first { $0.map(\.cellCount) == counts }
    if let known { return whole == nil ? known : rows.map { known[$0] } }
    return zone.lines.map { CellScores(undecidedCellCount: $0.cellCount) }
  }
}

extension LocatedZone {
  /// A zone of straight lines, 10 pixels a cell, from column 100 on.
  static func sample(
    lineCount: Int = 2, cellCount: Int = 44, uprightMargin: Double = 2, isDoubtful: Bool = false,
    left: Double = 100
  ) -> LocatedZone {
    let half = Double(cellCount - 1) * 5
    let lines = (0..<lineCount).map { line in
      LocatedLine(
        curve: LineCurve(
          cellCount: cellCount, x: [left + half, half, 0, 0],
          y: [100 + 20 * Double(line), 0, 0, 0]),
        characterHeight: 12, slant: 0)
    }
    return LocatedZone(
      lines: lines, pitch: 10, isLightOnDark: false, uprightMargin: uprightMargin, score: 1,
      isDoubtful: isDoubtful)
  }
}
