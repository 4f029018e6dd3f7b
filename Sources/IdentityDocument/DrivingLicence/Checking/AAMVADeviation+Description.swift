extension AAMVADeviation: CustomStringConvertible {
  /// The deviation in a few words, with the element or subfile that it concerns.
  public var description: String {
    switch self {
    case .leadingBytes(let count): String(count) + " bytes before the compliance indicator"
    case .complianceIndicatorMissing: "compliance indicator missing"
    case .headerSeparators: "header separators are not LF, RS, CR"
    case .fileTypeAAMVA: "file type AAMVA"
    case .fileTypeSpaceMissing: "space after ANSI missing"
    case .entryCountMissing: "number of subfiles missing"
    case .entryCountWrong(let stated, let found):
      String(stated) + " subfiles stated, " + String(found) + " designated"
    case .jurisdictionVersionTooEarly: "jurisdiction version in a header before version 2"
    case .designatorNotNumeric(let type): type + ": offset or length not numeric"
    case .offsetWrong(let type, let stated): type + ": offset " + String(stated) + " wrong"
    case .lengthWrong(let type, let stated, let found):
      type + ": length " + String(stated) + " stated, " + String(found) + " found"
    case .subfileTypeMissing(let type): type + ": subfile type missing at its data"
    case .subfileTypeRepeated(let type): type + ": subfile type repeated"
    case .subfileTypeAlone(let type): type + ": subfile type on a line of its own"
    case .subfileNotDesignated(let type): type + ": subfile not designated"
    case .elementSeparator(let byte): "element separator " + Self.hexadecimal(byte)
    case .elementSeparatorsMissing: "element separators missing"
    case .lineNotUnderstood(let count): "line of " + String(count) + " bytes not understood"
    case .elementRepeated(let id): id.rawValue + ": repeated"
    case .elementNotOfVersion(let id): id.rawValue + ": not of this version"
    case .elementMissing(let id): id.rawValue + ": missing"
    case .dateOrder(let id): id.rawValue + ": date in unexpected order"
    case .datePunctuation(let id): id.rawValue + ": date with punctuation"
    case .dateUnreadable(let id): id.rawValue + ": date unreadable"
    case .sexCode: "DBC: code not of this version"
    case .fullNameOrder: "DAA: given names first"
    case .middleNameWithFirst: "first and middle name in one"
    case .trailingComma(let id): id.rawValue + ": trailing comma"
    case .issuerUnknown: "issuer number not assigned"
    case .residenceAddress: "residence address in place of the mailing address"
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
  }
}
