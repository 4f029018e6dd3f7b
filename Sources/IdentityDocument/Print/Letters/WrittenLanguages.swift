/// Languages that are written with Latin letters, a bit each.
package struct WrittenLanguages: OptionSet, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The languages of some codes (ISO 639-1) with blanks between them; those that have no bit are left out.
  init(_ codes: String) {
    rawValue = 0
    for code in codes.split(separator: " ") {
      if let bit = Self.codes.split(separator: " ").firstIndex(of: code) { rawValue |= 1 << bit }
    }
  }

  /// How many they are.
  var count: Int { rawValue.nonzeroBitCount }

  /// The codes, that of the lowest bit first.
  package static let codes =
    "cs da de es et fi fr ga hr hu is it lt lv nl no pl pt ro sk sl sv tr az en sq"
}
