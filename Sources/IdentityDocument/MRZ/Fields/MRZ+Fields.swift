extension MRZ {
  /// What kind of document it is, without fillers, such as `P`, `PD`, `ID`, `AC` or `V`.
  public var documentCode: String { value(of: .documentCode) ?? "" }

  /// The code of the state or organisation that issued the document, as it is printed but without
  /// fillers, such as `UTO` or `D` (ICAO Doc 9303-3, §5).
  public var issuingState: String { value(of: .issuingState) ?? "" }

  /// The code of the holder's nationality, as it is printed but without fillers, or `nil` where the
  /// layout has none.
  ///
  /// The French identity card is issued to nationals only and prints no nationality; it is `FRA`.
  public var nationality: String? {
    format == .frenchIdentityCard ? issuingState : value(of: .nationality)
  }

  /// The sex of the holder, or `nil` where the layout has none or none can be read.
  ///
  /// `<` and the nonconforming `X` (see ``isSexPrintedAsX``) are unspecified.
  public var sex: Sex? {
    guard let range = format.range(of: .sex) else { return nil }
    return switch characters[offsets(of: range).lowerBound] {
    case "M": .male
    case "F": .female
    case "X", "<": .unspecified
    default: nil
    }
  }

  /// Whether the sex is printed as `X`, where ICAO Doc 9303-4, §4.2.2 wants `<`.
  public var isSexPrintedAsX: Bool {
    guard let range = format.range(of: .sex) else { return false }
    return characters[offsets(of: range).lowerBound] == .ascii("X")
  }

  /// The first optional data, without what belongs to a long document number; empty where none are
  /// printed, `nil` where the layout has none.
  ///
  /// Of a passport it is the personal number.
  public var optionalData1: String? {
    let overflow = numberOverflow
    guard overflow.exists, let range = format.range(of: .optionalData1) else {
      return value(of: .optionalData1) ?? value(of: .personalNumber)
    }
    return value(in: overflow.digit + 1..<offsets(of: range).upperBound)
  }

  /// The second optional data, empty where none are printed, `nil` where the layout has none.
  public var optionalData2: String? { value(of: .optionalData2) }

  /// The personal number of a passport, empty where none is printed, `nil` where the layout has none.
  public var personalNumber: String? { value(of: .personalNumber) }

  /// The characters of a field without fillers around them and with a space for every filler between
  /// them, or `nil` where the layout does not have the field.
  ///
  /// - Parameter field: The field.
  /// - Returns: The value.
  public func value(of field: Field) -> String? {
    format.range(of: field).map { value(in: offsets(of: $0)) }
  }

  /// The characters of a part of the zone, without fillers around them.
  private func value(in offsets: Range<Int>) -> String {
    var text = ZoneText()
    for index in offsets {
      let character = characters[index]
      if character != .ascii("<") {
        text.append(character)
      } else if text.count > 0 {
        text.append(.ascii(" "))
      }
    }
    text.trimTrailingSpaces()
    return text.string
  }
}
