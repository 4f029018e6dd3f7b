/// Why a zone cannot be written.
public enum MRZWritingError: Error, Hashable, Sendable {
  /// A field is empty that must not be.
  case missing(MRZ.Field)
  /// A field has more characters than there is room for; `maximum` is how many there may be.
  case tooLong(MRZ.Field, maximum: Int)
  /// A character has no place in the field, not even transliterated.
  case unwritable(Unicode.Scalar, MRZ.Field)
  /// The layout does not have the field.
  case notInFormat(MRZ.Field, MRZ.Format)
  /// The layout is that of one kind of document, whose code and state are these.
  case wrongBeginning(expected: String)
  /// The code belongs to another layout: a reader would take the zone for that.
  case readsAs(MRZ.Format)
}

extension MRZWritingError: CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .missing(let field): "\(field.rawValue) is empty"
    case .tooLong(let field, let maximum):
      "\(field.rawValue) has more than \(maximum) characters"
    case .unwritable(let scalar, let field): "“\(scalar)” cannot stand in \(field.rawValue)"
    case .notInFormat(let field, let format): "\(format.rawValue) has no \(field.rawValue)"
    case .wrongBeginning(let expected): "a zone of this layout begins with \(expected)"
    case .readsAs(let format): "a reader would take the zone for \(format.rawValue)"
    }
  }
}
