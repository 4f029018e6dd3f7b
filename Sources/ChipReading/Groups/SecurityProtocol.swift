/// The names of the protocols in a chip's security infos.
enum SecurityProtocol {
  /// The name of an object identifier, or `nil` where it is not known.
  static func name(of oid: String) -> String? {
    if let name = names[oid] { return name }
    guard oid.hasPrefix("\(bsi)."), oid.utf8.count < 40 else { return nil }
    let arcs = oid.dropFirst(bsi.count + 1).split(separator: ".").compactMap { Int($0) }
    switch arcs.first {
    case 3: return name("CA", arcs.dropFirst(), agreements: [1: "DH", 2: "ECDH"])
    case 4: return name("PACE", arcs.dropFirst(), agreements: mappings)
    case 5: return "RI"
    case 11: return "PS"
    default: return nil
    }
  }

  /// id-… of BSI TR-03110-3, A.1.1.
  private static let bsi = "0.4.0.127.0.7.2.2"

  /// Protocols without variants: BSI TR-03110-3, A.1.1, and ICAO Doc 9303-11, §9.2.
  private static let names = [
    "\(bsi).1.1": "PK-DH", "\(bsi).1.2": "PK-ECDH", "\(bsi).2": "TA", "\(bsi).6": "CI",
    "\(bsi).7": "eIDSecurity", "\(bsi).8": "PT", "\(bsi).12": "PasswordType",
    "2.23.136.1.1.5": "AA", "2.23.136.1.1.13": "EFDIR", "1.3.27.1.1.13": "EFDIR",
  ]

  /// Key agreement and mapping of PACE (TR-03110-3, A.1.1.1).
  private static let mappings = [
    1: "DH-GM", 2: "ECDH-GM", 3: "DH-IM", 4: "ECDH-IM", 6: "ECDH-CAM",
  ]
  /// Cipher and authentication code, the last arc of both protocols.
  private static let ciphers = [
    1: "3DES-CBC-CBC", 2: "AES-CBC-CMAC-128", 3: "AES-CBC-CMAC-192", 4: "AES-CBC-CMAC-256",
  ]

  private static func name(
    _ name: String, _ arcs: ArraySlice<Int>, agreements: [Int: String]
  ) -> String? {
    guard let first = arcs.first, let agreement = agreements[first], arcs.count <= 2 else {
      return nil
    }
    guard let last = arcs.dropFirst().first else { return "\(name)-\(agreement)" }
    return ciphers[last].map { "\(name)-\(agreement)-\($0)" }
  }
}
