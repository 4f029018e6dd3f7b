/// Reads the elements that follow an AAMVA header.
///
/// Offsets and lengths of the header are compared, not trusted: a line that begins with a subfile
/// type and an element identifier begins a subfile, whatever the header says.
struct AAMVASubfileReader {
  private let header: AAMVAHeader
  private let bytes: [UInt8]
  private var open: [OpenSubfile] = []
  private var current: Int?
  private(set) var deviations: [AAMVADeviation] = []

  private struct OpenSubfile {
    let typeBytes: ArraySlice<UInt8>
    let start: Int
    var elements: [AAMVAElement] = []
  }

  init(_ bytes: [UInt8], after header: AAMVAHeader) {
    self.bytes = bytes
    self.header = header
  }

  /// The subfiles in the order in which they begin.
  ///
  /// - Complexity: O(*n*) in the number of bytes, for a bounded number of elements.
  mutating func read() -> [AAMVASubfile] {
    let splitter = AAMVALineSplitter(bytes, after: header)
    deviations += splitter.deviations
    for line in splitter.lines {
      if elementCount >= Self.maximumElementCount { break }
      read(line)
    }
    compareDesignators()
    return open.map { AAMVASubfile(type: $0.typeBytes.text, elements: $0.elements) }
  }

  /// No card has more than some hundred elements; more are not a card's.
  private static let maximumElementCount = 1000

  private var elementCount: Int { open.reduce(0) { $0 + $1.elements.count } }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    var line = line
    var tags = 0
    while let type = tag(of: line) {
      if tags > 0 {
        deviations.appendOnce(.subfileTypeRepeated(type: type.text))
      } else {
        enter(type, at: line.startIndex)
      }
      tags += 1
      line = line.dropFirst(2)
      if line.isEmpty {
        if !type.starts(with: "Z") { deviations.append(.subfileTypeAlone(type: type.text)) }
        return
      }
    }
    guard let id = AAMVAElementID(line.prefix(3)) else {
      // A card has few; a list of all lines of something else helps nobody.
      if deviations.count < 100 { deviations.append(.lineNotUnderstood(bytes: line.count)) }
      return
    }
    let index = subfileIndex(for: line)
    let element = AAMVAElement(id, line.dropFirst(3).trimmed().text)
    if let place = open[index].elements.firstIndex(where: { $0.id == id }) {
      let earlier = open[index].elements[place]
      if earlier != element { deviations.appendOnce(.elementRepeated(id)) }
      if earlier.value.isEmpty { open[index].elements[place] = element }
    } else {
      open[index].elements.append(element)
    }
  }

  /// The subfile type with which a line begins, where it is one and not an element.
  private func tag(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.count >= 2 else { return nil }
    let type = line.prefix(2)
    let rest = line.dropFirst(2)
    if type.equals("DL") || type.equals("ID") || type.equals("EN") {
      let first = rest.first
      let leadsOn =
        AAMVAElementID(rest.prefix(3)) != nil && (first == .ascii("D") || first == .ascii("P"))
      return rest.isEmpty || leadsOn ? type : nil
    }
    let isOfJurisdiction = type.first == .ascii("Z") && type.allSatisfy { $0.isCapital }
    // Once the subfile has elements, `ZVZ` is one of them.
    let hasElements = open.contains { $0.typeBytes == type && !$0.elements.isEmpty }
    if hasElements { return nil }
    let leadsOn = rest.prefix(2) == type && AAMVAElementID(rest.prefix(3)) != nil
    return isOfJurisdiction && (rest.isEmpty || leadsOn) ? type : nil
  }

  /// Begins a subfile, or goes back to one that has begun already.
  private mutating func enter(_ type: ArraySlice<UInt8>, at start: Int) {
    if let index = open.firstIndex(where: { $0.typeBytes == type }) {
      deviations.appendOnce(.subfileTypeRepeated(type: type.text))
      current = index
    } else {
      begin(type, at: start)
    }
  }

  private mutating func begin(_ type: ArraySlice<UInt8>, at start: Int) {
    current = open.count
    open.append(OpenSubfile(typeBytes: type, start: start))
    let isDesignated = header.designators.contains { $0.typeBytes == type }
    if !isDesignated { deviations.append(.subfileNotDesignated(type: type.text)) }
  }

  /// The subfile to which an element belongs where its line does not begin one.
  private mutating func subfileIndex(for line: ArraySlice<UInt8>) -> Int {
    let type = line.prefix(2)
    let isDesignated = header.designators.contains { $0.typeBytes == type }
    if isDesignated, type.first == .ascii("Z"), !open.contains(where: { $0.typeBytes == type }) {
      deviations.append(.subfileTypeMissing(type: type.text))
      begin(type, at: line.startIndex)
    }
    if let current { return current }
    let first = header.designators.first?.typeBytes ?? Array("DL".utf8)[...]
    deviations.append(.subfileTypeMissing(type: first.text))
    current = open.count
    open.append(OpenSubfile(typeBytes: first, start: line.startIndex))
    return open.count - 1
  }

  /// Compares where the header says that subfiles are with where they were found.
  private mutating func compareDesignators() {
    for designator in header.designators {
      guard let offset = designator.offset, let length = designator.length else { continue }
      let stated = header.base + offset
      guard
        let index = open.firstIndex(where: { $0.typeBytes == designator.typeBytes }),
        open[index].start == stated, bytes[...].holds(designator.typeBytes, at: stated)
      else {
        deviations.append(.offsetWrong(type: designator.type, stated: offset))
        continue
      }
      let starts = open.map { $0.start }.filter { $0 > stated }
      let end = starts.min() ?? bytes.count
      let found = end - stated
      guard found != length else { continue }
      let isOnlyFollowedBySeparators =
        length < found
        && bytes[(stated + length)..<end].allSatisfy(AAMVALineSplitter.isSeparator)
      if !isOnlyFollowedBySeparators {
        deviations.append(.lengthWrong(type: designator.type, stated: length, found: found))
      }
    }
  }
}

extension [AAMVADeviation] {
  /// Appends a deviation that is not in the list yet.
  mutating func appendOnce(_ deviation: AAMVADeviation) {
    if !contains(deviation) { append(deviation) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether other bytes stand at an index.
  func holds(_ other: ArraySlice<UInt8>, at index: Int) -> Bool {
    index >= startIndex && index <= endIndex && self[index...].prefix(other.count) == other
  }
}
