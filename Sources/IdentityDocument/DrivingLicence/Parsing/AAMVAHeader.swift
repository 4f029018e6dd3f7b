/// The header of an AAMVA barcode.
///
/// Source: AAMVA DL/ID Card Design Standard, annex D, §D.12.3.
struct AAMVAHeader: Sendable {
  /// What a header says about one subfile.
  struct Designator {
    let type: String
    let typeBytes: ArraySlice<UInt8>
    let offset: Int?
    let length: Int?
  }

  let iin: String
  let version: Int
  let jurisdictionVersion: Int?
  let designators: [Designator]
  /// Where the offsets count from, which may be before the first byte that was read.
  let base: Int
  /// Where the designators end.
  let end: Int
  var deviations: [AAMVADeviation]

  /// Reads the header wherever it stands.
  ///
  /// - Parameter bytes: The barcode.
  /// - Throws: ``AAMVAError/noHeader``.
  /// - Complexity: O(*n*) in the number of bytes before the header.
  init(parsing bytes: [UInt8]) throws(AAMVAError) {
    guard let marker = Marker(in: bytes[...]) else { throw .noHeader }
    var deviations = marker.deviations
    iin = bytes[marker.issuer..<marker.issuer + 6].text
    version = bytes[marker.issuer + 6..<marker.issuer + 8].decimal ?? 0
    base = marker.base
    var position = marker.issuer + 8

    var numbers: [Int] = []
    while numbers.count < 2, let number = bytes[position...].prefix(2).decimal,
      bytes.count - position >= 2
    {
      numbers.append(number)
      position += 2
    }
    let entryCount: Int?
    switch (numbers.count, version) {
    case (2, _):
      jurisdictionVersion = numbers[0]
      entryCount = numbers[1]
      if version < 2 { deviations.append(.jurisdictionVersionTooEarly) }
    case (1, 0...1):
      jurisdictionVersion = nil
      entryCount = numbers[0]
    default:
      jurisdictionVersion = numbers.first
      entryCount = nil
      deviations.append(.entryCountMissing)
    }

    var designators: [Designator] = []
    while designators.count < 99 {
      let isExpected = designators.count < entryCount ?? 0
      guard let designator = Self.designator(bytes[position...].prefix(10), isExpected) else {
        break
      }
      if designator.offset == nil || designator.length == nil {
        deviations.append(.designatorNotNumeric(type: designator.type))
      }
      designators.append(designator)
      position += 10
    }
    if let entryCount, entryCount != designators.count {
      deviations.append(.entryCountWrong(stated: entryCount, found: designators.count))
    }
    self.designators = designators
    self.deviations = deviations
    end = position
  }

  /// A designator, two letters and eight digits; where one is expected any letters and digits do.
  private static func designator(
    _ bytes: ArraySlice<UInt8>, _ isExpected: Bool
  ) -> Designator? {
    guard bytes.count == 10 else { return nil }
    let type = bytes.prefix(2)
    let offset = bytes.dropFirst(2).prefix(4)
    let length = bytes.suffix(4)
    guard type.allSatisfy({ $0.isCapital }) else { return nil }
    let isNumeric = offset.decimal != nil && length.decimal != nil
    let isPlausible = bytes.dropFirst(2).allSatisfy { $0.isDigit || $0.lowercased >= .ascii("a") }
    guard isNumeric || isExpected && isPlausible && length.decimal != nil else { return nil }
    return Designator(
      type: type.text, typeBytes: type, offset: offset.decimal, length: length.decimal)
  }
}

/// The fixed part of a header as it was found.
private struct Marker {
  /// Where the compliance indicator stands or should.
  let base: Int
  /// Where the issuer number begins.
  let issuer: Int
  var deviations: [AAMVADeviation] = []

  init?(in bytes: ArraySlice<UInt8>) {
    guard let found = Self.find(in: bytes) else { return nil }
    issuer = found.issuer
    let before = bytes[..<found.start]
    if let indicator = before.lastIndex(of: .ascii("@")), found.start - indicator <= 16 {
      base = indicator
      if indicator > bytes.startIndex {
        deviations.append(.leadingBytes(indicator - bytes.startIndex))
      }
      let separators = Array(bytes[indicator + 1..<found.start])
      if separators != Array("\n\u{1E}\r".utf8) { deviations.append(.headerSeparators) }
    } else {
      base = found.start - 4
      deviations.append(.complianceIndicatorMissing)
      if found.start > bytes.startIndex {
        deviations.append(.leadingBytes(found.start - bytes.startIndex))
      }
    }
    deviations += found.deviations
  }

  /// The first file type that eight digits follow.
  private static func find(
    in bytes: ArraySlice<UInt8>
  ) -> (start: Int, issuer: Int, deviations: [AAMVADeviation])? {
    for start in bytes.indices where bytes[start] == .ascii("A") {
      let kinds: [(StaticString, [AAMVADeviation])] = [
        ("ANSI ", []), ("AAMVA", [.fileTypeAAMVA]), ("ANSI", [.fileTypeSpaceMissing]),
      ]
      for (text, deviations) in kinds where bytes.holds(text, at: start) {
        let issuer = start + text.utf8CodeUnitCount
        if bytes[issuer...].prefix(8).count == 8, bytes[issuer...].prefix(8).decimal != nil {
          return (start, issuer, deviations)
        }
      }
    }
    return nil
  }
}
