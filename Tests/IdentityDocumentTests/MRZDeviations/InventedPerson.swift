import IdentityDocument
import Testing

/// A made-up person whose documents show what issuers print beside or against ICAO Doc 9303.
///
/// The digits of the zones were computed apart from the library.
enum InventedPerson {
  static let names = "LINDQVIST<<MAJA<ELIN"
  private static let line1 = "P<UTO" + names + "<<<<<<<<<<<<<<<<<<<|"
  private static let line3 = "|" + names + "<<<<<<<<<<"

  /// The passport, with another second line.
  static func passport(_ line2: String) throws -> MRZ { try MRZ(parsing: line1 + line2) }

  /// The card, with other first and second lines.
  static func card(_ lines: String) throws -> MRZ { try MRZ(parsing: lines + line3) }

  static func today() throws -> CalendarDate { try #require(CalendarDate("2026-11-01")) }
}
