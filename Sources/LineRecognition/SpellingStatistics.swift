internal import CLineModel

/// How likely each mark stands on a letter of a name or a place, by the letters beside it, over many languages.
///
/// The source is `Corpus/Training/names/spelling.py`; only statistics are kept, no name: of a letter alone, of one
/// behind one and two others, and of these before a third, where they differ from what fewer letters say.
public struct SpellingStatistics: Sendable {
  private static let magic: [UInt8] = Array("SPELLNG1".utf8)
  /// A number has the letters of a context as digits of this base.
  private static let radix: UInt32 = 28

  /// The bytes of the file: code points, and logarithms in sixteenths below zero.
  private let bytes: [UInt8]
  /// The number of choices of each context, by the letters: its place among the bytes.
  private let rows: [UInt32: Int]

  /// The statistics that are built in, or `nil` where they are damaged.
  public static let embedded: SpellingStatistics? = {
    let count = Int(clamping: spelling_statistics_size())
    let bytes = unsafe UnsafeRawBufferPointer(start: spelling_statistics_bytes(), count: count)
    return SpellingStatistics(bytes: unsafe Array(bytes))
  }()

  /// Reads statistics, or gives `nil` where they do not hold; the layout is that of `spelling.py`.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Complexity: O(*n*) in the bytes.
  init?(bytes: [UInt8]) {
    guard bytes.count >= Self.magic.count + 4, bytes.starts(with: Self.magic) else { return nil }
    func number(_ place: Int, _ count: Int) -> UInt32 {
      bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    var rows: [UInt32: Int] = [:]
    var place = Self.magic.count + 4
    for _ in 0..<number(Self.magic.count, 4) {
      guard bytes.count - place >= 4, rows.updateValue(place + 3, forKey: number(place, 3)) == nil
      else { return nil }
      place += 4 + 3 * Int(bytes[place + 3])
    }
    guard place == bytes.count else { return nil }
    self.bytes = bytes
    self.rows = rows
  }

  /// The logarithms of how likely a letter of a word has each mark, and none; what is not among them is less likely
  /// than one in three thousand.
  ///
  /// - Parameters:
  ///   - place: The place of the letter in the word.
  ///   - word: The letters of the word as capitals without their marks, `A` to `Z`.
  /// - Returns: The logarithms by capitals; none of a letter that never has a mark, or that is no letter.
  public func logarithms(at place: Int, of word: [Unicode.Scalar]) -> [Unicode.Scalar: Double] {
    guard word.indices.contains(place), let letter = Self.digit(word[place]) else { return [:] }
    func digit(_ place: Int) -> UInt32? {
      word.indices.contains(place) ? Self.digit(word[place]) : 1
    }
    let (second, first, next) = (digit(place - 2), digit(place - 1), digit(place + 1))
    if let first {
      if let next {
        if let second, let found = logarithms(second, first, letter, next) { return found }
        if let found = logarithms(0, first, letter, next) { return found }
      }
      if let found = logarithms(0, first, letter, 0) { return found }
    }
    return logarithms(0, 0, letter, 0) ?? [:]
  }

  /// The same of a letter wherever it stands.
  ///
  /// - Parameter letter: The letter without a mark.
  /// - Returns: The logarithms by capitals.
  public func logarithms(of letter: Unicode.Scalar) -> [Unicode.Scalar: Double] {
    Self.digit(letter).flatMap { logarithms(0, 0, $0, 0) } ?? [:]
  }

  /// 2 for `A` to 27 for `Z`; 1 is the end of a word, 0 a letter that is not looked at.
  private static func digit(_ letter: Unicode.Scalar) -> UInt32? {
    ("A"..."Z").contains(letter) ? letter.value - ("A" as Unicode.Scalar).value + 2 : nil
  }

  private func logarithms(
    _ second: UInt32, _ first: UInt32, _ letter: UInt32, _ next: UInt32
  ) -> [Unicode.Scalar: Double]? {
    let number = [second, first, letter, next].reduce(0) { $0 * Self.radix + $1 }
    guard let row = rows[number] else { return nil }
    var found: [Unicode.Scalar: Double] = [:]
    for choice in 0..<Int(bytes[row]) {
      let place = row + 1 + 3 * choice
      let value = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8
      if let letter = Unicode.Scalar(value) { found[letter] = -Double(bytes[place + 2]) / 16 }
    }
    return found
  }
}
