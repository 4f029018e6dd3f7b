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
    let bases = rows.map { $0.baseline }
    var steps: [Double] = []
    for (index, base) in bases.enumerated() {
      for other in bases[(index + 1)...] where Self.steps.contains((other - base) / height) {
        if !steps.contains(where: { abs($0 - (other - base)) < 0.08 * height }) {
          steps.append(other - base)
        }
      }
    }
    for step in steps {
      let found = Self.assigned(rows, step: step)
      if found.score > best.score { best = found }
    }
    (self.rows, score) = best
  }

  private static func assigned(
    _ rows: [Row], step: Double
  ) -> (rows: [Field: Int], score: Double) {
    let fields = Field.allCases
    // The best way in which a row is a field, with what came before.
    var best = [[Double]](
      repeating: [Double](repeating: -.infinity, count: fields.count), count: rows.count)
    var before = [[(row: Int, field: Int)?]](
      repeating: [(row: Int, field: Int)?](repeating: nil, count: fields.count), count: rows.count)
    var end = (score: -Double.infinity, row: 0, field: 0)
    let absences = fields.map { $0.absence }
    // What all rows before each cost that are none.
    var losses = [0.0]
    for row in rows { losses.append((losses.last ?? 0) + row.loss) }
    for (index, row) in rows.enumerated() {
      for field in fields {
        let place = field.rawValue
        var most = -absences[..<place].reduce(0, +) - losses[index]
        for earlier in 0..<index {
          let passed = losses[index] - losses[earlier + 1]
          for other in 0..<place where best[earlier][other] > -.infinity {
            var score =
              best[earlier][other] - passed - absences[(other + 1)..<place].reduce(0, +)
            let distance = (row.baseline - rows[earlier].baseline) / step
            if field.isEven {
              score -= min(3, 3 * max(0, abs(distance - Double(place - other)) - 0.15))
            }
            if score > most {
              most = score
              before[index][place] = (earlier, other)
            }
          }
        }
        best[index][place] = most + fit(row, field)
        let whole =
          best[index][place] - absences[(place + 1)...].reduce(0, +)
          - (losses[rows.count] - losses[index + 1])
        if whole > end.score { end = (whole, index, place) }
      }
    }
    guard end.score > -.infinity else { return ([:], end.score) }
    var found: [Field: Int] = [:]
    var at: (row: Int, field: Int)? = (end.row, end.field)
    while let place = at {
      found[fields[place.field]] = place.row
      at = before[place.row][place.field]
    }
    return (found, end.score)
  }

  /// What speaks for a row as a field.
  private static func fit(_ row: Row, _ field: Field) -> Double {
    let others = row.numbers.filter { $0.key != field.number && !$0.key.hasPrefix(field.number) }
    return 2.5 * (row.numbers[field.number] ?? 0) - 1.2 * (others.values.max() ?? 0)
      + (row.forms[field] ?? 0)
  }
}
