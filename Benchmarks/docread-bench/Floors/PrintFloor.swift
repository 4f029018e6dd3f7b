import FoundationEssentials

/// How many printed values of one kind of page are right, at least, and wrong, at most.
struct PrintFloor: Hashable, Codable {
  /// How many values there are.
  var values: Int
  /// How many are right, at least.
  var right: Int
  /// How many are wrong, at most; none of them may be stated with 0.9 or more.
  var wrong: Int

  /// The floors by kind of page, such as `passport g0`.
  ///
  /// - Parameter path: The path of their JSON file.
  /// - Returns: The floors.
  /// - Throws: What reading or decoding throws.
  static func floors(contentsOfFile path: String) throws -> [String: PrintFloor] {
    let data = try Data(contentsOf: URL(filePath: path))
    return try JSONDecoder().decode([String: PrintFloor].self, from: data)
  }

  /// What of a count is worse than the floor.
  func violations(by tally: PrintTally) -> [String] {
    var found: [String] = []
    if tally.total != values {
      found.append("\(tally.total) values where the floor counts \(values)")
    }
    if tally.right < right { found.append("right: \(tally.right), at least \(right) wanted") }
    if tally.wrong > wrong { found.append("wrong: \(tally.wrong), at most \(wrong) allowed") }
    if tally.surelyWrong > 0 { found.append("stated surely and wrong: \(tally.surelyWrong)") }
    return found
  }

  /// What of a report is worse than the floors, each with its kind of page.
  static func violations(of floors: [String: PrintFloor], by report: PrintReport) -> [String] {
    floors.sorted { $0.key < $1.key }.flatMap { kind, floor in
      floor.violations(by: report.kinds[kind] ?? PrintTally()).map { "print \(kind): \($0)" }
    }
  }
}
