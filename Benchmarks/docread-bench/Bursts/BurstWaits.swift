import DocumentReading

/// How long the bursts of each grade take until they are accepted; those that never are count nowhere.
struct BurstWaits {
  /// The CPU time until then, in milliseconds, by grade.
  let milliseconds: [String: Percentiles]
  /// The frames until then, by grade.
  let frames: [String: Percentiles]

  /// A row a grade.
  var text: String {
    var table = TextTable(["until accepted", "frames p50", "p90", "CPU ms p50", "p90", "p99"])
    for (grade, time) in milliseconds.sorted(by: { $0.key < $1.key }) {
      let frames = frames[grade]
      table.add([
        grade, (frames?.p50 ?? 0).formatted(0), (frames?.p90 ?? 0).formatted(0),
        time.p50.formatted(1), time.p90.formatted(1), time.p99.formatted(1),
      ])
    }
    return table.text
  }
}

extension BurstWaits {
  /// Adds up bursts that were read.
  init(_ bursts: [BurstFrames], configuration: ReaderConfiguration) {
    var waits: [String: [(milliseconds: Double, frames: Int)]] = [:]
    for burst in bursts {
      burst.wait(configuration).map { waits[burst.grade, default: []].append($0) }
    }
    self.init(
      milliseconds: waits.compactMapValues { Percentiles($0.map(\.milliseconds)) },
      frames: waits.compactMapValues { Percentiles($0.map { Double($0.frames) }, digits: 0) })
  }
}

extension BurstFrames {
  /// The CPU time and the frames until the burst is accepted, or `nil` where it never is.
  func wait(_ configuration: ReaderConfiguration) -> (milliseconds: Double, frames: Int)? {
    var burst = Burst(configuration: configuration)
    var time = 0.0
    for (index, reading) in readings.enumerated() {
      burst.add(reading)
      time += milliseconds[index]
      if burst.isAccepted { return (time, index + 1) }
    }
    return nil
  }
}
