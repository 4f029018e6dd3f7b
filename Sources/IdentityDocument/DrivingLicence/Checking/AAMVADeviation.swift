/// Something in which an AAMVA barcode differs from the standard and was read all the same.
///
/// Every case was met on real cards or in samples of issuers. The reading is tolerant; the list says
/// how tolerant it had to be.
public enum AAMVADeviation: Hashable, Sendable {
  /// Other bytes stand before the compliance indicator, so many of them.
  case leadingBytes(Int)
  /// The compliance indicator `@` is missing.
  case complianceIndicatorMissing
  /// The three separators after the compliance indicator are not LF, RS, CR.
  case headerSeparators
  /// The file type is `AAMVA`, not `ANSI `.
  case fileTypeAAMVA
  /// The space after `ANSI` is missing.
  case fileTypeSpaceMissing
  /// The number of subfiles is not stated.
  case entryCountMissing
  /// The number of subfiles stated is not the number of designators.
  case entryCountWrong(stated: Int, found: Int)
  /// A header of version 0 or 1 has the jurisdiction's version, which came with version 2.
  case jurisdictionVersionTooEarly
  /// A designator's offset or length is not a number.
  case designatorNotNumeric(type: String)
  /// The offset does not lead to the subfile.
  case offsetWrong(type: String, stated: Int)
  /// The length is not that of the subfile, which was found all the same.
  case lengthWrong(type: String, stated: Int, found: Int)
  /// The subfile type is not repeated where its data begin.
  case subfileTypeMissing(type: String)
  /// The subfile type is repeated more than once where its data begin.
  case subfileTypeRepeated(type: String)
  /// A separator stands between the subfile type and its first element.
  case subfileTypeAlone(type: String)
  /// A subfile comes that no designator announces.
  case subfileNotDesignated(type: String)
  /// Elements are separated by another byte than LF: `|`, FS, or LF among other control codes.
  case elementSeparator(UInt8)
  /// The separators of the elements are lost; known identifiers were looked for in the text.
  case elementSeparatorsMissing
  /// A line is not an element; so many bytes were not understood.
  case lineNotUnderstood(bytes: Int)
  /// The element comes again with another value; the first counts.
  case elementRepeated(AAMVAElementID)
  /// The version that the header states has no such element.
  case elementNotOfVersion(AAMVAElementID)
  /// An element that the stated version demands is missing.
  case elementMissing(AAMVAElementID)
  /// The date is in the order of the other country or of another version.
  case dateOrder(AAMVAElementID)
  /// The date has hyphens or slashes.
  case datePunctuation(AAMVAElementID)
  /// The date cannot be read.
  case dateUnreadable(AAMVAElementID)
  /// The sex is given in a code that the stated version does not have.
  case sexCode
  /// The full name has the given names first, parted by spaces.
  case fullNameOrder
  /// First and middle names are in one, parted by a space.
  case middleNameWithFirst
  /// A name or address line ends in a comma.
  case trailingComma(AAMVAElementID)
  /// The issuer number is assigned to nobody.
  case issuerUnknown
  /// The address is given in the elements of the residence, not of the mail.
  case residenceAddress
}
