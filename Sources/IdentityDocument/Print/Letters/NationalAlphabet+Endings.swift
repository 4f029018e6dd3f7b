/// Marks of endings that the names of a language have in common.
extension NationalAlphabet {
  /// A name whose words end as names of the language do, where they have the same letters without
  /// marks: `KALNINŠ` on a Latvian page is `KALNIŅŠ`.
  ///
  /// - Parameters:
  ///   - text: The name as it was read.
  ///   - name: The name as the zone has it, which the result spells too.
  /// - Returns: The name, or `nil` where its words have no such ending, or have it with its marks.
  /// - Complexity: O(*n*) in the length of the text.
  func endingMended(_ text: String, like name: NameSpelling? = nil) -> String? {
    var mended = String.UnicodeScalarView()
    var word: [Unicode.Scalar] = []
    for scalar in Array(text.unicodeScalars) + [" "] {
      if scalar.properties.isAlphabetic {
        word.append(scalar)
        continue
      }
      mended.append(contentsOf: endings.lazy.compactMap { Self.mended(word, by: $0) }.first ?? word)
      mended.append(scalar)
      word = []
    }
    mended.removeLast()
    guard String(mended) != text, name?.isSpelled(by: mended) ?? true else { return nil }
    return String(mended)
  }

  /// A word with the marks of an ending, or `nil` where it ends in other letters.
  private static func mended(
    _ word: [Unicode.Scalar], by ending: [Unicode.Scalar]
  ) -> [Unicode.Scalar]? {
    let stem = word.count - ending.count
    guard stem >= 2, zip(word[stem...], ending).allSatisfy({ plain($0) == plain($1) }) else {
      return nil
    }
    return word[..<stem]
      + zip(word[stem...], ending).map { $0.properties.isLowercase ? $1.small : $1 }
  }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    // A letter of its own, whose stroke is lost as marks are.
    scalar.capital == "Ł" ? "L" : base(of: scalar.capital) ?? scalar.capital
  }

  /// The endings of the alphabet's states, the longest first.
  private var endings: [[Unicode.Scalar]] {
    let row = Self.endings.first { Array($0.letters.unicodeScalars) == letters }
    return row?.endings.split(separator: " ").map { Array($0.unicodeScalars) } ?? []
  }

  /// Endings of names by languages, which are known by their letters.
  ///
  /// Source: the lists of the Python package `faker` (MIT licence), of whose names with these letters at
  /// the end at least 95 of 100 have the marks (`OVÁ` 864 of 864, `VIĆ` 151 of 154, `IŅŠ` 31 of 32,
  /// `ŁAW` 6 of 6); `VIČIUS`, `VIČIENĖ`, `DÓTTIR` and `LHÃES` are not in them, and have no other spelling.
  private static let endings: [(letters: String, endings: String)] = [
    ("ĄČĘĖĮŠŲŪŽ", "VIČIENĖ VIČIUS LĖ NĖ TĖ"), ("ĀČĒĢĪĶĻŅŠŪŽ", "IŅŠ"),
    ("ĄĆĘŁŃÓŚŹŻ", "ŃSKI ŃSKA EŃ ŁAW"), ("ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ", "OVÁ"),
    ("ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ", "OVÁ VIČ CKÝ"), ("ÁÂÃÀÇÉÊÍÓÔÕÚÜ", "LHÃES ÇÃO ÕES ÃO"),
    ("ÁÉÍÓÚÝÞÐÆÖ", "DÓTTIR RÚN RÓS ÖRN JÓN LÍN"), ("ÇƏĞİÖŞÜ", "OĞLU"), ("ČĆĐŠŽ", "VIĆ"),
  ]
}
