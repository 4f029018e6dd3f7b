/// Names brought into the room that a field has (ICAO Doc 9303-3, §4.6, and the truncation examples
/// of Doc 9303-4, §4.2.3).
///
/// Where they do not fit, letters are taken off from the end: first off the last component of the
/// secondary identifier, then off the one before it, and so on to the primary identifier, but the
/// first letter of each stays. What results fills the field to its last place, which tells the reader
/// that names may be cut. Only where not even the first letters fit are components left out, from the
/// end as well.
struct NameField {
  private var primary: [ArraySlice<UInt8>]
  private var secondary: [ArraySlice<UInt8>]
  /// How many fillers stand between the components of the primary identifier.
  private let gap: Int

  /// Takes identifiers whose components have one filler between them.
  ///
  /// In a field that holds one identifier only, that is the primary one here.
  init(primary: [UInt8], secondary: [UInt8] = [], gap: Int = 1) {
    self.primary = primary.split(separator: .ascii("<"))
    self.secondary = secondary.split(separator: .ascii("<"))
    self.gap = gap
  }

  /// The characters of the field, without the fillers behind them.
  func characters(width: Int) -> [UInt8] {
    var names = self
    while names.count(ofLetters: { _ in 1 }) > width, names.dropLast() {}
    var excess = names.count(ofLetters: { $0.count }) - width
    for index in names.secondary.indices.reversed() {
      Self.shorten(&names.secondary[index], by: &excess)
    }
    for index in names.primary.indices.reversed() {
      Self.shorten(&names.primary[index], by: &excess)
    }
    return Array(names.joined().prefix(width))
  }

  /// How many characters the names take up when each component has so many letters.
  private func count(ofLetters letters: (ArraySlice<UInt8>) -> Int) -> Int {
    var count = gap * max(0, primary.count - 1) + max(0, secondary.count - 1)
    if !secondary.isEmpty { count += 2 }
    for component in primary { count += letters(component) }
    for component in secondary { count += letters(component) }
    return count
  }

  /// Leaves out the last component that can be spared; `false` where none can.
  private mutating func dropLast() -> Bool {
    if secondary.count > 1 {
      secondary.removeLast()
    } else if primary.count > 1 {
      primary.removeLast()
    } else {
      return false
    }
    return true
  }

  /// Takes letters off the end of a component as long as there are too many; the first one stays.
  private static func shorten(_ component: inout ArraySlice<UInt8>, by excess: inout Int) {
    let count = min(max(0, excess), component.count - 1)
    component.removeLast(count)
    excess -= count
  }

  private func joined() -> [UInt8] {
    let filler = UInt8.ascii("<")
    var characters: [UInt8] = []
    for (index, component) in primary.enumerated() {
      if index > 0 { characters.append(contentsOf: repeatElement(filler, count: gap)) }
      characters.append(contentsOf: component)
    }
    for (index, component) in secondary.enumerated() {
      characters.append(contentsOf: repeatElement(filler, count: index == 0 ? 2 : 1))
      characters.append(contentsOf: component)
    }
    return characters
  }
}
