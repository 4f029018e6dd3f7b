/// Who issues driving licences with an AAMVA barcode, by issuer identification number.
public struct AAMVAJurisdiction: Hashable, Sendable {
  /// The issuer identification number, six digits.
  public let iin: String
  /// The abbreviation, such as `VA` or `ON`.
  public let code: String
  /// The country: `USA`, `CAN` or `MEX`.
  public let country: CountryCode

  /// Looks a number up, or gives `nil` where it is assigned to nobody.
  ///
  /// - Parameter iin: Six digits.
  public init?(iin: String) {
    guard let number = iin.bytes.decimal, iin.utf8.count == 6 else { return nil }
    let codes: StaticString
    let index: Int
    switch number {
    case 636_000...636_062: (codes, index) = (Self.codesFrom636000, number - 636_000)
    case 604_426...604_434: (codes, index) = (Self.codesFrom604426, number - 604_426)
    default: return nil
    }
    self.iin = iin
    code = codes.withUTF8Buffer { bytes in
      unsafe String(decoding: [bytes[index * 3], bytes[index * 3 + 1]], as: UTF8.self)
    }
    country = CountryCode(rawValue: Self.country(of: number))
  }

  /// The list of issuer identification numbers that AAMVA keeps; `DS` is the Department of State.
  private static let codesFrom636000: StaticString = """
    VA NY MA MD NC SC CT LA MT NM FL DE ON NS CA TX NL NB IA GU CO AR KS OH VT PA AZ DS BC OR MO \
    WI MI AL ND IL NJ IN MN NH UT ME SD DC SK WA KY HI MB NV ID MS RI TN NE GA CU HL OK AK WY WV VI
    """

  private static let codesFrom604426: StaticString = "PE AS QC YT MP PR AB NU NT"

  private static func country(of number: Int) -> String {
    switch number {
    case 636_012, 636_013, 636_016, 636_017, 636_028, 636_044, 636_048: "CAN"
    case 604_426, 604_428, 604_429, 604_432, 604_433, 604_434: "CAN"
    case 636_056, 636_057: "MEX"
    default: "USA"
    }
  }
}
