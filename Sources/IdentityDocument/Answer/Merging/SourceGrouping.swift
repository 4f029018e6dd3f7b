/// Which sources are of one document.
///
/// In this order: what geometry says; numbers that agree; proven values that contradict each other;
/// surnames and births that agree where one source has no number. What says nothing comparable stays
/// apart.
struct SourceGrouping {
  /// The places of the sources of each document.
  private(set) var groups: [[Int]]

  private let sources: [DocumentSource]

  /// Groups sources; the order of the groups and within them is that of the sources.
  init(_ sources: [DocumentSource]) {
    self.sources = sources
    groups = sources.indices.map { [$0] }
    let pairs = sources.indices.flatMap { left in
      sources.indices.dropFirst(left + 1).map { (left, $0) }
    }
    for (left, right) in pairs where belong(left, right) { join(left, right) }
    for (left, right) in pairs where numbersAgree(left, right) { join(left, right) }
    let strangers = pairs.filter { contradict($0.0, $0.1) }
    for (left, right) in pairs where personsAgree(left, right) {
      guard !strangers.contains(where: { areApart($0, between: left, right) }) else { continue }
      join(left, right)
    }
  }

  private mutating func join(_ left: Int, _ right: Int) {
    guard let first = groups.firstIndex(where: { $0.contains(left) }),
      let second = groups.firstIndex(where: { $0.contains(right) }), first != second
    else { return }
    groups[min(first, second)] = (groups[first] + groups[second]).sorted()
    groups.remove(at: max(first, second))
  }

  /// Whether joining two groups would bring two strangers together.
  private func areApart(_ strangers: (Int, Int), between left: Int, _ right: Int) -> Bool {
    guard let first = groups.first(where: { $0.contains(left) }),
      let second = groups.first(where: { $0.contains(right) }), first != second
    else { return false }
    return first.contains(strangers.0) && second.contains(strangers.1)
      || first.contains(strangers.1) && second.contains(strangers.0)
  }

  private func belong(_ left: Int, _ right: Int) -> Bool {
    sources[left].belongsTo == sources[right].path || sources[right].belongsTo == sources[left].path
  }

  /// Whether the document numbers or the personal numbers agree, each read whole.
  ///
  /// Some cards print the person's number in the zone's optional data and the card's in its place,
  /// while the barcode has the person's: one number in two places is an agreement too.
  private func numbersAgree(_ left: Int, _ right: Int) -> Bool {
    for field in [DocumentField.idNumber, .personalNumber]
    where relation(left, right, field) == .equal {
      return true
    }
    return NumberPlaces.cross(sources[left], sources[right])
  }

  /// Whether both sides have proven values that cannot be of one document.
  private func contradict(_ left: Int, _ right: Int) -> Bool {
    [DocumentField.idNumber, .dob, .lastName].contains { field in
      relation(left, right, field, onlyProven: true) == .different
    }
  }

  /// Whether surname and birth agree, and the numbers do not speak against it: one of the sources
  /// has none, or they differ only where check digits and recognisers are blind.
  private func personsAgree(_ left: Int, _ right: Int) -> Bool {
    let names = relation(left, right, .lastName)
    guard names?.confirms == true || names == .compatible,
      relation(left, right, .dob) == .equal
    else { return false }
    let numbers = relation(left, right, .idNumber)
    return numbers == nil || numbers == .blind
  }

  /// How the values of a field stand to each other, the closest where there are several; `nil` where
  /// one source has none.
  private func relation(
    _ left: Int, _ right: Int, _ field: DocumentField, onlyProven: Bool = false
  ) -> ValueRelation? {
    var relations: Set<ValueRelation> = []
    for first in sources[left].claims(field) where !onlyProven || first.proof > .none {
      for second in sources[right].claims(field) where !onlyProven || second.proof > .none {
        relations.insert(ValueRelation(first, second))
      }
    }
    return [.equal, .transliteration, .compatible, .blind, .different].first(
      where: relations.contains)
  }
}
