/// The tracks of the magnetic stripe of a North American licence, which some print as a barcode.
///
/// Source: AAMVA DL/ID Card Design Standard, annex on magnetic stripes (ISO/IEC 7811 tracks): track 1
/// from `%` to `?` with state, city, name and address; track 2 from `;` to `?` with issuer, number,
/// expiry and birth; track 3 with fields of fixed width.
public struct MagneticStripe: Hashable, Sendable {
  /// The state or province, two letters.
  public let jurisdiction: String
  /// The city, at most 13 characters.
  public let city: String?
  /// The family name.
  public let lastName: String?
  /// The first name.
  public let firstName: String?
  /// The other names and the suffix.
  public let middleName: String?
  /// The lines of the address.
  public let addressLines: [String]
  /// The issuer identification number, six digits.
  public let iin: String
  /// The licence number as coded in digits.
  public let documentNumber: String
  /// The expiry: year and month, or only the year where the licence ends with the birthday.
  public let dateOfExpiry: DocumentDate?
  /// The date of birth.
  public let dateOfBirth: DocumentDate?
  /// What track 3 says, where there is one.
  public let details: MagneticStripeDetails?

  /// Reads the tracks, or gives `nil` where they are not of a licence.
  ///
  /// - Parameter bytes: Tracks 1 and 2 and, where there is one, 3, with their sentinels.
  public init?(parsing bytes: [UInt8]) {
    guard bytes.count <= 4096, let start = bytes.firstIndex(of: .ascii("%")) else { return nil }
    let tracks = bytes[(start + 1)...].split(separator: .ascii("?"), maxSplits: 2)
    guard tracks.count >= 2, let first = FirstTrack(parsing: tracks[0]),
      let second = SecondTrack(parsing: tracks[1])
    else { return nil }
    jurisdiction = first.jurisdiction
    city = first.city
    lastName = first.names.first.flatMap { $0 }
    firstName = first.names.dropFirst().first.flatMap { $0 }
    let others = first.names.dropFirst(2).compactMap { $0 }
    middleName = others.isEmpty ? nil : others.joined(separator: " ")
    addressLines = first.address
    iin = second.iin
    documentNumber = second.number
    dateOfExpiry = second.expiry
    dateOfBirth = second.birth
    details = tracks.count > 2 ? MagneticStripeDetails(parsing: tracks[2]) : nil
  }

  /// `VA` city `^` name `^` address `^`; a city of 13 characters has no `^` after it.
  private struct FirstTrack {
    let jurisdiction: String
    let city: String?
    let names: [String?]
    let address: [String]

    init?(parsing track: ArraySlice<UInt8>) {
      let state = track.prefix(2)
      guard state.count == 2, state.allSatisfy({ $0.isCapital }) else { return nil }
      jurisdiction = state.text
      var rest = track.dropFirst(2)
      let head = rest.prefix(14).prefix { $0 != .ascii("^") }
      let isFull = head.count == 14
      let cityBytes = isFull ? head.dropLast() : head
      city = cityBytes.trimmedText
      rest = rest[cityBytes.endIndex...].dropFirst(isFull ? 0 : 1)
      let fields = rest.parts(separatedBy: .ascii("^"))
      guard let name = fields.first, !name.isEmpty else { return nil }
      names = name.parts(separatedBy: .ascii("$")).map { part in
        var part = part.trimmed()
        while part.last == .ascii(",") { part.removeLast() }
        return part.trimmedText
      }
      let lines = fields.count > 1 ? fields[1].parts(separatedBy: .ascii("$")) : []
      address = lines.compactMap { $0.trimmedText }
    }
  }

  /// `;` issuer number `=` expiry `YYMM`, birth `CCYYMMDD`, what the number has over 13 digits.
  private struct SecondTrack {
    let iin: String
    let number: String
    let expiry: DocumentDate?
    let birth: DocumentDate?

    init?(parsing track: ArraySlice<UInt8>) {
      guard let start = track.firstIndex(of: .ascii(";")) else { return nil }
      let parts = track[(start + 1)...].parts(separatedBy: .ascii("="))
      guard parts.count >= 2, parts[0].count > 6, parts[0].allSatisfy({ $0.isDigit }) else {
        return nil
      }
      let dates = parts[1].trimmed()
      guard dates.count >= 12, dates.allSatisfy({ $0.isDigit }) else { return nil }
      iin = parts[0].prefix(6).text
      number = parts[0].dropFirst(6).text + dates.dropFirst(12).text
      birth = DocumentDate(parsing: dates.dropFirst(4).prefix(8), as: .yearFirst)
      let month = dates.dropFirst(2).prefix(2).decimal ?? 0
      // 77: never; 88: the end of the month of birth; 99: the birthday.
      expiry =
        month == 77
        ? nil
        : DocumentDate(
          yearOfCentury: dates.prefix(2).decimal, month: (1...12).contains(month) ? month : nil,
          day: nil, printed: dates.prefix(4).text)
    }
  }
}
