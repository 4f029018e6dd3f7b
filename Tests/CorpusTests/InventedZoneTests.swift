import IdentityDocument
import Testing

@testable import docread_bench

@Suite struct InventedZoneTests {
  /// ICAO Doc 9303-3, §4.9 and Appendix A to Part 4.
  @Test(arguments: [
    ("520727", "3"), ("L898902C3", "6"), ("AB2134<<<", "5"), ("ZE184226B<<<<<", "1"),
  ])
  func `Check digits of the standard's examples`(text: String, digit: String) {
    #expect(InventedZone.digit(text) == digit)
  }

  @Test(arguments: ZoneFormat.allCases)
  func `Every zone is valid, and its twin with a wrong digit is not`(format: ZoneFormat) throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let zone = InventedZone(format, using: &generator)
      let lengths = Set(zone.text.split(separator: "\n").map(\.count))
      #expect(lengths == [format.lineLength])
      #expect(try MRZ(parsing: zone.text).isValid)
      #expect(try !MRZ(parsing: zone.withWrongDigit).isValid)
    }
  }
}
