import IdentityDocument

/// Nanoseconds to parse and validate the text of a zone, per format.
struct ParseReport: Report {
  /// The figures of one format.
  struct Figures: Hashable, Encodable {
    /// Time of one parse with validation, from batches of ``InventedZone`` texts.
    let nanoseconds: Percentiles
  }

  /// The figures by format.
  let formats: [String: Figures]
  /// What has to be known to repeat the run.
  let run: RunDescription

  /// A parser's answer that is not what was printed.
  struct WrongAnswer: Error, CustomStringConvertible {
    let format: ZoneFormat
    let description: String
  }

  /// How many texts are parsed between two looks at the clock.
  private static let batch = 64

  init(_ settings: Settings) throws {
    let repetitions = settings.repetitions ?? 2000
    var formats: [String: Figures] = [:]
    for format in ZoneFormat.allCases {
      var generator = SeededGenerator(seed: settings.seed)
      let zones = (0..<Self.batch).map { _ in InventedZone(format, using: &generator) }
      try Self.check(zones, format: format)
      let texts = zones.map(\.text)
      for _ in 0..<max(100, settings.warmUp) { _ = Self.countValid(texts) }
      var samples: [Double] = []
      for _ in 0..<repetitions {
        let watch = Stopwatch()
        let valid = Self.countValid(texts)
        let time = watch.elapsed().wall
        guard valid == texts.count else {
          throw WrongAnswer(format: format, description: "\(texts.count - valid) called invalid")
        }
        samples.append(Double(time) / Double(texts.count))
      }
      guard let percentiles = Percentiles(samples, digits: 1) else { continue }
      formats[format.rawValue] = Figures(nanoseconds: percentiles)
    }
    self.formats = formats
    run = RunDescription(settings, directory: nil, repetitions: repetitions)
  }

  /// Parses every text, and counts those with right check digits.
  @inline(never)
  private static func countValid(_ texts: [String]) -> Int {
    var count = 0
    for text in texts {
      guard let mrz = try? MRZ(parsing: text) else { continue }
      count += mrz.isValid ? 1 : 0
    }
    return count
  }

  /// Compares the parser's answers with what was invented, a wrong digit included.
  private static func check(_ zones: [InventedZone], format: ZoneFormat) throws {
    for zone in zones {
      let mrz = try MRZ(parsing: zone.text)
      guard mrz.documentNumber.value == zone.number,
        mrz.rawCharacters(of: .dateOfBirth) == zone.birth
      else {
        throw WrongAnswer(format: format, description: "other fields than printed")
      }
      guard try !MRZ(parsing: zone.withWrongDigit).isValid else {
        throw WrongAnswer(format: format, description: "a wrong digit was called valid")
      }
    }
  }

  var exitCode: Int32 { 0 }

  func encode(to encoder: any Encoder) throws {
    try formats.encode(to: encoder)
  }

  func text(isVerbose: Bool) -> String {
    var table = TextTable(["parse and validate", "unit", "p50", "p90", "p99"])
    for format in ZoneFormat.allCases {
      guard let values = formats[format.rawValue]?.nanoseconds else { continue }
      table.add([
        format.rawValue, "ns", values.p50.formatted(0), values.p90.formatted(0),
        values.p99.formatted(0),
      ])
    }
    return run.text + "\n" + table.text
  }
}
