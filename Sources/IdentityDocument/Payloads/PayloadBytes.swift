/// Questions about bytes that are text, mostly ASCII.
extension ArraySlice<UInt8> {
  /// The slice without blanks at its ends (space and tab; the no-break space of Latin-1 is none), and without the
  /// NUL bytes with which fields of fixed length are filled up.
  func trimmed() -> ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, first == .ascii(" ") || first == .ascii("\t") {
      slice.removeFirst()
    }
    while let last = slice.last, last == .ascii(" ") || last == .ascii("\t") || last == 0 {
      slice.removeLast()
    }
    return slice
  }

  /// The number that decimal digits, one to nine of them and nothing else, write.
  var decimal: Int? {
    guard (1...9).contains(count) else { return nil }
    var number = 0
    for byte in self {
      guard byte.isDigit else { return nil }
      number = number * 10 + byte.digitValue
    }
    return number
  }

  /// Whether the slice begins with the bytes of an ASCII text.
  func starts(with text: StaticString) -> Bool {
    holds(text, at: startIndex)
  }

  /// Whether the bytes of an ASCII text stand at an index.
  func holds(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { wanted in
      guard index >= startIndex, index <= endIndex, endIndex - index >= wanted.count else {
        return false
      }
      for offset in 0..<wanted.count where unsafe self[index + offset] != wanted[offset] {
        return false
      }
      return true
    }
  }

  /// Whether the slice is an ASCII text and nothing else.
  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && starts(with: text)
  }

  /// The first index at which an ASCII text stands, or `nil`.
  ///
  /// - Complexity: O(*n*·*m*) in both lengths.
  func firstIndex(of text: StaticString) -> Int? {
    indices.first { holds(text, at: $0) }
  }

  /// The parts between bytes, empty ones kept; one more than there are separators.
  func parts(separatedBy separator: UInt8) -> [ArraySlice<UInt8>] {
    split(separator: separator, omittingEmptySubsequences: false)
  }

  /// The fields of a card's text, without blanks at their ends; none where it is longer than a symbol
  /// can hold: 2953 bytes in a QR code (ISO/IEC 18004, table 7), fewer in PDF417.
  func fields(separatedBy separator: UInt8) -> [ArraySlice<UInt8>] {
    count > 4096 ? [] : trimmed().parts(separatedBy: separator).map { $0.trimmed() }
  }

  /// The bytes as text: UTF-8 where they are valid UTF-8, else ISO 8859-1.
  var text: String {
    if let text = String(validating: self, as: UTF8.self) { return text }
    var text = ""
    for byte in self { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return text
  }

  /// The text without blanks at its ends, or `nil` where nothing is left.
  var trimmedText: String? {
    let slice = trimmed()
    return slice.isEmpty ? nil : slice.text
  }
}

extension String {
  /// The text's UTF-8 as bytes that can be cut.
  var bytes: ArraySlice<UInt8> { Array(utf8)[...] }
}
