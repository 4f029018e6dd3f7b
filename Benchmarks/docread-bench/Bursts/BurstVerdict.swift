import CorpusIndex
import DocumentReading
import IdentityDocument

/// What several frames together say beside what is printed.
struct BurstVerdict: Hashable {
  /// Whether the last burst's text is one of those printed.
  let isExact: Bool
  /// Whether any burst was accepted.
  let isAccepted: Bool
  /// The text of the first one that was accepted and is none of those printed, or is printed with a wrong
  /// digit.
  let wrongLines: [String]?

  /// Whether there is such a one.
  var isWrong: Bool { wrongLines != nil }

  /// Adds frames to a burst, and judges what comes of it, of all bursts where one ends.
  init(
    _ readings: some Sequence<Reading>, configuration: ReaderConfiguration,
    truths: [DocumentExpectation]
  ) {
    var burst = Burst(configuration: configuration)
    var results: [Reading] = []
    for reading in readings {
      if let ended = burst.add(reading) { results.append(ended.reading) }
    }
    results.append(burst.reading)
    let zones = results.compactMap { reading in
      reading.mrz.map { (lines: $0.mrz.lines, isAccepted: reading.isAccepted) }
    }
    isExact = zones.last.map { zone in truths.contains { $0.lines == zone.lines } } ?? false
    isAccepted = zones.contains { $0.isAccepted }
    let wrong = zones.first { zone in
      zone.isAccepted && !truths.contains { $0.lines == zone.lines && $0.isPrintedValid }
    }
    wrongLines = wrong?.lines
  }
}
