import Barcodes
import IdentityDocument

extension ScanSession {
  /// Whether it is a driving licence, read from its barcode, which holds no address; other documents
  /// have none to hold.
  static func lacksAddress(_ reading: Reading) -> Bool {
    guard let document = reading.document else { return false }
    return document.documentType == .driverLicense && document.extractionMethod == .barcode
      && document.addressLine == nil
  }

  /// The sides that a picture shows, by where its values are usually printed; print alone may stand on
  /// either.
  static func sides(of reading: Reading, default side: Side) -> [Side] {
    let shown = Set(reading.fields.keys.filter { $0.zone != .print }.map(\.side))
    return shown.isEmpty ? [side] : Side.allCases.filter(shown.contains)
  }

  /// The side on which what was found is always printed, or `nil` where it can be either.
  ///
  /// The zone of a TD1 card is on its back (ICAO Doc 9303-5, §3.1), that of a passport or a visa on
  /// the page with the portrait (9303-4 and 9303-7), the symbol of a licence of the United States and
  /// Canada on the back (AAMVA card design standard, annex D).
  static func usualSide(of reading: Reading) -> Side? {
    switch reading.mrz?.mrz.format {
    case .td1: return .back
    case .td3, .mrvA, .mrvB: return .front
    case .td2, .frenchIdentityCard, .frenchDrivingLicence, .swissDrivingLicence: return nil
    case nil: break
    }
    let isLicence = reading.document?.documentType == .driverLicense
    return isLicence && reading.barcodes.contains { $0.symbology == .pdf417 } ? .back : nil
  }
}

extension Side {
  /// The side in a sentence.
  var word: String { self == .front ? "front" : "back" }
}
