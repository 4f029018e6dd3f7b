import DocumentReading
import IdentityDocument

extension KitItems {
  /// The key of basic access control from the zone of ICAO Doc 9303-11, appendix D.
  func accessToChip() throws -> String {
    let key = AccessKey(
      documentNumber: "L898902C", dateOfBirth: "690806", dateOfExpiry: "940623")
    return hexadecimal(key?.encryptionKey ?? [])
  }

  /// The key from what was read of a picture.
  func numberForChip() throws -> String {
    let document = try DocumentReader().read(contentsOfFile: passport).document
    let key = AccessKey(
      documentNumber: document?.idNumber ?? "", dateOfBirth: document?.dob?.printed ?? "",
      dateOfExpiry: document?.expiryDate?.printed ?? "")
    return key?.information ?? "none"
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
