import ChipReading

/// Changes one file of a chip at random, in the ways in which a forger or a bad reader would.
struct ChipMutator {
  /// How a file is changed.
  enum Kind: String, CaseIterable {
    /// One to three bits.
    case flip
    /// One byte becomes another.
    case byte
    /// A run of bytes is left out.
    case cut
    /// A run of bytes is written twice.
    case double
    /// A run of bytes comes from the same file of another chip.
    case splice
    /// The whole file is that of another chip.
    case swap
    /// A length is written in a longer form.
    case relength
    /// A length is made a little longer or shorter.
    case lie
  }

  private var generator: SeededGenerator
  private let chips: [ChipFiles]

  init(_ chips: [ChipFiles], seed: UInt64) {
    self.chips = chips
    generator = SeededGenerator(seed: seed)
  }

  /// Changes a file of a chip: every other time the security object.
  ///
  /// - Parameter chip: The chip.
  /// - Returns: The changed chip, the file and how it was changed; `nil` where the change was none.
  mutating func mutant(of chip: ChipFiles) -> (files: ChipFiles, file: ChipFile, kind: Kind)? {
    let groups = chip.groups
    let picksObject = Bool.random(using: &generator)
    guard let group = groups.randomElement(using: &generator),
      let kind = Kind.allCases.randomElement(using: &generator),
      let other = chips.randomElement(using: &generator)
    else { return nil }
    let file: ChipFile = picksObject ? .securityObject : .group(group)
    guard let bytes = chip[file], !bytes.isEmpty else { return nil }
    let changed = change(bytes, kind, with: other[file] ?? [])
    guard changed != bytes else { return nil }
    var files = chip
    files[file] = changed
    return (files, file, kind)
  }

  private mutating func change(_ bytes: [UInt8], _ kind: Kind, with other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let place = Int.random(in: bytes.indices, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
    switch kind {
    case .flip:
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      }
    case .byte: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case .cut: bytes.removeSubrange(place..<end)
    case .double: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case .splice:
      guard end <= other.count else { return bytes }
      bytes.replaceSubrange(place..<end, with: other[place..<end])
    case .swap: return other.isEmpty ? bytes : other
    case .relength, .lie: relength(&bytes, near: place, lies: kind == .lie)
    }
    return bytes
  }

  /// Changes what looks like a short length: `30 22` becomes `30 81 22`, or `30 21`.
  private mutating func relength(_ bytes: inout [UInt8], near place: Int, lies: Bool) {
    let tags: Set<UInt8> = [0x02, 0x04, 0x06, 0x30, 0x31, 0xA0]
    guard let tag = bytes[place...].firstIndex(where: tags.contains), tag + 1 < bytes.count,
      bytes[tag + 1] < 0x80
    else { return }
    if lies {
      bytes[tag + 1] = bytes[tag + 1] &+ (Bool.random(using: &generator) ? 1 : 0xFF)
    } else {
      bytes.insert(0x81, at: tag + 1)
    }
  }
}
