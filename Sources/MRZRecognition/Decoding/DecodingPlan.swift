import IdentityDocument
import LineRecognition

/// What a layout asks of every cell, as the search runs over it: one line behind the other.
struct DecodingPlan: Sendable {
  /// What one cell has to do with the check digits.
  struct Cell: Sendable {
    var allowed: SymbolSet
    /// The weight of the cell in the field's own digit, 0 where it has none.
    var fieldWeight: Int
    /// Whether a field with a digit begins here.
    var beginsField: Bool
    /// Whether it is the digit of the field before.
    var isFieldDigit: Bool
    /// The weight of the cell in the composite digit, 0 where it has none.
    var compositeWeight: Int
    var isCompositeDigit: Bool

    /// A cell where some characters may stand, with its part in the check digits of its layout.
    init(allowed: SymbolSet, _ protection: MRZ.Protection) {
      self.allowed = allowed
      fieldWeight = protection.field?.weight ?? 0
      beginsField = protection.field?.order == 0
      compositeWeight = protection.composite?.weight ?? 0
      isCompositeDigit = protection.printed == .composite
      isFieldDigit = protection.printed != nil && !isCompositeDigit
    }

    /// Whether some digit covers the cell or stands in it.
    var isChecked: Bool {
      fieldWeight > 0 || compositeWeight > 0 || isFieldDigit || isCompositeDigit
    }
  }

  let format: MRZ.Format
  private(set) var cells: [Cell]
  /// The number of check digits.
  let digitCount: Int

  /// Makes the plan of a layout.
  init(_ format: MRZ.Format) {
    self.format = format
    digitCount = format.checkRules.count
    let alphabets = format.lineLengths.enumerated().flatMap { line, length in
      (1...length).map { format.alphabet(line: line + 1, column: $0) }
    }
    cells = zip(alphabets, format.protections).map { alphabet, protection in
      Cell(allowed: Self.characters[alphabet] ?? [], protection)
    }
    restrictBeginning()
  }

  /// A check digit that the search cannot follow, since others stand in between; the text that it
  /// finds is held to it afterwards.
  struct LaterDigit: Sendable {
    /// The cells that it covers, in their order.
    let covered: [Int]
    let digit: Int

    /// Whether it agrees with a text of indices in `CellScores.alphabet`.
    func agrees(with text: [UInt8]) -> Bool {
      var sum = 0
      for (order, cell) in covered.enumerated() {
        // the filler counts 0, a digit itself, a letter 10 and more (ICAO Doc 9303-3, §4.9)
        sum += CheckDigit.weight(at: order) * max(0, Int(text[cell]) - 1)
      }
      return sum % 10 == Int(text[digit]) - 1
    }
  }

  /// The digit of a long number in a layout that has other digits before the number's end (TD2).
  private(set) var laterDigit: LaterDigit?

  /// The place of the number's check digit, and the optional data into which a long number may go
  /// on; `nil` where the layout has no long numbers.
  var longNumberRoom: (filler: Int, rest: Range<Int>)? {
    guard format == .td1 || format == .td2,
      let digit = format.range(of: .documentNumberCheckDigit),
      let optional = format.range(of: .optionalData1)
    else { return nil }
    return (format.cells(of: digit).lowerBound, format.cells(of: optional))
  }

  /// The plan for a number that goes on in the optional data (ICAO Doc 9303-5, §4.2.2, note j; Doc
  /// 9303-6, §4.2.2, note j), or `nil` where the layout has none.
  ///
  /// - Parameters:
  ///   - tail: The number of characters of the number's rest and its digit, at least 1.
  ///   - countingFiller: Whether the filler in the digit's place has a weight, as some issuers count.
  /// - Returns: The plan, or `nil` where the optional data have no room for the tail.
  func withLongNumber(tail: Int, countingFiller: Bool) -> DecodingPlan? {
    guard let number = format.range(of: .documentNumber), let room = longNumberRoom,
      tail >= 1, tail < room.rest.count
    else { return nil }
    let start = format.cells(of: number).lowerBound
    let filler = room.filler
    let rest = room.rest.lowerBound
    var plan = self
    for index in start...filler {
      plan.cells[index].fieldWeight = 0
      plan.cells[index].isFieldDigit = false
      plan.cells[index].beginsField = false
    }
    for index in Array(start..<filler) + Array(rest..<rest + tail) {
      plan.cells[index].allowed.subtract(Self.filler)
    }
    plan.cells[filler].allowed = Self.filler
    plan.cells[rest + tail].allowed.formIntersection(Self.filler)
    plan.cells[rest + tail - 1].allowed.formIntersection(Self.digits)
    var covered = Array(start..<filler)
    if countingFiller { covered.append(filler) }
    covered += rest..<rest + tail - 1
    if format == .td2 {
      plan.laterDigit = LaterDigit(covered: covered, digit: rest + tail - 1)
    } else {
      plan.protect(covered, by: rest + tail - 1)
    }
    return plan
  }

  /// Makes a digit protect cells, in their order.
  private mutating func protect(_ covered: [Int], by digit: Int) {
    for (order, index) in covered.enumerated() {
      cells[index].fieldWeight = CheckDigit.weight(at: order)
      cells[index].beginsField = order == 0
    }
    cells[digit].isFieldDigit = true
  }

  /// Visas begin with `V` and nothing else does (ICAO Doc 9303-7, §4.2.2.2); French identity cards
  /// begin with `IDFRA`, French driving licences with `D1FRA`.
  private mutating func restrictBeginning() {
    guard !cells.isEmpty else { return }
    let visa = SymbolSet(characters: "V".utf8)
    if format.isVisa {
      cells[0].allowed.formIntersection(visa)
    } else if format != .swissDrivingLicence {
      // Its first line is a number.
      cells[0].allowed.subtract(visa)
    }
    let beginning =
      switch format {
      case .frenchIdentityCard: "IDFRA"
      case .frenchDrivingLicence: "D1FRA"
      default: ""
      }
    for (index, character) in beginning.utf8.enumerated() {
      cells[index].allowed = SymbolSet(characters: [character])
    }
    if format == .swissDrivingLicence { restrictSwissLicence() }
  }

  /// The number of the blank ends with the letter of its language and fillers; the document is one of Switzerland, and
  /// its birth stands between fillers (`MRZ.Layout.swissDrivingLicence`).
  private mutating func restrictSwissLicence() {
    cells[6].allowed = SymbolSet(characters: "DFIR".utf8)
    for (index, character) in "FACHE".utf8.enumerated() {
      cells[9 + index].allowed = SymbolSet(characters: [character])
    }
    for index in [7, 8, 26, 27] + Array(34..<39) { cells[index].allowed = Self.filler }
  }

  /// Lets digits stand in the names, as in Russian internal passports.
  mutating func allowDigitsInNames() {
    for range in format.fields where range.field == .names {
      for index in format.cells(of: range) {
        cells[index].allowed.formUnion(Self.digits)
      }
    }
  }

  private static let filler = SymbolSet(characters: "<".utf8)
  private static let digits = characters[.digits] ?? []

  /// The characters of every alphabet.
  private static let characters = Dictionary(
    uniqueKeysWithValues: MRZ.Alphabet.allCases.map { alphabet in
      (alphabet, SymbolSet(characters: CellScores.alphabet.filter { alphabet.contains($0) }))
    })
}

extension MRZ.Format {
  /// The cells of a field, counted from 0 over all lines.
  func cells(of range: MRZ.FieldRange) -> Range<Int> {
    let start = offset(line: range.line, column: range.columns.lowerBound) ?? 0
    return start..<start + range.columns.count
  }
}
