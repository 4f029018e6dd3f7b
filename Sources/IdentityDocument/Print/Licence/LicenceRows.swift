/// Which row of a European licence is which of its fields.
///
/// The fields stand below the title one row after the other at about the same distance: 1 the surname, 2 the given
/// names, 3 the birth, 4a the issue, 4b the expiry, 5 the number, then 8 and 9 (Directive 2006/126/EC, annex I). What a
/// single row is read as may be wrong: a number before it, its form and its distance from the others decide together.
struct LicenceRows {
  /// A field in the order of the rows.
  enum Field: Int, CaseIterable {
    case surname, givenNames, birth, issue, expiry, number, address, categories

    /// The number that is printed before it.
    var number: String { ["1", "2", "3", "4a", "4b", "5", "8", "9"][rawValue] }

    /// The fields of a document that its row may hold.
    var fields: Set<DocumentField> {
      switch self {
      case .surname: [.lastName]
      case .givenNames: [.firstName]
      case .birth: [.dob, .placeOfBirth]
      case .issue: [.issuingDate, .authority, .expiryDate]
      // The office, 4c, may have a row of its own.
      case .expiry: [.expiryDate, .authority]
      case .number: [.idNumber, .authority]
      case .address: [.addressLine]
      case .categories: [.categories]
      }
    }

    /// Whether the rows up to it are evenly spaced: below the number stand the signature and the address.
    fileprivate var isEven: Bool { rawValue <= Field.number.rawValue }

    /// What it costs to do without it.
    fileprivate var absence: Double {
      switch self {
      case .address: 0
      case .categories: 0.3
      default: 1.5
      }
    }
  }

  /// A row as it was read.
  struct Row {
    /// The baseline, in millimetres.
    var baseline: Double
    /// How surely each number stands before it, 0 to 1.
    var numbers: [String: Double]
    /// How much its text speaks for each field; negative where against it.
    var forms: [Field: Double]
    /// What it costs to take it for none.
    var loss: Double
  }

  /// The row of each field that has one.
  let rows: [Field: Int]
  /// What speaks for them, the costs taken off.
  let score: Double

  /// Distances of rows, in heights of capitals: 1.3 on Italian licences, whose rows are tight, to 3.5.
  private static let steps = 1.3...3.5
  private static let mostRows = 24

  /// Assigns rows to fields as they fit best.
  ///
  /// - Parameters:
  ///   - rows: The rows from the top.
  ///   - height: The height of their capitals, in millimetres.
  /// - Complexity: O(*n*⁴) in the rows, of which 24 are looked at at most; a licence has some ten.
  init(_ rows: [Row], height: Double) {
    let rows = Array(rows.prefix(Self.mostRows))
    var best = (rows: [Field: Int](), score: -Double.infinity)
    for step in Self.distances(of: rows, height: height) {
      var chain = RowChain(rows, step: step)
      let found = chain.best()
      if found.score > best.score { best = found }
    }
    (self.rows, score) = best
  }

  /// The different distances that rows have from each other, as far as the rows of a licence may have them.
  private static func distances(of rows: [Row], height: Double) -> [Double] {
    var distances: [Double] = []
    for (index, row) in rows.enumerated() {
      for other in rows[(index + 1)...] {
        let distance = other.baseline - row.baseline
        if steps.contains(distance / height),
          !distances.contains(where: { abs($0 - distance) < 0.08 * height })
        {
          distances.append(distance)
        }
      }
    }
    return distances
  }

  /// What speaks for a row as a field.
  fileprivate static func fit(_ row: Row, _ field: Field) -> Double {
    let others = row.numbers.filter { $0.key != field.number && !$0.key.hasPrefix(field.number) }
    return 2.5 * (row.numbers[field.number] ?? 0) - 1.2 * (others.values.max() ?? 0)
      + (row.forms[field] ?? 0)
  }
}

/// The best way to take rows for fields in their order, where rows stand at a distance.
private struct RowChain {
  /// A row as a field.
  private struct Link {
    var row: Int
    /// The place of the field in the order of rows.
    var field: Int
  }

  private let rows: [LicenceRows.Row]
  /// The distance of two rows, in millimetres.
  private let step: Double
  private let fields = LicenceRows.Field.allCases
  private let absences = LicenceRows.Field.allCases.map { $0.absence }
  /// What all rows before each cost that are none.
  private let losses: [Double]
  /// By row and field: the most that speaks for the row as the field, with what came before.
  private var scores: [[Double]]
  /// By row and field: what came right before.
  private var before: [[Link?]]

  init(_ rows: [LicenceRows.Row], step: Double) {
    self.rows = rows
    self.step = step
    losses = rows.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1.loss) }
    scores = [[Double]](
      repeating: [Double](repeating: -.infinity, count: fields.count), count: rows.count)
    before = [[Link?]](
      repeating: [Link?](repeating: nil, count: fields.count), count: rows.count)
  }

  /// The row of each field, and what speaks for them.
  mutating func best() -> (rows: [LicenceRows.Field: Int], score: Double) {
    var (end, most) = (Link(row: 0, field: 0), -Double.infinity)
    for row in rows.indices {
      for field in fields.indices {
        let link = Link(row: row, field: field)
        add(link)
        let score = scoreAtEnd(link)
        if score > most { (end, most) = (link, score) }
      }
    }
    return (most > -.infinity ? found(upTo: end) : [:], most)
  }

  /// Takes a row for a field behind what fits best before it.
  private mutating func add(_ link: Link) {
    let (row, field) = (link.row, link.field)
    var most = -absences[..<field].reduce(0, +) - losses[row]
    for earlier in 0..<row {
      for other in 0..<field where scores[earlier][other] > -.infinity {
        let score = score(of: link, behind: Link(row: earlier, field: other))
        if score > most {
          most = score
          before[row][field] = Link(row: earlier, field: other)
        }
      }
    }
    scores[row][field] = most + LicenceRows.fit(rows[row], fields[field])
  }

  /// What speaks for a row as a field where another one comes right before it.
  private func score(of link: Link, behind earlier: Link) -> Double {
    let passed = losses[link.row] - losses[earlier.row + 1]
    let absent = absences[(earlier.field + 1)..<link.field].reduce(0, +)
    let score = scores[earlier.row][earlier.field] - passed - absent
    guard fields[link.field].isEven else { return score }
    let distance = (rows[link.row].baseline - rows[earlier.row].baseline) / step
    return score - min(3, 3 * max(0, abs(distance - Double(link.field - earlier.field)) - 0.15))
  }

  /// What speaks for all that ends with a row: the fields behind it are absent, the rows behind it none.
  private func scoreAtEnd(_ link: Link) -> Double {
    let absent = absences[(link.field + 1)...].reduce(0, +)
    let passed = losses[rows.count] - losses[link.row + 1]
    return scores[link.row][link.field] - absent - passed
  }

  /// The row of each field up to one.
  private func found(upTo end: Link) -> [LicenceRows.Field: Int] {
    var found: [LicenceRows.Field: Int] = [:]
    var next: Link? = end
    while let link = next {
      found[fields[link.field]] = link.row
      next = before[link.row][link.field]
    }
    return found
  }
}
