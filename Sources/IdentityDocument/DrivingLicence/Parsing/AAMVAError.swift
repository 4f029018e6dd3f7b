/// Why bytes are no AAMVA barcode, or why a card cannot be written as one.
public enum AAMVAError: Error, Hashable, Sendable {
  /// There is no `ANSI ` or `AAMVA` with an issuer number and a version after it.
  case noHeader
  /// After the header at this byte there is no element.
  case noElements(at: Int)
  /// The issuer number has not six digits.
  case issuerNumberNotWritable(String)
  /// The version or the jurisdiction's version is not of 0 to 99.
  case versionNotWritable(Int)
  /// The type of a subfile is not two capital letters, or there are not 1 to 99 subfiles.
  case subfileNotWritable(String)
  /// An element's value has a separator or a blank at its end, or its identifier comes twice.
  case elementNotWritable(AAMVAElementID)
  /// The text needs more than the 9999 bytes that a designator can count.
  case tooLong(bytes: Int)
}

extension AAMVAError: CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .noHeader:
      "no AAMVA header: expected \"ANSI \" or \"AAMVA\", six digits of an issuer, two of a version"
    case .noElements(let position):
      "no data element after the AAMVA header, byte " + String(position)
    case .issuerNumberNotWritable(let text): "an issuer number has six digits, not \"" + text + "\""
    case .versionNotWritable(let version): "no version has the number " + String(version)
    case .subfileNotWritable(let type): "no subfile can be written as \"" + type + "\""
    case .elementNotWritable(let id):
      "element " + id.rawValue + " comes twice or holds a separator or outer blanks"
    case .tooLong(let bytes): String(bytes) + " bytes are more than a designator can count"
    }
  }
}
