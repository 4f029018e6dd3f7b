import IdentityDocument
import Testing

@Suite("MRZ repair keeps its promises")
struct MRZRepairPropertyTests {
  @Test(arguments: [
    "D1FRA00000000082912310<<<<<<<2",
    "IDFRAMART1N<<<<<<<<<<<<<<<<<<<<<<<<<|8806923102858JEAN<<<<<<<<<<6512079M9",
  ])
  func `a name is not mended against the composite digit that covers it`(text: String) throws {
    let mrz = try MRZ(parsing: text)
    #expect(mrz.checks.composite == .valid)
    let repair = MRZRepair(mrz)
    #expect(repair.mrz == mrz)
    #expect(repair.corrections.isEmpty)
  }

  @Test func `a name that a composite digit covers is mended where the digit agrees with it`()
    throws
  {
    let text = "IDFRAMARTIN<<<<<<<<<<<<<<<<<<<<<<<<<|8806923102858JEAN<<<<<<<<<<6512079M"
    let digit = try #require((0...9).first { try MRZ(parsing: text + "\($0)").isValid })
    let truth = try MRZ(parsing: text + "\(digit)")
    let repair = MRZRepair(
      try MRZ(parsing: (text + "\(digit)").replacing("MARTIN", with: "MART1N")))
    #expect(repair.mrz == truth)
    #expect(repair.corrections.map(\.proof) == [.alphabet])
  }

  @Test func `what a French card is known by is not changed for the sake of a digit`() throws {
    // An L in the place of the I would make every digit right, and the card another document.
    let card = Specimen.frenchIdentityCard
    for digit in 0...9 {
      let mrz = try MRZ(parsing: String(card.dropLast()) + "\(digit)")
      guard mrz.format == .frenchIdentityCard else { continue }
      #expect(MRZRepair(mrz).mrz.line(1).hasPrefix("IDFRA"))
    }
  }

  /// How many damages are tried in each of the eight layouts, 100 000 in all.
  private static let damages = 12500

  @Test(arguments: MRZ.Format.allCases)
  func `whatever was misread, what agreed agrees, and once is enough`(format: MRZ.Format) throws {
    var generator = SeededGenerator(seed: 14)
    var mended = 0
    var untouched = 0
    var zone: [[UInt8]] = []
    for round in 0..<Self.damages {
      if round % 10 == 0 {
        let content = generator.content(for: format)
        zone = try MRZ(writing: content, format: format).lines.map { Array($0.utf8) }
      }
      let damaged = try generator.damage(zone, of: format)
      let repair = MRZRepair(damaged)
      let (before, after) = (damaged.checks, repair.mrz.checks)
      for check in MRZ.Check.allCases where before[check] == .valid {
        #expect(!after[check].isInvalid, "\(check) of \(damaged)")
      }
      if damaged.isValid, damaged.keepsToAlphabets {
        untouched += 1
        #expect(repair.mrz == damaged)
      }
      if repair.corrections.isEmpty {
        #expect(repair.mrz == damaged)
        continue
      }
      mended += 1
      #expect(repair.corrections.map(\.change) == damaged.changes(to: repair.mrz))
      let again = MRZRepair(repair.mrz)
      #expect(again.mrz == repair.mrz, "\(damaged)")
      #expect(again.corrections.isEmpty, "\(damaged)")
      #expect(try MRZ(parsing: repair.mrz.description) == repair.mrz)
    }
    #expect(mended > Self.damages / 10, "\(mended)")
    #expect(untouched > Self.damages / 100, "\(untouched)")
  }
}

extension SeededGenerator {
  /// A zone with one to four characters misread and, half of the time, its digits made to agree.
  fileprivate mutating func damage(_ zone: [[UInt8]], of format: MRZ.Format) throws -> MRZ {
    var lines = zone
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let line = Int.random(in: lines.indices, using: &self)
      let column = Int.random(in: lines[line].indices, using: &self)
      lines[line][column] = misreading(of: lines[line][column])
    }
    for beginning in format.knownBeginning {
      lines[beginning.line].replaceSubrange(0..<5, with: beginning.text)
    }
    if Bool.random(using: &self) {
      for rule in format.checkRules where Int.random(in: 0..<4, using: &self) > 0 {
        let mrz = try MRZ(parsing: Array(lines.joined(separator: [0x0A])))
        guard mrz.format == format, case .invalid(_, let digit) = mrz.checks[rule.check] else {
          continue
        }
        lines[rule.line - 1][rule.column - 1] = UInt8(ascii: "0") + UInt8(digit)
      }
    }
    return try MRZ(parsing: Array(lines.joined(separator: [0x0A])))
  }

  /// What a character is taken for: mostly one of its shape, now and then any.
  private mutating func misreading(of character: UInt8) -> UInt8 {
    let shapes = ["0OQDU", "1ILJT", "2Z7", "4A9", "5S68", "8B3", "6GC", "7TY", "K<X", "MNW", "EF"]
    let partners = shapes.flatMap { shape in
      shape.utf8.contains(character) ? shape.utf8.filter { $0 != character } : []
    }
    if let partner = partners.randomElement(using: &self), Int.random(in: 0..<10, using: &self) > 0
    {
      return partner
    }
    return Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<".utf8)[Int.random(in: 0..<37, using: &self)]
  }
}

extension MRZ.Format {
  /// What the layout is known by; without it a text is no zone.
  fileprivate var knownBeginning: [(line: Int, text: [UInt8])] {
    switch self {
    case .frenchDrivingLicence: [(0, Array("D1FRA".utf8))]
    case .swissDrivingLicence: [(1, Array("FACHE".utf8))]
    default: []
    }
  }
}

extension MRZ {
  fileprivate var keepsToAlphabets: Bool {
    (1...format.lineCount).allSatisfy { line in
      (1...format.lineLength(line)).allSatisfy { column in
        self[line, column].map {
          alphabet(line: line, column: column).contains(UInt8($0.value))
        } ?? false
      }
    }
  }

  /// Where another zone differs, and what stands there instead.
  fileprivate func changes(to other: MRZ) -> [String] {
    zip(lines, other.lines).enumerated().flatMap { number, pair in
      zip(pair.0.utf8, pair.1.utf8).enumerated().compactMap { column, characters in
        characters.0 == characters.1
          ? nil
          : "\(number + 1),\(column + 1) \(Unicode.Scalar(characters.0))\(Unicode.Scalar(characters.1))"
      }
    }
  }
}

extension MRZCorrection {
  fileprivate var change: String { "\(line),\(column) \(read)\(corrected)" }
}
