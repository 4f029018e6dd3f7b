/// The machine readable zone of a travel document or of one of its relatives, character by character.
///
/// ICAO Doc 9303-3, §4 lays the zone out in lines of fixed length over the alphabet `A`–`Z`, `0`–`9`
/// and `<`. A value of this type is always such a zone, of one of the layouts of ``Format``. It may
/// still be a wrong one: what its check digits say stands in ``checks``, and what its fields hold is
/// worked out when it is asked for.
///
/// ```swift
/// let mrz = try MRZ(parsing: text)
/// mrz.primaryIdentifier         // "ERIKSSON"
/// mrz.checks.documentNumber     // .valid
/// mrz.isValid                   // true
/// ```
///
/// The zone is stored inline: parsing one and checking it allocates nothing.
public struct MRZ: Sendable {
  /// The layout of the zone.
  public let format: Format
  /// What lenient reading has changed, in the order of the text; empty after strict reading.
  public let normalisations: [Normalisation]
  /// The characters of all lines, one line behind the other, then zeros.
  var characters: Characters

  /// Room for the characters of the largest layout, three lines of 30.
  typealias Characters = InlineArray<90, UInt8>

  /// Makes a zone of characters that are known to lie in the alphabet.
  init(characters: Characters, format: Format, normalisations: [Normalisation] = []) {
    self.format = format
    self.normalisations = normalisations
    self.characters = characters
  }

  /// The lines of the zone, from the top.
  public var lines: [String] {
    (1...format.lineCount).map { line($0) }
  }

  /// The text of one line, or an empty text where the zone has no such line.
  ///
  /// - Parameter number: The line, counted from 1.
  /// - Returns: The characters of the line.
  public func line(_ number: Int) -> String {
    guard let start = format.offset(line: number, column: 1) else { return "" }
    var text = ZoneText()
    for index in start..<start + format.lineLength(number) { text.append(characters[index]) }
    return text.string
  }

  /// The character at a place, or `nil` where the zone has no such place.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  public subscript(line: Int, column: Int) -> Unicode.Scalar? {
    format.offset(line: line, column: column).map { Unicode.Scalar(characters[$0]) }
  }

  /// The characters of a field as they are printed, fillers and all, or `nil` where the layout does
  /// not have the field.
  ///
  /// - Parameter field: The field.
  /// - Returns: The characters.
  public func rawCharacters(of field: Field) -> String? {
    guard let range = format.range(of: field) else { return nil }
    var text = ZoneText()
    for index in offsets(of: range) { text.append(characters[index]) }
    return text.string
  }

  /// Where the characters of a range of the layout lie in ``characters``.
  func offsets(of range: FieldRange) -> Range<Int> {
    let start = format.offset(line: range.line, column: range.columns.lowerBound) ?? 0
    return start..<start + range.columns.count
  }
}

extension MRZ: Hashable {
  /// Whether two zones have the same layout and the same characters; how they were normalised does
  /// not count.
  public static func == (left: MRZ, right: MRZ) -> Bool {
    guard left.format == right.format else { return false }
    for index in left.characters.indices where left.characters[index] != right.characters[index] {
      return false
    }
    return true
  }

  /// Feeds the characters to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    for index in characters.indices { hasher.combine(characters[index]) }
  }
}

extension MRZ: CustomStringConvertible {
  /// The lines of the zone with newlines between them.
  public var description: String {
    var text = line(1)
    for number in 2..<format.lineCount + 1 {
      text.append("\n")
      text.append(line(number))
    }
    return text
  }
}
