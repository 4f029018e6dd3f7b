/// The times of the readings of many pictures, those that hold something apart from those that do not.
struct PictureTimes: Hashable, Encodable {
  /// The two kinds of picture, by the names under which their times are encoded.
  enum Kind: String, CaseIterable {
    case full, empty
  }

  /// CPU time of one reading, by kind of picture.
  let cpuMilliseconds: [String: Percentiles]
  /// Wall time of the same.
  let wallMilliseconds: [String: Percentiles]
  /// Wall time to open and decode a file.
  let decodeMilliseconds: Percentiles?

  /// Takes the times of runs.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - isFull: Whether a picture holds what is looked for.
  init(_ runs: [PictureRun], isFull: (PictureRun) -> Bool) {
    var (cpu, wall): ([String: Percentiles], [String: Percentiles]) = ([:], [:])
    for kind in Kind.allCases {
      let times = runs.filter { isFull($0) == (kind == .full) }.flatMap(\.times)
      cpu[kind.rawValue] = Percentiles(nanoseconds: times.map(\.cpu))
      wall[kind.rawValue] = Percentiles(nanoseconds: times.map(\.wall))
    }
    (cpuMilliseconds, wallMilliseconds) = (cpu, wall)
    decodeMilliseconds = Percentiles(nanoseconds: runs.map(\.decoding.wall))
  }

  /// The times as a table.
  ///
  /// - Parameter name: What full pictures hold, such as `a zone`.
  /// - Returns: The table's text.
  func table(with name: String) -> String {
    var table = TextTable(["time per picture", "unit", "p50", "p90", "p99"])
    let rows: [(String, String, Percentiles?)] = [
      ("with \(name)", "ms CPU", cpuMilliseconds[Kind.full.rawValue]),
      ("with \(name)", "ms wall", wallMilliseconds[Kind.full.rawValue]),
      ("without", "ms CPU", cpuMilliseconds[Kind.empty.rawValue]),
      ("without", "ms wall", wallMilliseconds[Kind.empty.rawValue]),
      ("decoding the file", "ms wall", decodeMilliseconds),
    ]
    for case (let name, let unit, let values?) in rows {
      table.add([
        name, unit, values.p50.formatted(2), values.p90.formatted(2), values.p99.formatted(2),
      ])
    }
    return table.text
  }
}
