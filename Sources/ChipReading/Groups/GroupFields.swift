import IdentityDocument

/// The fields of a data group by their tags, whatever its list of tags promises.
struct GroupFields {
  private var fields: [UInt32: [TLV]] = [:]

  /// Reads the fields of a group and those inside its lists of repeated ones, A0.
  init(_ values: [TLV]) throws(ChipReason) {
    for value in values {
      fields[value.tag, default: []].append(value)
      guard value.tag == 0xA0 else { continue }
      for inner in try value.children() { fields[inner.tag, default: []].append(inner) }
    }
  }

  /// The contents of all fields of a tag.
  func contents(_ tag: UInt32) -> [ArraySlice<UInt8>] { (fields[tag] ?? []).map(\.content) }

  /// The bytes of a field that says anything.
  func bytes(_ tag: UInt32) -> [UInt8]? {
    contents(tag).first.flatMap { $0.isEmpty ? nil : Array($0) }
  }

  /// A text in UTF-8; one that is empty or no UTF-8 is none.
  func text(_ tag: UInt32) -> String? { contents(tag).first.flatMap(Self.text) }

  /// All texts of a tag.
  func texts(_ tag: UInt32) -> [String] { contents(tag).compactMap(Self.text) }

  /// The parts of a text that `<` separates, without the empty ones.
  func parts(_ tag: UInt32) -> [String] {
    (text(tag) ?? "").split(separator: "<").map(String.init)
  }

  /// A date; the length alone tells packed digits from characters.
  func date(_ tag: UInt32) -> DocumentDate? {
    guard let digits = digits(tag, packed: 4) else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      let value = digits[range].reduce(0) { $0 * 10 + Int($1) }
      return value == 0 ? nil : value
    }
    let parts = (year: number(0..<4), month: number(4..<6), day: number(6..<8))
    if let month = parts.month, month > 12 { return nil }
    let month = parts.month ?? 1
    let days = CalendarDate.numberOfDays(inMonth: month, ofYear: parts.year ?? 2000)
    if let day = parts.day, day > days { return nil }
    let printed = String(decoding: digits.map { $0 + .ascii("0") }, as: UTF8.self)
    return DocumentDate(year: parts.year, month: parts.month, day: parts.day, printed: printed)
  }

  /// A number of digits as text, written packed in so many bytes or as twice as many characters.
  func digitText(_ tag: UInt32, packed count: Int) -> String? {
    digits(tag, packed: count).map { String(decoding: $0.map { $0 + .ascii("0") }, as: UTF8.self) }
  }

  private func digits(_ tag: UInt32, packed count: Int) -> [UInt8]? {
    guard let content = contents(tag).first else { return nil }
    let digits: [UInt8]
    switch content.count {
    case count: digits = content.flatMap { [$0 >> 4, $0 & 0x0F] }
    case 2 * count: digits = content.map { $0 &- .ascii("0") }
    default: return nil
    }
    return digits.allSatisfy { $0 < 10 } ? digits : nil
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    guard !bytes.isEmpty else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
