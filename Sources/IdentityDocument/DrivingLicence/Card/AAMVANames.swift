/// The holder's names, read with the customs of version and issuer.
struct AAMVANames {
  var last: String?
  var first: String?
  var middle: String?
  var suffix: String?
  var deviations: [AAMVADeviation] = []

  init(_ content: AAMVAContent) {
    if let full = content.meaningful("DAA") { readFullName(full.bytes, content) }
    if let text = content.meaningful("DCS") ?? content.meaningful("DAB") {
      last = deviations.withoutComma(text, content.meaningful("DCS") != nil ? "DCS" : "DAB")
    }
    if let text = content.meaningful("DAC") {
      first = deviations.withoutComma(text, "DAC")
      middle = content.meaningful("DAD").flatMap { deviations.withoutComma($0, "DAD") }
      if middle == nil, Self.issuersWithMiddleInFirst.contains(content.iin) {
        splitMiddleFromFirst()
      }
    } else if let given = content.meaningful("DCT") {
      readGivenNames(given.bytes)
    }
    if let text = content.meaningful("DCU") ?? content.meaningful("DAE") { suffix = text }
  }

  /// Wyoming prints `FIRST M` in the element of the first name.
  private static let issuersWithMiddleInFirst = ["636060"]
  /// Louisiana and Oregon part first and middle name by a space in the full name.
  private static let issuersWithMiddleInFullName = ["636007", "636029"]

  /// `LAST,FIRST,MIDDLE,SUFFIX`, with `@` in place of commas too; without either `FIRST M LAST`, as
  /// Pennsylvania has it.
  private mutating func readFullName(_ text: ArraySlice<UInt8>, _ content: AAMVAContent) {
    let parts = text.parts(separatedBy: text.contains(.ascii(",")) ? .ascii(",") : .ascii("@"))
    guard parts.count > 1 else {
      readNameWithLastAtEnd(text)
      return
    }
    last = parts[0].trimmedText
    first = parts[1].trimmedText
    middle = parts.count > 2 ? parts[2].trimmedText : nil
    suffix = parts.count > 3 ? parts[3].trimmedText : nil
    if parts.count == 2, Self.issuersWithMiddleInFullName.contains(content.iin) {
      splitMiddleFromFirst()
    }
  }

  private mutating func readNameWithLastAtEnd(_ text: ArraySlice<UInt8>) {
    var words = text.split(separator: .ascii(" "))
    if words.count > 2, let end = words.last?.text, Self.suffixes.contains(end) {
      suffix = end
      words.removeLast()
    }
    last = words.last?.text
    guard words.count > 1 else { return }
    first = words[0].text
    if words.count > 2, let end = words.dropLast().last?.endIndex {
      middle = text[words[1].startIndex..<end].text
    }
    deviations.append(.fullNameOrder)
  }

  /// Source: AAMVA DL/ID Card Design Standard, annex D, element `DCU`, but for those that may be a surname.
  private static let suffixes: Set<String> = ["JR", "SR", "II", "III", "IV"]

  private mutating func splitMiddleFromFirst() {
    guard let text = first?.bytes, let space = text.firstIndex(of: .ascii(" ")) else { return }
    first = text[..<space].text
    middle = text[(space + 1)...].trimmedText
    deviations.append(.middleNameWithFirst)
  }

  /// `FIRST,MIDDLE`, or `FIRST MIDDLE` (versions 2 and 3).
  private mutating func readGivenNames(_ text: ArraySlice<UInt8>) {
    let separator: UInt8 = text.contains(.ascii(",")) ? .ascii(",") : .ascii(" ")
    guard let index = text.firstIndex(of: separator) else {
      first = text.trimmedText
      return
    }
    first = text[..<index].trimmedText
    var rest = text[(index + 1)...].trimmed()
    while rest.last == .ascii(",") { rest = rest.dropLast().trimmed() }
    let words = rest.split { $0 == .ascii(",") }.compactMap { $0.trimmedText }
    middle = words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension AAMVAContent {
  /// The holder's names.
  var names: AAMVANames { AAMVANames(self) }
}
