extension MRZ {
  /// Writes a zone, with all its check digits.
  ///
  /// Names are transliterated and, where they do not fit, shortened as ICAO Doc 9303-3, §4.6 has it. A
  /// document number of more than nine characters goes on in the optional data of a card, with its
  /// digit behind it (ICAO Doc 9303-5, §4.2.4). Unknown parts of a date become fillers.
  ///
  /// ```swift
  /// let mrz = try MRZ(writing: content, format: .td3)
  /// print(mrz)
  /// ```
  ///
  /// - Parameters:
  ///   - content: What the zone is to say.
  ///   - format: The layout.
  ///   - transliteration: How names become the letters of the zone.
  /// - Throws: ``MRZWritingError`` where the layout has no room for the content.
  public init(
    writing content: MRZContent, format: Format, transliteration: Transliteration = .init()
  ) throws(MRZWritingError) {
    var writer = ZoneWriter(format: format)
    try writer.write(content, transliteration: transliteration)
    let mrz = writer.finished()
    let detected = mrz.detectedFormat
    guard detected == format else { throw .readsAs(detected) }
    self = mrz
  }
}
