/// What the net for marks and all looks have seen of one letter.
struct LetterSight {
  /// What the net has seen.
  var letter: PrintedLetter
  /// What each look has read.
  var reads: [Unicode.Scalar]
  /// Whether two looks that are sure have read it without a mark.
  var isSurelyBare = false

  /// Whether two looks or more have read it, and each with a mark: that is not lost again.
  var isReadMarked: Bool { reads.count > 1 && reads.allSatisfy { $0 != letter.base } }

  /// The logarithm of how likely what was seen is, were it a letter.
  func score(of choice: Unicode.Scalar) -> Double {
    reads.reduce(seen(choice)) { $0 + share(of: $1, where: choice) }
  }

  /// Without what was seen of the letter by itself, for names of a zone: with it 3 of 144 such names of drawn passports
  /// (seeds 46002 to 46004 and 46020) became wrong and one right.
  var inLineAlone: LetterSight {
    var sight = self
    sight.letter.alone = [:]
    return sight
  }

  /// What the nets have seen of a letter.
  private func seen(_ choice: Unicode.Scalar) -> Double {
    func log(_ seen: [Unicode.Scalar: Double]) -> Double {
      max(seen[choice] ?? Self.unseen, Self.unseen)
    }
    let inLine = Self.trust * log(letter.logLikelihoods)
    return letter.alone.isEmpty ? inLine : inLine + log(letter.alone)
  }

  /// Whether the nets by themselves have seen one letter more likely than another.
  func isLikelier(_ choice: Unicode.Scalar, than other: Unicode.Scalar) -> Bool {
    let (choice, other) = (Self.shape(of: choice), Self.shape(of: other))
    guard let seen = letter.logLikelihoods[choice] else { return false }
    let lead = seen - (letter.logLikelihoods[other] ?? -.infinity)
    guard let alone = letter.alone[choice] else { return lead > 0 }
    return lead + alone - (letter.alone[other] ?? -.infinity) > 0
  }

  /// The letter that the net knows a shape by: Iceland's `Ð` is a Croatian `Đ`, a comma below a cedilla.
  static func shape(of letter: Unicode.Scalar) -> Unicode.Scalar { shapes[letter] ?? letter }

  private static let shapes: [Unicode.Scalar: Unicode.Scalar] = ["Ð": "Đ", "Ș": "Ş", "Ț": "Ţ"]

  /// The logarithm of the share of readings of a letter that are another one.
  ///
  /// A mark is rather taken for one that stands often on that letter, as an `Ö` for an `Ő`, than the other way round.
  private func share(of read: Unicode.Scalar, where choice: Unicode.Scalar) -> Double {
    let read = Self.shape(of: read)
    if read == choice { return 0 }
    if read == letter.base { return Self.lost }
    if choice == letter.base { return Self.invented }
    let anywhere = letter.spelling.anywhere
    guard !anywhere.isEmpty else { return Self.mistaken }
    let lead = (anywhere[read] ?? Self.rarest) - (anywhere[choice] ?? Self.rarest)
    return min(Self.leastMistaken, Self.mistaken + Self.common * lead)
  }

  /// What the net says counts for less than a look: both see the same pixels.
  ///
  /// These numbers were tried on 839 names, places and offices in capitals beside which no zone stands, of drawn pages
  /// (`make.py pages`, seeds 46001 to 46004 and 46010): 809 are right with them and 787 without statistics of
  /// spelling; the best of 700 other choices gave 818. Of 749 texts whose letters are right (46020 among them) 721 have
  /// the right marks so, and 728 with what the net for single letters says in full, on letters that all looks read bare
  /// as well; with 0.5 for the one and 0.8 to 1.3 for the other 726 to 729.
  private static let trust = 0.7
  /// What the net does not see is one in five hundred.
  static let unseen = -6.2
  /// A mark that was lost: often in small print.
  private static let lost = -0.5
  /// A mark that is none: seldom.
  private static let invented = -4.0
  /// A mark that was taken for another one, as often on that letter.
  private static let mistaken = -1.0
  /// How much more so where the other one is so many times as common, as powers of e.
  private static let common = 0.4
  private static let leastMistaken = -0.3
  /// A mark that the statistics do not have, one in ten thousand.
  private static let rarest = -9.2
}
