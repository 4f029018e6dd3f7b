import FoundationEssentials

/// One line that `Benchmarks/Rivals/frames/zxing-cpp.py` prints.
struct RivalTimes: Hashable, Decodable {
  /// Its name and version.
  let rival: String
  /// The frame.
  let path: String
  /// The symbols that it found there.
  let symbols: Int
  /// CPU time of each search, in milliseconds.
  let cpuMilliseconds: [Double]

  /// The lines of an output; `nil` where one is not as agreed.
  static func lines(_ output: Data) -> [RivalTimes]? {
    var lines: [RivalTimes] = []
    for line in output.split(separator: UInt8(ascii: "\n")) {
      guard let times = try? JSONDecoder().decode(RivalTimes.self, from: Data(line)) else {
        return nil
      }
      lines.append(times)
    }
    return lines
  }
}
