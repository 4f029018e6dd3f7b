import IdentityDocument

/// The fields of a data group by their tags, whatever its list of tags promises.
struct GroupFields {
  private var fields: [UInt32: [TLV]] = [:]
  /// Why the fields behind the last one that was read cannot be.
  private(set) var fault: ChipReason?

  /// Reads the fields of a group and those inside its lists of repeated ones, A0.
  init(_ values: [TLV]) throws(ChipReason) {
    for value in values { try add(value) }
  }

  /// Reads the fields of a file up to one that is cut or lies about its length.
  ///
  /// - Throws: `wrongTag`, and what reading values throws where no field can be read.
  init(of group: DataGroup, in bytes: [UInt8]) throws(ChipReason) {
    var cursor = FieldCursor(try GroupFile.value(of: group, in: bytes))
    var count = 0
    do throws(ChipReason) {
      while let value = try cursor.next() {
        guard count < ChipLimits.values else { throw .tooLarge }
        try add(value)
        count += 1
      }
    } catch {
      guard count > 0 else { throw error }
      fault = error
    }
  }

  private mutating func add(_ value: TLV) throws(ChipReason) {
    fields[value.tag, default: []].append(value)
    guard value.tag == 0xA0 else { return }
    for inner in try value.children() { fields[inner.tag, default: []].append(inner) }
  }

  /// The contents of all fields of a tag.
  func contents(_ tag: UInt32) -> [ArraySlice<UInt8>] { (fields[tag] ?? []).map(\.content) }

  /// The bytes of a field that says anything.
  func bytes(_ tag: UInt32) -> [UInt8]? {
    contents(tag).first.flatMap { $0.isEmpty ? nil : Array($0) }
  }

  /// A text in UTF-8, else in ISO/IEC 8859-1 where it reads as one; an empty one is none.
  func text(_ tag: UInt32) -> String? { contents(tag).first.flatMap(Self.text) }

  /// All texts of a tag.
  func texts(_ tag: UInt32) -> [String] { contents(tag).compactMap(Self.text) }

  /// The parts of a text that `<` separates, without the empty ones.
  func parts(_ tag: UInt32) -> [String] {
    (text(tag) ?? "").split(separator: "<").map(String.init)
  }

  /// A date; the length alone tells packed digits from characters.
  func date(_ tag: UInt32) -> DocumentDate? {
    guard let digits = digits(tag, packed: 4, mayHaveFillers: true) else { return nil }
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

  /// What is odd about texts and dates that are there, by their tags: none holds what they say.
  func notes(on group: DataGroup, texts: [UInt32], dates: [UInt32]) -> [ChipNote] {
    func note(_ word: String, _ tag: UInt32) -> ChipNote {
      ChipNote("\(group):\(word)=\(String(tag, radix: 16, uppercase: true))")
    }
    var notes: [ChipNote] = []
    for tag in texts {
      for content in contents(tag) where String(validating: content, as: UTF8.self) == nil {
        notes.append(note(Self.latinText(content) == nil ? "unreadableText" : "latinText", tag))
      }
    }
    for tag in dates where date(tag) == nil && contents(tag).first?.isEmpty == false {
      notes.append(note("unreadableDate", tag))
    }
    return Set(notes).sorted()
  }

  /// The digits of a field; a filler, where it may have some, stands for a zero: what is not known.
  private func digits(
    _ tag: UInt32, packed count: Int, mayHaveFillers: Bool = false
  ) -> [UInt8]? {
    guard let content = contents(tag).first else { return nil }
    let digits: [UInt8]
    switch content.count {
    case count: digits = content.flatMap { [$0 >> 4, $0 & 0x0F] }
    case 2 * count:
      digits = content.map {
        mayHaveFillers && $0 == .ascii("<") ? 0 : $0 &- .ascii("0")
      }
    default: return nil
    }
    return digits.allSatisfy { $0 < 10 } ? digits : nil
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    guard !bytes.isEmpty else { return nil }
    return String(validating: bytes, as: UTF8.self) ?? latinText(bytes)
  }

  /// The text of bytes that are no UTF-8, where they are letters of ISO/IEC 8859-1 in text of ASCII.
  private static func latinText(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.contains(where: { (.ascii("A")...(.ascii("Z"))).contains($0 & 0xDF) }),
      bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 >= 0xA0 })
    else { return nil }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
