/// Finds elements in a text that has lost its separators.
///
/// An identifier is taken where the stated version knows it, it has not been used, and what follows
/// has the form of its value; behind a code another identifier has to follow, so that the last letter of
/// `CLAUD` and the `DD` of `DDFN` make no `DDD`. Inside free text that can still be wrong, so the card says
/// that the separators were missing.
struct AAMVAJoinedElements {
  private(set) var lines: [ArraySlice<UInt8>] = []

  init(_ body: ArraySlice<UInt8>, _ header: AAMVAHeader) {
    let types = header.designators.map { $0.typeBytes }
    var used: [AAMVAElementID] = []
    var start = body.startIndex
    var index = body.startIndex
    var jurisdictionType: ArraySlice<UInt8>?
    let end = body.startIndex + min(body.count, Self.maximumLength)
    while index < end, lines.count < 200 {
      let rest = body[index...]
      if let type = types.first(where: { Self.begins(rest, $0) }) {
        if index > start { lines.append(body[start..<index]) }
        start = index
        jurisdictionType = type.first == .ascii("Z") ? type : nil
        // The tag and the identifier after it are one line's beginning.
        if let id = AAMVAElementID(rest.dropFirst(2).prefix(3)) { used.append(id) }
        index += 5
      } else if let id = Self.element(rest, header.version, jurisdictionType, types),
        !used.contains(id), index != start + 3 || !Self.needsValue(used.last, header.version)
      {
        if index > start { lines.append(body[start..<index]) }
        start = index
        used.append(id)
        index += 3
      } else {
        index += 1
      }
    }
    if start < body.endIndex { lines.append(body[start...]) }
  }

  /// A PDF417 symbol holds less than 1850 characters of text.
  private static let maximumLength = 4096

  /// Whether a subfile of a type begins: the type, then the identifier of an element of it.
  private static func begins(_ rest: ArraySlice<UInt8>, _ type: ArraySlice<UInt8>) -> Bool {
    guard rest.prefix(2) == type else { return false }
    let next = rest.dropFirst(2)
    guard AAMVAElementID(next.prefix(3)) != nil else { return false }
    return type.first == .ascii("Z") ? next.prefix(2) == type : next.first == .ascii("D")
  }

  /// The element that begins here, where its value has the form that it must have.
  private static func element(
    _ rest: ArraySlice<UInt8>, _ version: Int, _ jurisdictionType: ArraySlice<UInt8>?,
    _ types: [ArraySlice<UInt8>]
  ) -> AAMVAElementID? {
    guard let id = AAMVAElementID(rest.prefix(3)) else { return nil }
    if let jurisdictionType { return rest.prefix(2) == jurisdictionType ? id : nil }
    guard
      let definition = AAMVAElementDefinition.definition(of: id),
      definition.versions.contains(version), !isRare(id)
    else { return nil }
    let value = rest.dropFirst(3)
    /// Whether the value is a code of some letters, behind which the text ends or goes on with an element.
    func isCode(_ count: Int, _ isOfIt: (UInt8) -> Bool) -> Bool {
      let next = value.dropFirst(count)
      return value.count >= count && value.prefix(count).allSatisfy(isOfIt)
        && (next.isEmpty || isKnown(next, version) || types.contains { begins(next, $0) })
    }
    switch definition.kind {
    case .date:
      return value.prefix(8).count == 8 && value.prefix(8).decimal != nil ? id : nil
    case .sex, .flag, .truncation:
      return isCode(1) { Self.codes.contains($0) } ? id : nil
    case .text where id == AAMVAElementID("DDA"):
      return isCode(1) { Self.complianceCodes.contains($0) } ? id : nil
    case .text where id == AAMVAElementID("DAJ"):
      return isCode(2) { $0.isCapital } ? id : nil
    case .text, .socialSecurityNumber:
      return value.first == .ascii(",") ? nil : id
    }
  }

  /// Whether an element of the version begins here.
  private static func isKnown(_ rest: ArraySlice<UInt8>, _ version: Int) -> Bool {
    let id = AAMVAElementID(rest.prefix(3))
    let definition = id.flatMap { AAMVAElementDefinition.definition(of: $0) }
    return definition?.versions.contains(version) ?? false
  }

  /// Whether the element is one that a licence must have, so that it is not empty: `DAC` in `DCSDACOSTA` is
  /// none.
  private static func needsValue(_ id: AAMVAElementID?, _ version: Int) -> Bool {
    let definition = id.flatMap { AAMVAElementDefinition.definition(of: $0) }
    return definition?.mandatoryVersions?.contains(version) ?? false
  }

  /// Whether the element is found inside names more often than on a card: `DAL` to `DAP` of the
  /// residence, `DBE`, and `DBL` to `DBS` of aliases.
  private static func isRare(_ id: AAMVAElementID) -> Bool {
    let bytes = id.bytes
    guard bytes[0] == .ascii("D") else { return false }
    return switch (bytes[1], bytes[2]) {
    case ("A", "L"..."P"), ("B", "E"), ("B", "L"..."S"): true
    default: false
    }
  }

  /// The codes of sex, flags and truncation.
  private static let codes = Array("0129FMNTUY".utf8)
  /// The codes of compliance with the REAL ID Act (`DDA`).
  private static let complianceCodes = Array("FMN".utf8)
}
