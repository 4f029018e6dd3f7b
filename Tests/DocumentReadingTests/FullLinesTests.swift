import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

/// Zones in the typefaces of typewriters whose lines have hardly a filler.
@Suite struct FullLinesTests {
  /// The picture is one of `make.py fonts`, with a wrong digit of the date of expiry; no four characters
  /// in a row look alike.
  @Test func `lines without a run of fillers are found by their even characters`() throws {
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Fonts/courier-td2-013.png"))
    let mrz = try #require(try DocumentReader().read(image).mrz)
    #expect(mrz.mrz.lines.first == "IDINDMUKHERJEE<CHATTOPADHYAY<<ANJALI")
    #expect(mrz.mrz.documentNumber.value == "FKT2C14YZ")
    #expect(!mrz.isAccepted)
    #expect(mrz.refusals.contains { $0.line == 2 && $0.column == 28 })
  }
}
