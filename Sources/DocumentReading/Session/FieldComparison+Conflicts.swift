import IdentityDocument

extension FieldComparison {
  /// Below this score two sides are not of one document.
  static let leastSidesScore = 0.7

  /// Whether the sides cannot be of one document.
  ///
  /// Their dates of birth or expiry differ, they name different people, their numbers of one kind
  /// have nothing in common, or what they share is too little alike. Print that contradicts them is for
  /// the merge to judge, which knows how sure it is.
  var sidesConflict: Bool { ofMachineReadable.sidesDiffer }

  private var sidesDiffer: Bool {
    datesDiffer(.dateOfBirth) || datesDiffer(.dateOfExpiry) || namesDiffer(.lastName)
      || namesDiffer(.firstName) || numbersDiffer
      || (sidesScore.map { $0 < Self.leastSidesScore } ?? false)
  }

  /// Whether the sides are of kinds that no document is at once: a passport or a visa has no other
  /// document on its back.
  static func areOfTwoDocuments(_ kinds: [DocumentKind]) -> Bool {
    let hasBook = kinds.contains { $0 == .passport || $0 == .visa }
    return hasBook && Set(kinds).count > 1
  }

  /// Whether two dates differ in a part that both have.
  private func datesDiffer(_ name: FieldName) -> Bool {
    guard let front = best(name, side: .front), let back = best(name, side: .back) else {
      return false
    }
    guard front.utf8.count == back.utf8.count else { return true }
    let unknown = UInt8.ascii("?")
    return zip(front.utf8, back.utf8).contains { $0 != $1 && $0 != unknown && $1 != unknown }
  }

  /// Whether no word of a name on one side is a word, an initial or the beginning of one on the other.
  ///
  /// A zone cuts long names off and a licence gives initials, so that one common word is enough.
  private func namesDiffer(_ name: FieldName) -> Bool {
    guard let front = best(name, side: .front), let back = best(name, side: .back) else {
      return false
    }
    let (left, right) = (Self.words(of: front), Self.words(of: back))
    guard !left.isEmpty, !right.isEmpty else { return false }
    return !left.contains { one in
      right.contains { other in
        one.hasPrefix(other) || other.hasPrefix(one)
          || Self.similarity(of: one, and: other, field: name) >= Self.leastSidesScore
      }
    }
  }

  /// Whether two zones, or two barcodes, have document numbers and share no number.
  ///
  /// A zone and a barcode may have different numbers of one document: the Vietnamese card prints its
  /// own in the zone and the holder's in the code.
  private var numbersDiffer: Bool {
    FieldZone.allCases.contains { zone in
      let (front, back) = (numbers(side: .front, zone), numbers(side: .back, zone))
      return !front.isEmpty && !back.isEmpty && front.isDisjoint(with: back)
    }
  }

  /// The numbers of a source; none where it has no document number.
  private func numbers(side: Side, _ zone: FieldZone) -> Set<String> {
    let values = [FieldName.documentNumber, .personalNumber, .optionalData1, .optionalData2].map {
      normalizedValue(FieldKey(side: side, zone: zone, name: $0))
    }
    guard let number = values.first, number != nil else { return [] }
    return Set(values.compactMap(\.self).filter { !$0.isEmpty })
  }

  /// The words of a name, transliterated.
  private static func words(of name: String) -> [String] {
    Transliteration().transliterate(name).text.split(separator: "<").map(String.init)
  }
}
