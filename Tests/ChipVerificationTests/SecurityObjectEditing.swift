import ChipReading

/// Security objects with other certificates beside the signature, which does not cover them.
enum SecurityObjectEditing {
  /// The certificates inside an EF.SOD, one behind the other.
  static func certificates(of file: [UInt8]) throws -> [UInt8] {
    try parts(file).signedData.filter { $0.tag == 0xA0 }.flatMap(\.content)
  }

  /// An EF.SOD with other certificates, none where they are empty.
  static func replacingCertificates(of file: [UInt8], with certificates: [UInt8]) throws -> [UInt8]
  {
    let (type, signedData) = try parts(file)
    let fields = signedData.filter { $0.tag != 0xA0 }.flatMap { field -> [UInt8] in
      // They stand before the signers, the last set.
      let isSigners = field.encoded.endIndex == signedData.last?.encoded.endIndex
      let before = isSigners && !certificates.isEmpty ? DER.encoded([0xA0], certificates) : []
      return before + field.encoded
    }
    let content = DER.encoded([0xA0], DER.sequence(fields))
    return DER.encoded([0x77], DER.sequence(Array(type.encoded), content))
  }

  private static func parts(_ file: [UInt8]) throws -> (type: TLV, signedData: [TLV]) {
    let info = try TLV(at: try TLV(at: file[...]).content).children()
    return (info[0], try TLV(at: info[1].content).children())
  }
}
