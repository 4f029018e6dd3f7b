import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

/// The Swiss driving licence, whose first line is too short to be found by itself, in pictures.
@Suite struct SwissLicenceTests {
  private func read(_ name: String, _ configuration: ReaderConfiguration = .init()) throws
    -> Reading
  {
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture("SwissLicences/\(name).jpg"))
    return try DocumentReader(configuration: configuration).read(image)
  }

  @Test(
    arguments: [
      (
        "g1-chdl-001",
        ["LMW678I<<", "FACHE781792727003<<770907<<<<<", "SHTEREV<<HRISTO<<<<<<<<<<<<<<<"]
      ),
      (
        "g3-chdl-001",
        ["VXG211D<<", "FACHE932018260004<<681006<<<<<", "KALNINS<<JANIS<TONU<<<<<<<<<<<"]
      ),
    ])
  func `its three lines are read and accepted`(name: String, lines: [String]) throws {
    let mrz = try #require(try read(name).mrz)
    #expect(mrz.isAccepted)
    #expect(mrz.mrz.format == .swissDrivingLicence)
    #expect(mrz.mrz.lines == lines)
    #expect(mrz.characterCenters.map(\.count) == [9, 30, 30])
  }

  @Test func `its fields make a driving licence`() throws {
    let document = try #require(try read("g1-chdl-001").document)
    #expect(document.documentType == .driverLicense)
    #expect(document.idNumber == "781792727")
    #expect(document.lastName == "SHTEREV")
    #expect(document.dob?.description == "1977-09-07")
  }

  @Test func `where other layouts are asked for it is not reported`() throws {
    var configuration = ReaderConfiguration()
    configuration.formats = [.td1, .td3]
    #expect(try read("g1-chdl-001", configuration).mrz == nil)
  }

  @Test func `one that is read badly is refused`() throws {
    let mrz = try #require(try read("g3-chdl-002").mrz)
    #expect(!mrz.isAccepted)
  }

  /// Frames that are not laid over each other: one that is accepted is enough, and one of another licence is another
  /// document.
  @Test(
    arguments: [
      (["g1-chdl-001", "g3-chdl-002", "g1-chdl-001"], ["LMW678I<<"]),
      (["g3-chdl-002", "g3-chdl-002", "g3-chdl-002"], []),
      (["g3-chdl-003", "g3-chdl-002", "g2-chdl-003"], []),
      (["g1-chdl-001", "g1-chdl-001", "g1-chdl-001"], ["LMW678I<<"]),
      (["g1-chdl-001", "g1-chdl-002"], ["DNK797D<<"]),
    ])
  func `frames of a burst are read one by one`(names: [String], first: [String]) throws {
    let reader = DocumentReader()
    var burst = Burst()
    for name in names {
      let image = try GrayImage(contentsOfFile: CorpusPlaces.picture("SwissLicences/\(name).jpg"))
      burst.add(try reader.read(image, of: burst))
    }
    let accepted = burst.isAccepted ? burst.reading.mrz?.mrz.lines.prefix(1) : []
    #expect(accepted.map(Array.init) == first)
  }
}
