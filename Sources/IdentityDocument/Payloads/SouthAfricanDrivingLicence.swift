/// The PDF417 of a South African driving licence, 720 bytes encrypted with the issuer's RSA key.
///
/// Six bytes of header are followed by five blocks of 128 bytes and one of 74. The library has no
/// keys; it says what the bytes are and gives the blocks to whoever has them.
/// Sources: github.com/ugommirikwe/sa-license-decoder, github.com/RuanBritz/Decode_SA_Drivers_Licence.
public struct SouthAfricanDrivingLicence: Hashable, Sendable {
  /// Which pair of keys the blocks are encrypted with.
  public enum Version: Int, Hashable, Sendable, CaseIterable {
    /// Header `01 E1 02 45`.
    case one = 1
    /// Header `01 9B 09 45`.
    case two = 2
  }

  /// Which pair of keys the blocks are encrypted with.
  public let version: Version
  /// The encrypted blocks: five of 128 bytes, one of 74.
  public let blocks: [[UInt8]]

  /// Recognises the payload, or gives `nil` where it is not of this licence.
  ///
  /// - Parameter bytes: The bytes of the symbol.
  public init?(parsing bytes: [UInt8]) {
    guard bytes.count == 720 else { return nil }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0x01, 0xE1, 0x02, 0x45): version = .one
    case (0x01, 0x9B, 0x09, 0x45): version = .two
    default: return nil
    }
    blocks = stride(from: 6, to: 720, by: 128).map { Array(bytes[$0..<min(720, $0 + 128)]) }
  }
}

extension DocumentData {
  /// What is known of a South African driving licence without its keys: the kind and the country.
  ///
  /// - Parameter licence: The licence.
  public init(_ licence: SouthAfricanDrivingLicence) {
    self.init(extractionMethod: .barcode)
    documentType = .driverLicense
    issuingCountry = .southAfrica
  }
}
