import IdentityDocument

/// Compares the values that several sources give for the same field.
///
/// Two values are as similar as 1 − edit distance / longer length, after the transliteration of ICAO
/// Doc 9303-3, §6, in which letter case, accents, blanks and hyphens do not count. A score is the
/// mean over the fields that are compared.
struct FieldComparison {
  private let readings: [FieldKey: FieldReading]

  init(_ readings: [FieldKey: FieldReading]) {
    self.readings = readings
  }

  /// The comparison of what was made for machines alone, which print must not contradict by a letter
  /// that was misread.
  var ofMachineReadable: FieldComparison {
    FieldComparison(readings.filter { $0.key.zone != .print })
  }

  /// The mean similarity of the fields that both sides have, or `nil` where there are none.
  var sidesScore: Double? {
    mean { name in
      let front = best(name, side: .front)
      let back = best(name, side: .back)
      guard let front, let back else { return nil }
      return Self.similarity(of: front, and: back, field: name)
    }
  }

  /// The mean similarity of the fields that a side has more than once, or `nil` where there are none.
  func score(of side: Side) -> Double? {
    mean { name in
      let values = FieldZone.allCases.compactMap {
        readings[FieldKey(side: side, zone: $0, name: name)]?.value
      }
      guard values.count > 1 else { return nil }
      // Each with those behind it: one pair of two values, three of three.
      let pairs = values.indices.flatMap { one in
        values[(one + 1)...].map { Self.similarity(of: values[one], and: $0, field: name) }
      }
      return pairs.reduce(0, +) / Double(pairs.count)
    }
  }

  /// For every field that was read, whether its sources agree.
  var agreement: [FieldName: Agreement] {
    var result: [FieldName: Agreement] = [:]
    for name in FieldName.allCases {
      let values = readings.filter { $0.key.name == name }.map(\.value.value)
      guard let first = values.first else { continue }
      let isEqual = values.dropFirst().allSatisfy {
        Self.similarity(of: first, and: $0, field: name) == 1
      }
      result[name] = values.count == 1 ? .notCompared : isEqual ? .equal : .differs
    }
    return result
  }

  private func mean(_ similarity: (FieldName) -> Double?) -> Double? {
    let values = FieldName.allCases.compactMap(similarity)
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// The surest value of a field on a side; the zone's among equally sure ones, and print's where there
  /// is no other.
  func best(_ name: FieldName, side: Side) -> String? {
    func reading(_ zone: FieldZone) -> FieldReading? {
      readings[FieldKey(side: side, zone: zone, name: name)]
    }
    guard let zone = reading(.mrz) else { return (reading(.barcode) ?? reading(.print))?.value }
    guard let barcode = reading(.barcode), barcode.confidence > zone.confidence else {
      return zone.value
    }
    return barcode.value
  }

  /// How similar two values are, 0 to 1.
  static func similarity(of first: String, and second: String, field: FieldName) -> Double {
    if field == .address, haveOneAddress(first, second) { return 1 }
    let first = normalized(first, field: field)
    let second = normalized(second, field: field)
    let longer = min(max(first.count, second.count), EditDistance.longest)
    guard longer > 0 else { return 1 }
    return 1 - Double(EditDistance.between(first, second)) / Double(longer)
  }

  /// Whether the words of one address are all among those of the other: print goes on with the city and the postal
  /// code, which a barcode has in fields of their own, and in another order.
  private static func haveOneAddress(_ first: String, _ second: String) -> Bool {
    let words = [first, second].map { text in
      Set(
        Transliteration().transliterate(text).text.split { !$0.isLetter && !$0.isNumber }.map(
          String.init))
    }
    return words.allSatisfy { !$0.isEmpty }
      && (words[0].isSubset(of: words[1]) || words[1].isSubset(of: words[0]))
  }

  /// A value of one source as it is compared, or `nil` where the source has none.
  func normalizedValue(_ key: FieldKey) -> String? {
    readings[key].map { Self.normalized($0.value, field: key.name) }
  }

  private static func normalized(_ value: String, field: FieldName) -> String {
    switch field {
    case .issuer, .nationality:
      let code = CountryCode(rawValue: value)
      return code.alpha3 ?? value
    default:
      return String(Transliteration().transliterate(value).text.filter { $0 != "<" })
    }
  }
}
