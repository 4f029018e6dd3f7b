extension PrintedLine {
  /// The line without what the net for printed lines has read, where another look differs from that in nothing
  /// but having more marks.
  ///
  /// The net sees small letters whose marks are a pixel high, and often says the bare ones; two looks that
  /// both lost a mark must not outvote the one that saw it.
  var withoutLostMarks: PrintedLine {
    guard versions.contains(where: { $0.look == .columns }) else { return self }
    var line = self
    line.versions.removeAll { version in
      guard version.look == .columns else { return false }
      let letters = FoldedText.characters(of: version.text)
      return versions.contains { other in
        other.look != .columns && other.marks > version.marks
          && FoldedText.characters(of: other.text) == letters
      }
    }
    return line
  }

  /// The line without letters that a recogniser has read twice with different marks, as a net that reads column by
  /// column does: `ZÚÑŇIGA` of `ZÚÑIGA`, `OZOLINŅA` of `OZOLIŅA`.
  ///
  /// No language of ``NationalAlphabet`` writes one letter with two marks behind each other, nor a bare N beside one
  /// with a mark.
  var withoutDoubledLetters: PrintedLine {
    var line = self
    for place in line.versions.indices {
      let scalars = Array(line.versions[place].text.unicodeScalars)
      var kept: [Unicode.Scalar] = []
      for scalar in scalars {
        guard let last = kept.last, last != scalar, scalar.isDouble(of: last) else {
          kept.append(scalar)
          continue
        }
        if last.isASCII { kept[kept.count - 1] = scalar }
      }
      if kept.count < scalars.count {
        line.versions[place].text = String(String.UnicodeScalarView(kept))
      }
    }
    return line
  }

  /// The line with the small letters in words of capitals that only their size tells from capitals as
  /// capitals, and an `I` where a small `l` begins a word that none begins.
  var inOneCase: PrintedLine {
    var line = self
    for place in line.versions.indices {
      line.versions[place].text = LetterCase.withInitialI(
        LetterCase.withCapitalsOfOneShape(line.versions[place].text))
    }
    return line
  }
}

extension PrintedLine.Version {
  /// Its letters with marks, and others beyond ASCII.
  fileprivate var marks: Int { text.unicodeScalars.count { !$0.isASCII } }
}

extension Unicode.Scalar {
  /// Whether a capital is another one with a different mark, both of them with one, or an N.
  fileprivate func isDouble(of other: Unicode.Scalar) -> Bool {
    let base = PrintedLetter.base(of: self)
    guard base == PrintedLetter.base(of: other) else { return false }
    return !isASCII && !other.isASCII || base == "N"
  }
}
