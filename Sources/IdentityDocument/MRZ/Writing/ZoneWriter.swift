/// The work of writing a zone: places fields, then check digits.
struct ZoneWriter {
  private let format: MRZ.Format
  private var characters = MRZ.Characters(repeating: 0)
  private var hasLongNumber = false

  /// Begins with fillers everywhere.
  init(format: MRZ.Format) {
    self.format = format
    for index in 0..<format.characterCount { characters[index] = .ascii("<") }
  }

  /// Places all fields but the check digits.
  mutating func write(
    _ content: MRZContent, transliteration: Transliteration
  ) throws(MRZWritingError) {
    try writeBeginning(content)
    try writeNames(content, transliteration)
    try writeNumberAndOptionalData(content)
    try write(content.nationality ?? "", to: .nationality)
    try write(content.dateOfBirth, to: .dateOfBirth)
    try write(content.dateOfExpiry, to: .dateOfExpiry)
    switch content.sex {
    case .male: try write("M", to: .sex)
    case .female: try write("F", to: .sex)
    case .unspecified: try write("<", to: .sex)
    case nil: break
    }
  }

  /// The zone with its check digits; the composite one is the last of the rules, as it covers the
  /// others.
  func finished() -> MRZ {
    var mrz = MRZ(characters: characters, format: format)
    for plan in format.layout.plans {
      // A long number has its digit behind its rest, and a filler here announces that.
      if plan.check == .documentNumber, hasLongNumber { continue }
      guard !mayBeOmitted(plan, in: mrz) else { continue }
      mrz.characters[plan.digit] = UInt8(digit: Int(mrz.digit(of: plan)))
    }
    return mrz
  }

  private func mayBeOmitted(_ plan: MRZ.CheckPlan, in mrz: MRZ) -> Bool {
    switch plan.check {
    case .personalNumber: mrz.isEmpty(plan)
    case .documentNumber: format.hasLongNumbers && mrz.isEmpty(plan)
    case .dateOfBirth, .dateOfExpiry, .composite: false
    }
  }

  private mutating func writeBeginning(_ content: MRZContent) throws(MRZWritingError) {
    try write(content.documentCode, to: .documentCode, isRequired: true)
    try write(content.issuingState, to: .issuingState, isRequired: true)
    guard let beginning = format.beginning, !MRZ.begins(characters, as: format) else { return }
    var expected = ZoneText()
    for index in beginning.characters.indices { expected.append(beginning.characters[index]) }
    throw .wrongBeginning(expected: expected.string)
  }

  private mutating func writeNames(
    _ content: MRZContent, _ transliteration: Transliteration
  ) throws(MRZWritingError) {
    let isSplit = format.range(of: .names) == nil
    let primary = try name(
      content.primaryIdentifier, transliteration, isSplit ? .primaryIdentifier : .names)
    let secondary = try name(
      content.secondaryIdentifier, transliteration, isSplit ? .secondaryIdentifier : .names)
    guard !primary.isEmpty || !secondary.isEmpty else {
      throw .missing(isSplit ? .primaryIdentifier : .names)
    }
    guard isSplit else {
      place(NameField(primary: primary, secondary: secondary), in: .names)
      return
    }
    place(NameField(primary: primary), in: .primaryIdentifier)
    guard !secondary.isEmpty else { return }
    guard format.range(of: .secondaryIdentifier) != nil else {
      throw .notInFormat(.secondaryIdentifier, format)
    }
    // The French card separates given names with two fillers.
    place(NameField(primary: secondary, gap: 2), in: .secondaryIdentifier)
  }

  private func name(
    _ text: String, _ transliteration: Transliteration, _ field: MRZ.Field
  ) throws(MRZWritingError) -> [UInt8] {
    let name = transliteration.transliterate(text)
    if let scalar = name.unmapped.first { throw .unwritable(scalar, field) }
    let allowsDigits = MRZ(characters: characters, format: format).hasDigitsInNames
    for byte in name.bytes where !allowsDigits && byte.isDigit {
      throw .unwritable(Unicode.Scalar(byte), field)
    }
    return name.bytes
  }

  private mutating func place(_ names: NameField, in field: MRZ.Field) {
    guard let range = format.range(of: field) else { return }
    place(names.characters(width: range.columns.count), at: range)
  }

  private mutating func place(_ text: [UInt8], at range: MRZ.FieldRange) {
    guard var index = format.offset(line: range.line, column: range.columns.lowerBound) else {
      return
    }
    for byte in text.prefix(range.columns.count) {
      characters[index] = byte
      index += 1
    }
  }

  private mutating func write(
    _ date: DocumentDate?, to field: MRZ.Field
  ) throws(MRZWritingError) {
    guard let date else { return }
    guard let range = format.range(of: field) else { throw .notInFormat(field, format) }
    var text: [UInt8] = []
    for part in [date.yearOfCentury, date.month, date.day] {
      if let part, (0...99).contains(part) {
        text.append(UInt8(digit: part / 10))
        text.append(UInt8(digit: part % 10))
      } else {
        text.append(.ascii("<"))
        text.append(.ascii("<"))
      }
    }
    place(text, at: range)
  }

  private mutating func write(
    _ text: String, to field: MRZ.Field, isRequired: Bool = false
  ) throws(MRZWritingError) {
    let bytes = try bytes(of: text, in: field)
    guard !bytes.isEmpty else {
      if isRequired { throw .missing(field) }
      return
    }
    guard let range = format.range(of: field) else { throw .notInFormat(field, format) }
    let maximum = range.columns.count
    guard bytes.count <= maximum else { throw .tooLong(field, maximum: maximum) }
    for (index, byte) in bytes.enumerated() {
      let alphabet = format.alphabet(
        line: range.line, column: range.columns.lowerBound + index)
      guard alphabet.contains(byte) else { throw .unwritable(Unicode.Scalar(byte), field) }
    }
    place(bytes, at: range)
  }

  /// The characters of a text, with fillers for spaces and hyphens, but none at the end.
  private func bytes(of text: String, in field: MRZ.Field) throws(MRZWritingError) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", "A"..."Z", "<": bytes.append(.ascii(scalar))
      case "a"..."z": bytes.append(.ascii(scalar).uppercased)
      case " ", "-": bytes.append(.ascii("<"))
      default: throw .unwritable(scalar, field)
      }
    }
    while bytes.count > 1, bytes.last == .ascii("<") { bytes.removeLast() }
    return bytes
  }
}

extension ZoneWriter {
  /// Places the document number and the optional data, which share their room where the number is
  /// long.
  private mutating func writeNumberAndOptionalData(
    _ content: MRZContent
  ) throws(MRZWritingError) {
    try write(content.optionalData2, to: .optionalData2)
    let optional: MRZ.Field =
      format.range(of: .optionalData1) == nil && format == .td3 ? .personalNumber : .optionalData1
    let number = try bytes(of: content.documentNumber, in: .documentNumber)
    guard let range = format.range(of: .documentNumber) else { return }
    guard number.count > range.columns.count, format.hasLongNumbers else {
      try write(content.documentNumber, to: .documentNumber)
      try write(content.optionalData1, to: optional)
      return
    }
    guard let optionalRange = format.range(of: .optionalData1) else { return }
    // The rest of the number, its digit and a filler.
    let maximum = range.columns.count + optionalRange.columns.count - 2
    guard number.count <= maximum else { throw .tooLong(.documentNumber, maximum: maximum) }
    guard !number.contains(.ascii("<")) else {
      throw .unwritable("<", .documentNumber)
    }
    var tail = Array(number.dropFirst(range.columns.count))
    tail.append(UInt8(digit: CheckDigit(of: number).value))
    tail.append(.ascii("<"))
    let rest = try bytes(of: content.optionalData1, in: .optionalData1)
    guard tail.count + rest.count <= optionalRange.columns.count else {
      throw .tooLong(.optionalData1, maximum: optionalRange.columns.count - tail.count)
    }
    hasLongNumber = true
    place(number, at: range)
    place(tail + rest, at: optionalRange)
  }
}
