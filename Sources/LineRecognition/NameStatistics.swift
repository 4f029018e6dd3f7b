internal import CLineModel

/// How likely the letters of names follow each other, over many languages.
///
/// The source is `Corpus/Training/names/names.py`; only statistics are kept, no name. Behind two letters
/// every letter has its logarithm, behind three and four those in which longer names differ from what
/// the shorter context says.
public struct NameStatistics: Sendable {
  /// The last letters of a word, four at most.
  public struct Context: Hashable, Sendable {
    /// The places of the letters, counted from 1, as digits of base 28; 0 where there is none.
    public let number: UInt32

    /// Where a word begins: behind a filler.
    public static let begin = Context(number: 1)

    /// The context behind one more letter.
    ///
    /// - Parameter letter: 1 for `A` to 26 for `Z`.
    /// - Returns: The context; the letter before the last four is forgotten.
    public func followed(by letter: Int) -> Context {
      Context(number: number * 28 % NameStatistics.power4 + UInt32(letter) + 1)
    }
  }

  /// The number of letters, with the filler that ends a word.
  private static let letters = 27
  private static let magic: [UInt8] = Array("MRZNAME1".utf8)
  private static let power2: UInt32 = 28 * 28
  private static let power3: UInt32 = 28 * 28 * 28
  private static let power4: UInt32 = 28 * 28 * 28 * 28

  /// The bytes of the file: logarithms in sixteenths below zero.
  private let bytes: [UInt8]
  /// The longer contexts in order.
  private let contexts: [UInt32]
  /// Where the factor of each stands among the bytes.
  private let places: [Int]

  /// The statistics that are built in, or `nil` where they are damaged.
  public static let embedded: NameStatistics? = {
    let count = Int(clamping: name_statistics_size())
    let bytes = unsafe UnsafeRawBufferPointer(start: name_statistics_bytes(), count: count)
    return NameStatistics(bytes: unsafe Array(bytes))
  }()

  /// Reads statistics, or gives `nil` where they do not hold; the layout is that of `names.py`.
  ///
  /// - Parameter bytes: The bytes of the file.
  init?(bytes: [UInt8]) {
    let dense = Self.magic.count + Self.letters * Self.letters * Self.letters
    guard bytes.count >= dense + 4, bytes.starts(with: Self.magic) else { return nil }
    func number(_ place: Int, _ count: Int) -> UInt32 {
      bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    var contexts: [UInt32] = []
    var places: [Int] = []
    var place = dense + 4
    for _ in 0..<number(dense, 4) {
      guard bytes.count - place >= 5 else { return nil }
      let context = number(place, 3)
      guard context < Self.power4, contexts.last.map({ $0 < context }) ?? true else { return nil }
      contexts.append(context)
      places.append(place + 3)
      place += 5 + 2 * Int(bytes[place + 4])
    }
    guard place == bytes.count else { return nil }
    self.bytes = bytes
    self.contexts = contexts
    self.places = places
  }

  /// The logarithm of the probability that a letter follows.
  ///
  /// - Parameters:
  ///   - letter: 0 for the filler that ends a word, 1 for `A` to 26 for `Z`.
  ///   - context: The letters before it.
  /// - Returns: The logarithm, 0 at most; that of 0 where there is no such letter.
  /// - Complexity: O(log contexts).
  public func logarithm(of letter: Int, behind context: Context) -> Float {
    logarithm(of: letter, in: row(behind: context))
  }

  /// What is known of the letters behind one context.
  public struct Row: Sendable {
    /// Where the longest two contexts stand among the bytes, 0 where there is none.
    fileprivate var longest = 0
    fileprivate var longer = 0
    /// Where the logarithms behind the last two letters begin.
    fileprivate var dense = 0
  }

  /// Looks a context up, for several letters behind it.
  ///
  /// - Parameter context: The letters before.
  /// - Returns: What is known of the letters that follow.
  /// - Complexity: O(log contexts).
  public func row(behind context: Context) -> Row {
    func known(_ most: UInt32, _ least: UInt32) -> Int {
      let number = context.number % most
      return number >= least ? place(of: number) ?? 0 : 0
    }
    let last = Int(context.number % 28)
    let before = Int(context.number / 28 % 28)
    let row = max(0, before - 1) * Self.letters + max(0, last - 1)
    return Row(
      longest: known(Self.power4, Self.power3), longer: known(Self.power3, Self.power2),
      dense: Self.magic.count + row * Self.letters)
  }

  /// The logarithm of the probability that a letter follows a context.
  ///
  /// - Parameters:
  ///   - letter: 0 for the filler that ends a word, 1 for `A` to 26 for `Z`.
  ///   - row: What is known of the letters behind the context.
  /// - Returns: The logarithm, 0 at most; that of 0 where there is no such letter.
  public func logarithm(of letter: Int, in row: Row) -> Float {
    guard letter >= 0, letter < Self.letters else { return -.infinity }
    var sum: Float = 0
    var found = row.longest > 0 ? row.longest : row.longer
    while found > 0 {
      let rows = found + 2..<found + 2 + 2 * Int(bytes[found + 1])
      for row in stride(from: rows.lowerBound, to: rows.upperBound, by: 2)
      where bytes[row] == UInt8(letter) {
        return min(0, sum - Float(bytes[row + 1]) / 16)
      }
      sum -= (Float(bytes[found]) - 64) / 16
      found = found == row.longest ? row.longer : 0
    }
    return min(0, sum - Float(bytes[row.dense + letter]) / 16)
  }

  /// Where the factor of a longer context stands, or `nil` where it has none.
  private func place(of number: UInt32) -> Int? {
    var range = 0..<contexts.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if contexts[middle] == number { return places[middle] }
      range =
        contexts[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
