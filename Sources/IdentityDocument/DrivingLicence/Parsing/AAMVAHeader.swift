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
    deviations = marker.deviations
    iin = bytes[marker.issuer..<marker.issuer + 6].text
    version = bytes[marker.issuer + 6..<marker.issuer + 8].decimal ?? 0
    base = marker.base
    var rest = bytes[(marker.issuer + 8)...]
    let numbers = Self.takeNumbers(from: &rest)
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
    designators = Self.takeDesignators(from: &rest, expected: entryCount ?? 0)
    end = rest.startIndex
    for designator in designators where designator.offset == nil || designator.length == nil {
      deviations.append(.designatorNotNumeric(type: designator.type))
    }
    if let entryCount, entryCount != designators.count {
      deviations.append(.entryCountWrong(stated: entryCount, found: designators.count))
    }
  }

  /// The two numbers of two digits behind the version, or what is there of them.
  private static func takeNumbers(from rest: inout ArraySlice<UInt8>) -> [Int] {
    var numbers: [Int] = []
    while numbers.count < 2, rest.count >= 2, let number = rest.prefix(2).decimal {
      numbers.append(number)
      rest.removeFirst(2)
    }
    return numbers
  }

  /// The designators of the subfiles, 99 at most.
  private static func takeDesignators(
    from rest: inout ArraySlice<UInt8>, expected: Int
  ) -> [Designator] {
    var designators: [Designator] = []
    while designators.count < 99,
      let designator = Self.designator(rest.prefix(10), designators.count < expected)
    {
      designators.append(designator)
      rest.removeFirst(10)
    }
    return designators
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
    // `DLDAQ1234567` begins the first subfile where fewer designators stand than are stated.
    let element = AAMVAElementID(offset.prefix(3))
    let isElement = element.flatMap { AAMVAElementDefinition.definition(of: $0) } != nil
    guard isNumeric || isExpected && isPlausible && !isElement && length.decimal != nil else {
      return nil
    }
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
