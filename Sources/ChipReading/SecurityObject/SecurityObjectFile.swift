/// EF.SOD: the wrapper 77 around signed data (ICAO Doc 9303-10, §4.6.2).
package struct SecurityObjectFile: Sendable {
  package let message: SignedMessage
  /// What is odd about the form.
  package private(set) var notes: [ChipNote] = []

  /// Lays out the file.
  ///
  /// - Throws: A reason about the bytes or the message.
  package init(parsing bytes: [UInt8]) throws(ChipReason) {
    guard bytes.count <= ChipLimits.securityObjectBytes else { throw .tooLarge }
    var file = bytes[...]
    // The wrapper itself may have an indefinite length.
    if bytes.starts(with: [0x77, 0x80]) {
      let definite = try DefiniteLengths(file)
      file = (Array(definite.bytes) + bytes[definite.end...])[...]
      notes.append(ChipNote("indefiniteLength"))
    }
    let wrapper = try TLV(at: file)
    guard wrapper.tag == 0x77 else { throw .wrongTag(.securityObject) }
    let rest = file[wrapper.encoded.endIndex...]
    if !rest.isEmpty {
      let isPadding = rest.allSatisfy { $0 == 0 } || rest.allSatisfy { $0 == 0xFF }
      notes.append(ChipNote("\(isPadding ? "padding" : "trailingBytes")=\(rest.count)"))
    }
    message = try SignedMessage(parsing: wrapper.content)
    if message.end != wrapper.content.endIndex { notes.append(ChipNote("innerTrailingBytes")) }
  }
}
