/// A state, an organisation or a status, as an identity document codes it.
///
/// Machine readable zones use the three-letter codes of ISO 3166-1 and those that ICAO
/// Doc 9303-3, §5 adds: `D` for Germany, `GBN`, `XXA`, `UTO` and others. The value keeps the code as
/// printed, whatever it is; what the tables know about it are questions that can be answered `nil`.
///
/// ```swift
/// let code = CountryCode(rawValue: "D")
/// code.alpha3   // "DEU"
/// code.alpha2   // "DE"
/// code.name     // "Germany"
/// ```
public struct CountryCode: RawRepresentable, Hashable, Sendable {
  /// The code as printed, without fillers.
  public let rawValue: String

  /// Makes a code of any text; whether a table lists it tells ``origin``.
  ///
  /// - Parameter rawValue: The code as printed, without fillers.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Reads the field of a machine readable zone: one to three capital letters, then fillers `<`.
  ///
  /// - Parameter field: The characters of the field, such as `UTO` or `D<<`.
  public init?(mrz field: String) {
    var letters = ""
    var ended = false
    for byte in field.utf8 {
      switch byte {
      case "<": ended = true
      case "A"..."Z" where !ended: letters.unicodeScalars.append(Unicode.Scalar(byte))
      default: return nil
      }
    }
    guard (1...3).contains(letters.utf8.count) else { return nil }
    self.init(rawValue: letters)
  }

  /// Makes the code of an ISO 3166-1 alpha-2 code such as `DE`, or `nil` where it is not assigned.
  ///
  /// - Parameter alpha2: Two capital letters.
  /// - Complexity: O(*n*) in the number of assigned codes.
  public init?(alpha2: String) {
    let key = CountryRecord.key(of: alpha2)
    for row in CountryRecord.iso3166 {
      guard let candidate = row.alpha2, CountryRecord.key(of: candidate) == key else { continue }
      self.init(rawValue: row.code)
      return
    }
    return nil
  }

  /// Which table lists the code, or `nil` where none does.
  ///
  /// - Complexity: O(log *n*) in the number of codes, as for all the properties below.
  public var origin: Origin? { lookUp()?.origin }

  /// The ISO 3166-1 alpha-3 code: `DEU` for `D`; `nil` for codes that are not of ISO 3166-1.
  public var alpha3: String? { isoRecord?.code }

  /// The ISO 3166-1 alpha-2 code, or `nil` for codes that are not of ISO 3166-1.
  public var alpha2: String? { isoRecord?.alpha2 }

  /// The short name in English, or `nil` for a code that no table lists.
  public var name: String? { lookUp()?.record.name }

  /// The code as a machine readable zone prints it: `D` for `DEU`, any other as it is.
  ///
  /// Source: ICAO Doc 9303-3, §5, which keeps the one letter for Germany.
  public var mrzCode: String { key == Self.deuKey ? "D" : rawValue }

  /// Whether it is the state of the specimens, Utopia (`UTO`), so that no real document has it.
  public var isSpecimen: Bool { key == Self.utoKey }

  private var key: UInt32 { CountryRecord.key(of: rawValue) }

  private static let deuKey = CountryRecord.key(of: "DEU")
  private static let utoKey = CountryRecord.key(of: "UTO")
  private static let germanyKey = CountryRecord.key(of: "D")

  private var isoRecord: CountryRecord? {
    let key = key
    let wanted = key == Self.germanyKey ? Self.deuKey : key
    return CountryRecord.find(wanted, in: CountryRecord.iso3166)
  }

  private func lookUp() -> (record: CountryRecord, origin: Origin)? {
    let key = key
    if let record = CountryRecord.find(key, in: CountryRecord.iso3166) { return (record, .iso3166) }
    if let record = CountryRecord.find(key, in: CountryRecord.icao) { return (record, .icao) }
    if let record = CountryRecord.find(key, in: CountryRecord.withdrawn) {
      return (record, .withdrawn)
    }
    return nil
  }
}

extension CountryCode: CustomStringConvertible {
  /// The code as printed.
  public var description: String { rawValue }
}

#if !hasFeature(Embedded)
  extension CountryCode: Codable {}
#endif
