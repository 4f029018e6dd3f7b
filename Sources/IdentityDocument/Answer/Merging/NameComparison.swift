/// A name in every spelling that a machine readable zone may have for it.
struct NameComparison {
  /// The name's components in capitals, where it is written in `A` to `Z` and digits alone.
  private let plain: [[UInt8]]?
  /// The components by each way of transliterating.
  private let spellings: [[[UInt8]]]
  private let isPossiblyCut: Bool
  private let text: String

  init(_ claim: Claim) {
    text = claim.value.text
    let isMachineSpelled = text.isMachineSpelled
    var spellings: [[[UInt8]]] = []
    for way in isMachineSpelled ? [Transliteration()] : Self.ways {
      let bytes = way.transliterate(text).bytes
      let components = bytes.split(separator: .ascii("<")).map { Array($0) }
      if !spellings.contains(components) { spellings.append(components) }
    }
    self.spellings = spellings
    plain = isMachineSpelled ? spellings.first : nil
    isPossiblyCut = claim.isPossiblyCut
  }

  /// How two names stand to each other.
  func relation(to other: NameComparison) -> ValueRelation {
    if let plain, plain == other.plain { return .equal }
    for left in spellings {
      for right in other.spellings
      where !left.isEmpty && left.joined().elementsEqual(right.joined()) {
        return .transliteration
      }
    }
    if spells(other) || other.spells(self) { return .transliteration }
    for left in spellings {
      for right in other.spellings {
        if isPossiblyCut, Self.isCut(left, of: right) { return .compatible }
        if other.isPossiblyCut, Self.isCut(right, of: left) { return .compatible }
      }
    }
    return .different
  }

  /// Whether the name spells another, which is spelt for machines, letter by letter in any way.
  private func spells(_ other: NameComparison) -> Bool {
    guard plain == nil, let letters = other.plain?.joined() else { return false }
    let name = NameSpelling(String(decoding: Array(letters), as: UTF8.self))
    return name.isSpelled(by: text.unicodeScalars)
  }

  /// Whether one name is another that was brought into the room of its field: components are cut
  /// at their end or left out from the end (ICAO Doc 9303-3, §4.6).
  private static func isCut(_ short: [[UInt8]], of whole: [[UInt8]]) -> Bool {
    guard !short.isEmpty, short.count <= whole.count else { return false }
    return zip(short, whole).allSatisfy { $1.starts(with: $0) }
  }

  /// The ways of ICAO Doc 9303-3, §6.
  private static let ways: [Transliteration] = {
    var ways = Transliteration.LatinStyle.allCases.map { Transliteration(latinStyle: $0) }
    ways += Transliteration.CyrillicLanguage.allCases.dropFirst().map {
      Transliteration(language: $0)
    }
    return ways
  }()
}

extension String {
  /// Whether the text holds nothing that a machine readable zone would have to spell otherwise:
  /// letters `A` to `Z` in either case, digits, blanks, hyphens, apostrophes and full stops.
  var isMachineSpelled: Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case " ", "'", ",", "-", ".", "<", "0"..."9", "A"..."Z", "a"..."z": true
      default: false
      }
    }
  }
}
