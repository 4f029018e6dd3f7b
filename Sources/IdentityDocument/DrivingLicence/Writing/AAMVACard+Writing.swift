extension AAMVACard {
  /// Writes the card as the payload of a PDF417 symbol, as the standard says.
  ///
  /// Reading it gives the same card, where ``deviations`` name nothing of its form.
  ///
  /// - Returns: The bytes: ASCII, or UTF-8 where a value has other characters.
  /// - Throws: An ``AAMVAError`` that names what cannot be written.
  public func encoded() throws(AAMVAError) -> [UInt8] {
    guard iin.utf8.count == 6, iin.bytes.decimal != nil else { throw .issuerNumberNotWritable(iin) }
    guard (0...99).contains(version) else { throw .versionNotWritable(version) }
    guard (1...99).contains(subfiles.count) else { throw .subfileNotWritable("") }
    var bytes: [UInt8] = Array("@\n\u{1E}\rANSI \(iin)".utf8)
    bytes.append(decimal: version, digits: 2)
    if version >= 2 {
      let jurisdictionVersion = jurisdictionVersion ?? 0
      guard (0...99).contains(jurisdictionVersion) else {
        throw .versionNotWritable(jurisdictionVersion)
      }
      bytes.append(decimal: jurisdictionVersion, digits: 2)
    }
    bytes.append(decimal: subfiles.count, digits: 2)
    var offset = bytes.count + 10 * subfiles.count
    var data: [UInt8] = []
    for (index, subfile) in subfiles.enumerated() {
      let isRepeated = subfiles[..<index].contains { $0.type == subfile.type }
      guard !isRepeated else { throw .subfileNotWritable(subfile.type) }
      let encoded = try subfile.encoded()
      guard offset + encoded.count <= 9999 else { throw .tooLong(bytes: offset + encoded.count) }
      bytes += Array(subfile.type.utf8)
      bytes.append(decimal: offset, digits: 4)
      bytes.append(decimal: encoded.count, digits: 4)
      data += encoded
      offset += encoded.count
    }
    return bytes + data
  }
}

extension AAMVASubfile {
  /// The subfile's type, then its elements, each ended by LF, the last one by CR.
  fileprivate func encoded() throws(AAMVAError) -> [UInt8] {
    let isType =
      type.utf8.count == 2 && type.utf8.allSatisfy { $0.isCapital }
      && (!isDocument || type == "DL" || type == "ID" || type == "EN")
    guard isType, !allElements.isEmpty else { throw .subfileNotWritable(type) }
    var bytes = Array(type.utf8)
    for (index, element) in allElements.enumerated() {
      let value = element.value.bytes
      let isRepeated = allElements[..<index].contains { $0.id == element.id }
      // Latin-1 could be taken for UTF-8, and stray control codes for separators.
      let isPlain =
        value.allSatisfy { $0 >= .ascii(" ") && $0 != .ascii("\u{7F}") } && value.trimmed() == value
      let isOfSubfile =
        isDocument
        ? element.id.firstByte == .ascii("D") || element.id.firstByte == .ascii("P")
        : type.utf8.elementsEqual(element.id.bytes.prefix(2))
      guard isPlain, isOfSubfile, !isRepeated else { throw .elementNotWritable(element.id) }
      if index > 0 { bytes.append(.ascii("\n")) }
      bytes += element.id.bytes + value
    }
    bytes.append(.ascii("\r"))
    return bytes
  }
}

extension [UInt8] {
  /// Appends a number that is not negative, filled with zeros on the left.
  fileprivate mutating func append(decimal number: Int, digits: Int) {
    var divisor = 1
    for _ in 1..<digits { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(digit: number / divisor % 10))
      divisor /= 10
    }
  }
}
