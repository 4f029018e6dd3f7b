import CorpusIndex
import DocumentReading

/// One picture, read one or several times under the clock.
struct PictureRun {
  /// The picture and its truth.
  let sample: Corpus.Sample
  /// The time to open the file and decode it to grey values.
  let decoding: Stopwatch.Times
  /// The time of each reading.
  let times: [Stopwatch.Times]
  /// The time of each stage of each reading.
  let stages: [StageTimes]
  /// What the reader said.
  let answer: Answer

  /// Whether the picture counts as full: by its truth, or else by what was found.
  var isFull: Bool { sample.hasContent ?? !answer.isEmpty }

  /// Whether all zones or all symbols are right and nothing false is answered.
  ///
  /// Where a document's zone is enough, the reader need not look for its barcodes; `false` where
  /// there is no truth.
  var isAnsweredRightly: Bool {
    guard let zones = pictureScore, let symbols = symbolScore else { return false }
    guard isFull else { return answer.isEmpty }
    let hasZones = !zones.zones.isEmpty && zones.zones.allSatisfy(\.isExact)
    let hasSymbols = !symbols.isRead.isEmpty && symbols.isRead.allSatisfy { $0 }
    return zones.falseAccepts == 0 && symbols.wrong == 0 && (hasZones || hasSymbols)
  }

  /// How the zones compare with the truth, or `nil` where there is none.
  var pictureScore: PictureScore? {
    sample.expectation.map { PictureScore(documents: $0.documents, readings: answer.zones) }
  }

  /// How the barcodes compare with the truth, or `nil` where there is none.
  var symbolScore: SymbolScore? {
    sample.expectation.map {
      SymbolScore(
        expected: $0.barcodes, readings: answer.symbols, namesAll: $0.namesAllBarcodes)
    }
  }
}

/// A picture that could not be opened or decoded.
struct UnreadablePicture: Hashable, Codable {
  let name: String
  let reason: String
}
