import CorpusIndex
import FoundationEssentials

/// One line of an adapter's output: who it is, or what it says of one picture.
struct RivalLine: Hashable, Decodable {
  /// A barcode, as an adapter writes it.
  struct Symbol: Hashable, Decodable {
    let symbology: String
    let base64: String
    let text: String?
  }

  /// The rival's name, version and model, in the first line only.
  let rival: String?
  /// The picture, in all other lines.
  let path: String?
  /// The zones, each with its lines.
  let zones: [[String]]?
  /// Whether the rival itself calls its reading valid.
  let accepted: Bool?
  /// The values of the first zone, where the rival answers values only.
  let fields: KeyFields?
  /// The barcodes.
  let barcodes: [Symbol]?
  /// CPU time of the reading.
  let cpuMilliseconds: Double?
  /// Wall time of the reading.
  let wallMilliseconds: Double?
  /// Wall time to open and decode the file.
  let decodeMilliseconds: Double?
  /// Why the rival has no answer.
  let error: String?

  /// The line as a run of one picture.
  func run(of sample: Corpus.Sample) -> PictureRun {
    func nanoseconds(_ milliseconds: Double?) -> Int64 {
      let value = ((milliseconds ?? 0) * 1e6).rounded()
      return value.isFinite && value >= 0 && value < 1e18 ? Int64(value) : 0
    }
    let symbols = (barcodes ?? []).map {
      SymbolReading(
        symbology: $0.symbology, bytes: Data(base64Encoded: $0.base64).map { [UInt8]($0) } ?? [],
        text: $0.text)
    }
    let isAccepted = accepted ?? false
    return PictureRun(
      sample: sample,
      decoding: Stopwatch.Times(wall: nanoseconds(decodeMilliseconds)),
      times: [
        Stopwatch.Times(wall: nanoseconds(wallMilliseconds), cpu: nanoseconds(cpuMilliseconds))
      ],
      stages: [],
      answer: Answer(
        zones: (zones ?? []).enumerated().map { index, lines in
          ZoneReading(
            lines: lines, isAccepted: isAccepted, fields: index == 0 ? fields : nil)
        },
        symbols: symbols, isAccepted: isAccepted))
  }
}
