/// Cuts what follows an AAMVA header into lines of one element each.
struct AAMVALineSplitter {
  private(set) var lines: [ArraySlice<UInt8>] = []
  private(set) var deviations: [AAMVADeviation] = []

  init(_ bytes: [UInt8], after header: AAMVAHeader) {
    let body = bytes[header.end...]
    var cuts = Self.statedStarts(in: bytes, header)[...]
    let separators = Separators(in: body)
    deviations = separators.deviations
    if separators.areMissing {
      lines = AAMVAJoinedElements(body, header).lines
      return
    }
    var start = body.startIndex
    for index in body.indices {
      let isSeparator = separators.contains(body[index])
      let isCut = index == cuts.first
      if isCut { cuts.removeFirst() }
      guard isSeparator || isCut else { continue }
      guard lines.count < Self.maximumLineCount else { return }
      append(body[start..<index])
      start = isSeparator ? index + 1 : index
    }
    append(body[start...])
  }

  /// More lines are not a card's.
  private static let maximumLineCount = 2000

  private mutating func append(_ line: ArraySlice<UInt8>) {
    var line = line
    while let last = line.last,
      last < .ascii(" ") || last == 0x7F || Self.isStray(last, in: line.dropLast())
    {
      if last >= 0x80 { deviations.appendOnce(.elementSeparator(last)) }
      line.removeLast()
      if line.last == 0xC2 { line.removeLast() }
    }
    while let first = line.first,
      first < .ascii(" ") || first == 0x7F || (0x80...0x9F).contains(first) || first == 0xC2
    {
      line.removeFirst()
    }
    if !line.allSatisfy({ $0 == .ascii(" ") }) { lines.append(line) }
  }

  /// Whether a byte is a control code of ISO 8859-1 and not the end of a character of UTF-8.
  private static func isStray(_ byte: UInt8, in before: ArraySlice<UInt8>) -> Bool {
    guard (0x80...0x9F).contains(byte) else { return false }
    return before.last.map { $0 < 0x80 || $0 == 0xC2 || (0x80...0x9F).contains($0) } ?? true
  }

  /// Where the header's offsets lead to the subfile type that they belong to, past the header.
  private static func statedStarts(in bytes: [UInt8], _ header: AAMVAHeader) -> [Int] {
    var starts: [Int] = []
    for designator in header.designators {
      guard let offset = designator.offset else { continue }
      let start = header.base + offset
      let isThere = start > header.end && bytes[...].holds(designator.typeBytes, at: start)
      guard isThere, !starts.contains(start), begins(at: start, in: bytes, designator.typeBytes)
      else { continue }
      starts.append(start)
    }
    return starts.sorted()
  }

  /// Whether a subfile may begin where its type stands: behind a separator, or before an element.
  ///
  /// A wrong offset may lead into a value that holds the same letters (`BRADLEY`).
  private static func begins(at start: Int, in bytes: [UInt8], _ type: ArraySlice<UInt8>) -> Bool {
    if isSeparator(bytes[start - 1]) { return true }
    let first = start + type.count
    guard first + 3 <= bytes.count, AAMVAElementID(bytes[first..<first + 3]) != nil else {
      return false
    }
    // A jurisdiction's own elements begin with the letters of its subfile, the others with a D or a P.
    return bytes[first] == .ascii("D") || bytes[first] == .ascii("P")
      || bytes[first..<first + type.count].elementsEqual(type)
  }

  /// Whether a byte separates elements or subfiles: LF, CR, RS, FS.
  static func isSeparator(_ byte: UInt8) -> Bool {
    [.ascii("\n"), .ascii("\r"), .ascii("\u{1E}"), .ascii("\u{1C}")].contains(byte)
  }
}

/// Which bytes separate the elements of a body.
private struct Separators {
  /// Whether there are none.
  let areMissing: Bool
  let deviations: [AAMVADeviation]
  private let bar: Bool

  init(in body: ArraySlice<UInt8>) {
    var deviations: [AAMVADeviation] = []
    var counts: (line: Int, other: Int, bar: Int) = (0, 0, 0)
    // A separator after everything does not separate.
    var content = body
    while let last = content.last, last <= .ascii(" ") || last == .ascii("|") {
      content.removeLast()
    }
    for byte in content {
      switch byte {
      case "\n": counts.line += 1
      case "\r", "\u{1C}", "\u{1E}": counts.other += 1
      case "|": counts.bar += 1
      default: break
      }
    }
    // Where they part elements, lines part none, and other separators subfiles at most.
    bar = counts.line == 0 && counts.bar > 4 * counts.other
    areMissing = counts.line + counts.other + counts.bar == 0 && content.count > 30
    if bar { deviations.append(.elementSeparator(.ascii("|"))) }
    if areMissing { deviations.append(.elementSeparatorsMissing) }
    if counts.line == 0, counts.other > 2 { deviations.append(.elementSeparator(.ascii("\r"))) }
    self.deviations = deviations
  }

  func contains(_ byte: UInt8) -> Bool {
    AAMVALineSplitter.isSeparator(byte) || bar && byte == .ascii("|")
  }
}
