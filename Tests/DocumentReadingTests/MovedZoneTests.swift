import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

/// A zone whose cells go on beside those that were found first.
@Suite struct MovedZoneTests {
  /// The text of `Corpus/Fonts/vera-mono-mrp-100.json`.
  private static let lines = [
    "PDPRTSRIVASTAVA<<ERIK<MARY<JANE<<<<<<<<<<<<<", "L588962612PRT6305246F3307102<<<<<<<<<<<<<<<0",
  ]

  /// `L` and `1` count alike modulo 10 (ICAO Doc 9303-3, §4.9): a number with either has the same digit.
  @Test func `a number that another look reads otherwise is not accepted`() throws {
    let image = try GrayImage(
      contentsOfFile: CorpusPlaces.picture("Fonts/vera-mono-mrp-100.jpg"))
    let mrz = try #require(try DocumentReader().read(image).mrz)
    #expect(!mrz.isAccepted || mrz.mrz.lines == Self.lines)
    #expect(mrz.mrz.lines.first == Self.lines[0])
    let refusal = mrz.refusals.first { $0.code == .contradicted }
    if !mrz.isAccepted {
      #expect(refusal?.line == 2)
      #expect(refusal?.column == 1)
    }
  }
}
