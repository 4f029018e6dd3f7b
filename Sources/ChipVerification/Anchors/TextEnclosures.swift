import IdentityDocument

/// The binary values that text encloses in base 64: PEM (RFC 7468) and LDIF (RFC 2849).
struct TextEnclosures {
  /// A value and the line, counted from 1, on which it begins.
  struct Value {
    let bytes: [UInt8]
    let line: Int
    let isFromDirectory: Bool
  }

  private(set) var values: [Value] = []
  private var base64 = Base64Decoder()
  private var start: (line: Int, isFromDirectory: Bool)?

  /// Finds the values in a text; lines of other kinds are passed over.
  init(_ text: [UInt8]) {
    var number = 0
    for line in text.split(separator: .ascii("\n"), omittingEmptySubsequences: false) {
      number += 1
      take(line.last == .ascii("\r") ? line.dropLast() : line, number)
    }
    finish()
  }

  private mutating func take(_ line: ArraySlice<UInt8>, _ number: Int) {
    if line.starts(with: "-----BEGIN ".utf8) {
      finish()
      start = (number, false)
    } else if line.starts(with: "-----".utf8) {
      finish()
    } else if let start, !start.isFromDirectory || line.first == .ascii(" ") {
      // LDIF folds a long line by beginning its next part with a space.
      base64.take(line.drop { $0 == .ascii(" ") })
    } else {
      finish()
      guard let value = Self.directoryValue(of: line) else { return }
      start = (number, true)
      base64.take(value.drop { $0 == .ascii(" ") })
    }
  }

  private mutating func finish() {
    defer { (base64, start) = (Base64Decoder(), nil) }
    guard let start, let bytes = base64.finished, !bytes.isEmpty else { return }
    values.append(Value(bytes: bytes, line: start.line, isFromDirectory: start.isFromDirectory))
  }

  /// What follows the two colons of an attribute of the ICAO directory that holds certificates.
  private static func directoryValue(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let colon = line.firstIndex(of: .ascii(":")), line[colon...].starts(with: "::".utf8)
    else {
      return nil
    }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    guard attributes.contains(String(name.prefix { $0 != ";" })) else { return nil }
    return line[(colon + 2)...]
  }

  private static let attributes: Set<String> = [
    "usercertificate", "cacertificate", "certificaterevocationlist", "cscamasterlistdata",
    "pkdmasterlistcontent",
  ]
}

/// Takes base 64 (RFC 4648, §4) piece by piece.
private struct Base64Decoder {
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var isBroken = false
  private var hasEnded = false

  mutating func take(_ text: ArraySlice<UInt8>) {
    for character in text {
      let value: UInt8
      switch character {
      case "A"..."Z": value = character - .ascii("A")
      case "a"..."z": value = character - .ascii("a") + 26
      case "0"..."9": value = character - .ascii("0") + 52
      case "+": value = 62
      case "/": value = 63
      case "=":
        hasEnded = true
        continue
      case " ", "\t": continue
      default:
        isBroken = true
        return
      }
      guard !hasEnded else {
        isBroken = true
        return
      }
      bits = (bits << 6 | UInt32(value)) & 0xFFFFFF
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      }
    }
  }

  /// All bytes, or `nil` where a character was none of base 64.
  var finished: [UInt8]? { isBroken ? nil : bytes }
}
