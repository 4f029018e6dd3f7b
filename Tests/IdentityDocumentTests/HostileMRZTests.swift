import IdentityDocument
import Testing

/// Nothing that is given to the library makes it trap.
@Suite("MRZ hostile input")
struct HostileMRZTests {
  private let today = CalendarDate(year: 2026, month: 11, day: 1)

  /// Asks a zone for everything it can say; whether the bytes are a zone, read strictly.
  @discardableResult
  private func exercise(_ bytes: [UInt8]) throws -> Bool {
    let today = try #require(today)
    var isZone = false
    for leniency in [MRZ.Leniency.strict, .lenient] {
      do {
        let mrz = try MRZ(parsing: bytes, leniency: leniency)
        let repair = MRZRepair(mrz)
        let data = MRZData(repair.mrz, asOf: today, corrections: repair.corrections)
        #expect(data.lines.count == mrz.format.lineCount)
        #expect(mrz.deviations.count < 100)
        if leniency == .strict {
          #expect(try MRZ(parsing: mrz.description) == mrz)
          isZone = true
        }
      } catch {
        #expect(!error.description.isEmpty)
        #expect(error.line >= 1 && error.column >= 1)
      }
    }
    return isZone
  }

  @Test(arguments: Specimen.all)
  func `every prefix of a specimen`(text: String) throws {
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count { try exercise(Array(bytes.prefix(count))) }
    #expect(try exercise(bytes))
  }

  @Test(arguments: Specimen.all)
  func `every change of one byte of a specimen`(text: String) throws {
    let bytes = Array(text.utf8)
    var generator = SeededGenerator(seed: 1)
    var zones = 0
    for index in bytes.indices {
      var changed = bytes
      for other in UInt8.min...UInt8.max {
        changed[index] = other
        // What is taken for a zone is the zone that was given, and nothing but the alphabet is.
        guard let mrz = try? MRZ(parsing: changed) else { continue }
        zones += 1
        let isLineEnd = other == 0x7C || other == 0x0A
        let isOfZone =
          other == 0x3C || (0x30...0x39).contains(other) || (0x41...0x5A).contains(other)
        #expect(isOfZone || isLineEnd)
        #expect(isLineEnd || Array(mrz.description.utf8) == changed)
      }
      for other in Array("0KX<|".utf8) + [UInt8.random(in: 0...255, using: &generator)] {
        changed[index] = other
        try exercise(changed)
      }
    }
    // Every byte but the ends of lines is a zone's, whatever character of the alphabet it becomes.
    #expect(zones > 20 * bytes.count)
  }

  @Test func `a thousand damaged zones`() throws {
    var generator = SeededGenerator(seed: 1000)
    var zones = 0
    for round in 0..<1000 {
      let format = MRZ.Format.allCases[round % MRZ.Format.allCases.count]
      let mrz = try MRZ(writing: generator.content(for: format), format: format)
      var bytes = Array(mrz.description.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
        case 2: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        default: bytes[index] = Array("<0A9ZK".utf8)[Int.random(in: 0..<6, using: &generator)]
        }
      }
      if try exercise(bytes) { zones += 1 }
    }
    #expect((1..<1000).contains(zones))
  }

  @Test func `random bytes`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(try !exercise(bytes))
    }
  }

  @Test func `random characters in the shape of a zone`() throws {
    var generator = SeededGenerator(seed: 4)
    for count in [30, 69, 72, 88, 90] {
      for _ in 0..<60 {
        try exercise(
          Array(
            generator.text("<<<<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", length: count...count).utf8))
      }
    }
  }

  @Test(arguments: [" \n", "a ", "«", "|", "<|", "\r", "\u{FEFF}"])
  func `a megabyte of something`(text: String) {
    let bytes = [UInt8](String(repeating: text, count: 1_000_000 / text.utf8.count).utf8)
    #expect(throws: MRZError.self) { try MRZ(parsing: bytes) }
    #expect(throws: MRZError.self) { try MRZ(parsing: bytes, leniency: .lenient) }
  }
}
