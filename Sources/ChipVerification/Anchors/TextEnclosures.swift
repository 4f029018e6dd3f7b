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
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      take(line.last == 0x0D ? line.dropLast() : line, number)
    }
    finish()
  }

  private mutating func take(_ line: ArraySlice<UInt8>, _ number: Int) {
    if line.starts(with: "-----BEGIN ".utf8) {
      finish()
      start = (number, false)
    } else if line.starts(with: "-----".utf8) {
      finish()
    } else if let start, !start.isFromDirectory || line.first == 0x20 {
      // LDIF folds a long line by beginning its next part with a space.
      base64.take(line.drop { $0 == 0x20 })
    } else {
      finish()
      guard let value = Self.directoryValue(of: line) else { return }
      start = (number, true)
      base64.take(value.drop { $0 == 0x20 })
    }
  }

  private mutating func finish() {
    defer { (base64, start) = (Base64Decoder(), nil) }
    guard let start, let bytes = base64.finished, !bytes.isEmpty else { return }
    values.append(Value(bytes: bytes, line: start.line, isFromDirectory: start.isFromDirectory))
  }

  /// What follows the two colons of an attribute of the ICAO directory that holds certificates.
  private static func directoryValue(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let colon = line.firstIndex(of: 0x3A), line[colon...].starts(with: "::".utf8) else {
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
      case 0x41...0x5A: value = character - 0x41
      case 0x61...0x7A: value = character - 0x61 + 26
      case 0x30...0x39: value = character - 0x30 + 52
      case 0x2B: value = 62
      case 0x2F: value = 63
      case 0x3D:
        hasEnded = true
        continue
      case 0x20, 0x09: continue
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
