import IdentityDocument

/// What is known of names says of the names of a zone's text.
struct NameJudgement {
  /// The fields of names.
  static let fields: [MRZ.Field] = [.names, .primaryIdentifier, .secondaryIdentifier]

  /// The first character that is not the likeliest, or `nil` where nothing speaks against the names; what a
  /// digit covers, as on French identity cards, is not doubted for its letters.
  private(set) var doubt: MRZ.Position?
  /// Whether the text is the likeliest.
  private(set) var isLikeliest = true
  /// The share of the text among all texts of the names that have its words that are no known names.
  private(set) var probabilityOfKnown: Float = 1
  /// The places of the words that are known names, and of the fillers.
  private(set) var known: Set<MRZ.Position> = []

  /// Takes one field in.
  mutating func add(_ field: FieldOfNames, in range: MRZ.FieldRange, text: [UInt8]) {
    probabilityOfKnown *= field.probabilityOfKnown
    for (index, column) in range.columns.enumerated() {
      let place = MRZ.Position(line: range.line, column: column)
      if field.likeliest[index] != text[index] {
        isLikeliest = false
        if range.field == .names, doubt == nil { doubt = place }
      }
      if field.known[index] { known.insert(place) }
    }
  }
}
