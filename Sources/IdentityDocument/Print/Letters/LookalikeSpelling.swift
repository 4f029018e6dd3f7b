/// Cyrillic and Greek capitals that a recogniser of Latin letters has read as what they look like, beside the same
/// word in Latin letters.
///
/// Documents of Bulgaria, Cyprus, Greece, North Macedonia, Serbia, Ukraine and others print a value in both scripts:
/// `ТОДОРОВА` over `TODOROVA`, of which the first is read as `TOJOPOBA`.
struct LookalikeSpelling {
  /// What the letters cost that do not agree, one each; above all letters where too many do not.
  let cost: Int
  /// The letters that stand for others than they look like.
  let distinct: Int
  /// The letters of the longer text.
  let length: Int
  /// Whether the texts differ, and the one in Latin letters is no number.
  private let isOfLetters: Bool

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - seen: What was read, of which letters may be Cyrillic or Greek.
  ///   - latin: The text in Latin letters.
  /// - Complexity: O(*n* · *m*) in their lengths.
  init(_ seen: String, of latin: String) {
    let space = UInt8.ascii(" ")
    let seen = FoldedText.words(of: seen).prefix(2 * Self.longest).filter { $0 != space }
    let latin = FoldedText.words(of: latin).prefix(2 * Self.longest).filter { $0 != space }
    length = max(seen.count, latin.count)
    isOfLetters = seen != latin && latin.count(where: { $0.isDigit }) * 2 < latin.count
    // Some letters have several in the other script, as Щ has four, and of some two are read.
    guard isOfLetters, length <= Self.longest, 5 * latin.count <= 8 * seen.count + 10,
      5 * seen.count <= 8 * latin.count + 5
    else {
      (cost, distinct) = (length, 0)
      return
    }
    let best = Self.best(seen, of: latin, most: length / Self.share)
    (cost, distinct) = (best.cost, best.distinct)
  }

  /// The least cost at which two texts agree, and with it the most letters that stand for others.
  ///
  /// - Parameters:
  ///   - seen: The letters that were read.
  ///   - latin: The letters in Latin.
  ///   - most: What costs more is none, however the rest agrees.
  /// - Returns: The step behind the last letters of both.
  private static func best(_ seen: [UInt8], of latin: [UInt8], most: Int) -> Step {
    // The best steps up to each letter of both.
    var best = [[Step]](
      repeating: [Step](repeating: Step(), count: latin.count + 1), count: seen.count + 1)
    best[0][0] = Step(cost: 0, distinct: 0)
    for row in 0...seen.count {
      for column in 0...latin.count where best[row][column].cost <= most {
        let here = best[row][column]
        if column < latin.count { best[row][column + 1].take(here.cost + 1, here.distinct) }
        guard row < seen.count else { continue }
        let isSilent = silent.contains(seen[row])
        best[row + 1][column].take(here.cost + (isSilent ? 0 : 1), here.distinct)
        guard column < latin.count else { continue }
        let isSame = seen[row] == latin[column]
        best[row + 1][column + 1].take(here.cost + (isSame ? 0 : 1), here.distinct)
        takeSounds(of: seen[row...].prefix(2), before: latin[column...], &best)
      }
    }
    return best[seen.count][latin.count]
  }

  /// Takes a letter or two for what the Latin text goes on with.
  private static func takeSounds(
    of seen: ArraySlice<UInt8>, before latin: ArraySlice<UInt8>, _ best: inout [[Step]]
  ) {
    let (row, column) = (seen.startIndex, latin.startIndex)
    let here = best[row][column]
    for count in 1...seen.count {
      for sound in sounds(seen[row], count > 1 ? seen[row + 1] : 0)
      where latin.starts(with: sound) {
        let isOther = count > 1 || sound.count > 1 || sound[0] != seen[row]
        best[row + count][column + sound.count].take(
          here.cost, here.distinct + (isOther ? 1 : 0))
      }
    }
  }

  /// Whether the one is the other: nearly every letter agrees and one stands for another, or four of five do and a
  /// quarter of them stand for others.
  ///
  /// Of 1.6 million pairs of different values of written pages (`Corpus/Written` and others like them) about 80
  /// are taken for one and the same by that.
  var isOne: Bool {
    guard length >= 3, isOfLetters else { return false }
    if distinct >= 1, cost * 10 <= length { return true }
    return distinct >= 2 && distinct * 4 >= length && cost <= length / Self.share
  }

  /// No value that documents print in two scripts has more letters; a hostile one is not compared.
  private static let longest = 48

  /// One letter of so many may differ.
  private static let share = 5

  /// The first letters of both texts as far as they agree.
  private struct Step {
    static let none = 1000
    var cost = Step.none
    var distinct = 0

    mutating func take(_ cost: Int, _ distinct: Int) {
      if (cost, -distinct) < (self.cost, -self.distinct) {
        (self.cost, self.distinct) = (cost, distinct)
      }
    }
  }

  /// Signs that have no sound, as they are read: Ь, Ъ.
  private static let silent: Set<UInt8> = [.ascii("b")]

  /// What a letter or two may stand for, in the transliterations of ICAO Doc 9303-3, section 6, and in national ones.
  private static func sounds(_ first: UInt8, _ second: UInt8) -> [[UInt8]] {
    table[UInt16(first) << 8 | UInt16(second)] ?? []
  }

  /// By what is read: sounds of the letters that look so, as Debian's Latin model and our nets have read them.
  private static let table: [UInt16: [[UInt8]]] = {
    var table: [UInt16: [[UInt8]]] = [:]
    for (seen, sounds) in [
      // А Δ Λ Д Я
      ("a", "a d l ya ia ja"), ("b", "v b w z"), ("c", "s c"), ("d", "d f th"),
      // Е Є Σ Ξ
      ("e", "e ye ie je s x b o"), ("f", "g h i"), ("g", "d g e"), ("h", "n i e p ch"),
      ("i", "i j y g l yi"), ("j", "l d j"), ("k", "k c q zh"),
      // Ц Ш Л
      ("l", "ts c sh s l g d"), ("m", "m i zh z"), ("n", "n i p l y j"), ("o", "o f u th d"),
      ("p", "r p"), ("q", "d o f ts c"), ("r", "ya ia ja a g r"), ("s", "z s b i"), ("t", "t g p"),
      // У Υ Ч
      ("u", "ts c i dz u y"), ("v", "i v y"), ("w", "sh s sch i ps"), ("x", "kh h x ch zh z"),
      ("y", "u y v f i ch c"), ("z", "z s x"),
      ("0", "o f d"), ("3", "z e"), ("4", "ch c"), ("5", "b"), ("6", "b"), ("9", "ya ia ja"),
      ("1", "i l"), ("7", "g l"), ("8", "v"),
      ("ji", "l"), ("jl", "l"), ("jn", "l"), ("jj", "l"), ("bi", "y"), ("bl", "y"),
      ("io", "yu iu ju"),
      ("lo", "yu iu ju"), ("ho", "yu iu ju"), ("oy", "ou u"), ("mn", "b mp"), ("nt", "d nt"),
      ("ay", "av af"), ("ey", "ev ef"), ("ei", "i"), ("oi", "i"), ("ai", "e"), ("xk", "zh z j"),
      ("kx", "zh z j"), ("lu", "sh s"), ("li", "sh s"), ("ll", "sh s shch"), ("wl", "sh s"),
      ("jb", "lj"), ("hb", "nj"), ("il", "p"), ("in", "p"),
    ] {
      let letters = Array(seen.utf8)
      let key = UInt16(letters[0]) << 8 | UInt16(letters.count > 1 ? letters[1] : 0)
      table[key] = sounds.utf8.split(separator: .ascii(" ")).map { Array($0) }
    }
    return table
  }()
}
