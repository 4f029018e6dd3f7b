/// How many lines of which length a zone has, and which lines may stand where.
struct LineShape {
  let length: Int
  let count: Int

  static let all = [
    LineShape(length: 44, count: 2), .init(length: 36, count: 2), .init(length: 30, count: 3),
    .init(length: 30, count: 1),
  ]

  /// The places in which a line may stand, from 0.
  struct Rows {
    private var bits: UInt8 = 0

    func contains(_ row: Int) -> Bool { bits >> row & 1 == 1 }

    fileprivate mutating func insert(_ row: Int, if holds: Bool) {
      if holds { bits |= 1 << row }
    }
  }

  /// The places in which a line may stand so that the zone is proven (``MRZ/isProvenExcerpt``), as far
  /// as the line alone tells: most lines of a long text are refused here, before any zone is made.
  func rows(of characters: [UInt8]) -> Rows {
    var rows = Rows()
    guard characters.count == length else { return rows }
    let beginsZone = characters[0].isCapital && characters[2].isCapital
    switch count {
    case 3:
      rows.insert(0, if: beginsZone)
      rows.insert(1, if: Self.hasBirth(characters, at: 0))
      rows.insert(2, if: characters[0].isCapital)
    case 2:
      rows.insert(0, if: beginsZone)
      // The French identity card has the birth further behind.
      let hasBirth =
        Self.hasBirth(characters, at: 13) || length == 36 && Self.hasBirth(characters, at: 27)
      rows.insert(1, if: hasBirth)
    default: rows.insert(0, if: characters.starts(with: Array("D1FRA".utf8)))
    }
    return rows
  }

  /// Whether a date of birth with its digit stands at a place.
  private static func hasBirth(_ characters: [UInt8], at start: Int) -> Bool {
    let printed = characters[start + 6]
    guard printed.isDigit else { return false }
    var digit = CheckDigit()
    for index in start..<start + 6 { digit.append(characters[index]) }
    return digit.value == printed.digitValue
  }
}
