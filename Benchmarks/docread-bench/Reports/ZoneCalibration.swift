import CorpusIndex
import IdentityDocument

/// What our reader states of whole zones against what they are: the confidence that every character is
/// right, and what keeps right ones from being accepted.
struct ZoneCalibration: Encodable {
  /// The readings of one grade that are exact and whose print is valid.
  struct Row: Hashable, Encodable {
    /// How many there are.
    private(set) var right = 0
    /// How many of them are accepted.
    private(set) var accepted = 0
    /// What refuses the others, by the codes of the contract together.
    private(set) var refusals: [String: Int] = [:]

    fileprivate mutating func add(_ finding: ZoneFinding) {
      right += 1
      if finding.refusals.isEmpty {
        accepted += 1
      } else {
        refusals[finding.codes, default: 0] += 1
      }
    }
  }

  /// Stated confidence against the share of exact readings; zones stand for characters.
  private(set) var bins: [Reliability.Bin] = []
  private(set) var byGrade = Groups<Row>()
  private var reliability = Reliability()

  private enum CodingKeys: CodingKey {
    case bins, byGrade
  }

  /// Adds a reading.
  ///
  /// - Parameters:
  ///   - finding: What the reader states of it.
  ///   - isExact: Whether every character is right.
  ///   - isValid: Whether every check digit is right as printed.
  ///   - grade: The grade of the picture.
  mutating func add(_ finding: ZoneFinding, isExact: Bool, isValid: Bool, grade: String) {
    reliability.add(confidence: finding.confidence, isRight: isExact)
    bins = reliability.bins
    guard isExact, isValid else { return }
    byGrade.update(grade, initial: Row()) { $0.add(finding) }
  }

  /// Two tables; nothing where nothing was stated.
  var text: String {
    guard !bins.isEmpty else { return "" }
    var table = TextTable(["stated of the zone", "zones", "mean stated", "observed right"])
    for bin in bins where bin.characters > 0 {
      table.add([
        "\(bin.from) to \(bin.to)", "\(bin.characters)", (bin.stated ?? 0).formatted(4),
        (bin.observed ?? 0).formatted(4),
      ])
    }
    var grades = TextTable(["exact and valid", "zones", "accepted", "share", "refused by"])
    for name in byGrade.names {
      guard let row = byGrade.tallies[name] else { continue }
      let reasons = row.refusals.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(4)
      grades.add([
        name, "\(row.right)", "\(row.accepted)",
        (Double(row.accepted) / Double(row.right)).formatted(3),
        reasons.map { "\($0.value) \($0.key)" }.joined(separator: "; "),
      ])
    }
    return table.text + "\n" + grades.text
  }
}

extension ZoneFinding {
  /// The codes of the refusals, each once, in one order.
  fileprivate var codes: String {
    Set(refusals.map(\.code.rawValue)).sorted().joined(separator: ", ")
  }
}
