/// One row of the tables of country codes.
struct CountryRecord: Sendable {
  /// The code's bytes in one number, first byte highest, padded with zeros on the right.
  let key: UInt32
  /// The code that documents print, three letters or `D`.
  let code: String
  /// The two-letter code of ISO 3166-1, where there is one.
  let alpha2: String?
  /// The short English name.
  let name: String

  init(_ code: String, _ alpha2: String?, _ name: String) {
    key = Self.key(of: code)
    self.code = code
    self.alpha2 = alpha2
    self.name = name
  }

  /// The code in one number, or 0, which no row has, where it is longer than three bytes or empty.
  static func key(of code: String) -> UInt32 {
    var key: UInt32 = 0
    var count: UInt32 = 0
    for byte in code.utf8 {
      guard count < 3 else { return 0 }
      key = key << 8 | UInt32(byte)
      count += 1
    }
    return count == 0 ? 0 : key << (8 * (3 - count))
  }

  /// The row of a code, by binary search.
  static func find(_ key: UInt32, in table: [CountryRecord]) -> CountryRecord? {
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      let row = table[middle]
      if row.key == key { return row }
      if row.key < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
