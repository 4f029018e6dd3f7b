import MRZRecognition

/// The time each stage of one reading took, in nanoseconds of wall time.
public struct StageTimes: Hashable, Sendable {
  /// Opening and decoding the file; 0 for a picture that was in memory.
  public var decode: Int64 = 0
  /// Finding the machine-readable zone and straightening its lines.
  public var locate: Int64 = 0
  /// Recognising the characters.
  public var recognise: Int64 = 0
  /// Finding and reading barcodes.
  public var barcodes: Int64 = 0
  /// Straightening pages and reading their print.
  public var print: Int64 = 0
  /// Decoding, parsing, validating and building the result.
  public var parse: Int64 = 0

  /// Makes times that are all 0.
  public init() {}

  /// The sum of all stages.
  public var total: Int64 {
    [decode, locate, recognise, barcodes, print, parse].reduce(0) { sum, time in
      let (next, overflow) = sum.addingReportingOverflow(time)
      return overflow ? .max : next
    }
  }

  /// Adds the time of some work to a stage.
  mutating func measure<Result, Failure: Error>(
    _ stage: WritableKeyPath<StageTimes, Int64>, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var time = Duration.zero
    defer { self[keyPath: stage] += time.nanoseconds }
    return try time.add(timeOf: work)
  }

  /// Adds the times of reading zones to the stages that they belong to.
  mutating func add(_ zones: RecognitionTimes) {
    locate += zones.cutting.nanoseconds
    recognise += zones.recognising.nanoseconds
    parse += zones.decoding.nanoseconds
  }
}

extension Duration {
  /// The duration in whole nanoseconds.
  var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
