/// A capital of a printed line with what it may be by its mark.
package struct PrintedLetter: Hashable, Sendable {
  /// The letter without a mark, or the digit.
  package var base: Unicode.Scalar
  /// The logarithm of how likely each of its choices is; they are less than 1 together where something else
  /// stands there.
  package var logLikelihoods: [Unicode.Scalar: Double]
  /// The same, where the letter was looked at alone and finer; empty where it was not.
  package var alone: [Unicode.Scalar: Double] = [:]
  /// How names and places of many languages spell it.
  package var spelling: Spelling

  /// The logarithms of how often a letter is each of its choices, where it stands and anywhere; empty where
  /// nothing is known of that.
  package struct Spelling: Hashable, Sendable {
    /// Between the letters beside it.
    package var here: [Unicode.Scalar: Double]
    /// In all words.
    package var anywhere: [Unicode.Scalar: Double]
    /// What is known of its word; `nil` where the word is not known.
    package var word: KnownWord.Letter?

    /// Makes a spelling.
    ///
    /// - Parameters:
    ///   - here: How often it is each choice between the letters beside it.
    ///   - anywhere: How often it is each choice in all words.
    ///   - word: What is known of its word.
    package init(
      here: [Unicode.Scalar: Double] = [:], anywhere: [Unicode.Scalar: Double] = [:],
      word: KnownWord.Letter? = nil
    ) {
      self.here = here
      self.anywhere = anywhere
      self.word = word
    }
  }

  /// Makes a letter.
  ///
  /// - Parameters:
  ///   - base: The letter without a mark.
  ///   - logLikelihoods: The logarithms of how likely it is with each mark and without one.
  ///   - spelling: How names and places spell it.
  package init(
    _ base: Unicode.Scalar, logLikelihoods: [Unicode.Scalar: Double],
    spelling: Spelling = Spelling()
  ) {
    self.base = base
    self.logLikelihoods = logLikelihoods
    self.spelling = spelling
  }

  /// The capitals that a letter without a mark may be, itself first; only itself where none has a mark.
  package static func choices(of base: Unicode.Scalar) -> [Unicode.Scalar] {
    [base] + (marked[base] ?? [])
  }

  /// The letter that a capital is without its mark or stroke.
  package static func base(of capital: Unicode.Scalar) -> Unicode.Scalar {
    bases[capital] ?? capital
  }

  /// Whether a character is a letter or a digit.
  package static func isInWord(_ scalar: Unicode.Scalar) -> Bool { PrintedText.isWordPart(scalar) }

  /// The letters and digits of a line in capitals without their marks, or `nil` where it has small letters.
  package static func bases(of text: String) -> [Unicode.Scalar]? {
    let scalars = text.unicodeScalars.filter(PrintedText.isWordPart)
    guard !scalars.contains(where: { $0.properties.isLowercase }) else { return nil }
    return scalars.map { base(of: $0) }
  }

  /// The capitals with a mark or a stroke by their letters.
  ///
  /// Source: the canonical decompositions of the Unicode Character Database, of the letters that the net
  /// for printed lines knows; Đ stands for Ð too, which has its shape.
  private static let marked: [Unicode.Scalar: [Unicode.Scalar]] = [
    "A": "ÁÀÂÄÃÅĀĂĄ", "C": "ÇĆČ", "D": "ĎĐ", "E": "ÉÈÊËĒĖĘĚ", "G": "ĞĢ", "I": "ÍÌÎÏĪİ", "K": "Ķ",
    "L": "ĹĽĻŁ", "N": "ÑŃŇŅ", "O": "ÓÒÔÖÕŐØ", "R": "Ř", "S": "ŚŠŞ", "T": "ŤŢ", "U": "ÚÙÛÜŪŮŰ",
    "Y": "Ý", "Z": "ŹŽŻ",
  ].mapValues { Array($0.unicodeScalars) }

  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (base, letters) in marked {
      for letter in letters { bases[letter] = base }
    }
    // One of the shape of another letter, and those that the net has not learnt.
    for (base, letters) in [
      "D": "Ð", "S": "ȘŜ", "T": "Ț", "I": "Į", "U": "ŲŬ", "R": "Ŕ", "C": "ĈĊ", "O": "ŌŎ", "G": "Ġ",
      "Y": "Ÿ",
    ] as [Unicode.Scalar: String] {
      for letter in letters.unicodeScalars { bases[letter] = base }
    }
    return bases
  }()
}
