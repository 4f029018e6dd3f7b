import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

/// The French driving licence, whose zone is one line, in pictures.
@Suite struct LicenceLineTests {
  private func read(_ name: String, _ configuration: ReaderConfiguration = .init()) throws
    -> Reading
  {
    let image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Licences/\(name).jpg"))
    return try DocumentReader(configuration: configuration).read(image)
  }

  @Test func `its line is found, read and accepted`() throws {
    let mrz = try #require(try read("g1-frdl-002").mrz)
    #expect(mrz.isAccepted)
    #expect(mrz.mrz.format == .frenchDrivingLicence)
    #expect(mrz.mrz.lines == ["D1FRA21SD130932290727DUFOUR<<8"])
    #expect(mrz.lineQuadrilaterals.count == 1)
  }

  @Test func `its fields make a driving licence`() throws {
    let document = try #require(try read("g1-frdl-002").document)
    #expect(document.documentType == .driverLicense)
    #expect(document.idNumber == "21SD13093")
    #expect(document.lastName == "DUFOUR")
  }

  @Test func `where other layouts are asked for it is not reported`() throws {
    var configuration = ReaderConfiguration()
    configuration.formats = [.td1, .td3]
    #expect(try read("g1-frdl-002", configuration).mrz == nil)
  }

  /// A strip of paper over one place of the number makes another digit or nothing of it.
  @Test func `a line of which a digit is hidden is not accepted`() throws {
    var image = try GrayImage(contentsOfFile: CorpusPlaces.picture("Licences/g1-frdl-002.jpg"))
    let line = try #require(try DocumentReader().read(image).mrz).lineQuadrilaterals[0]
    let step = (line.topRight - line.topLeft) / 30
    let down = line.bottomLeft - line.topLeft
    for y in 0..<image.height {
      for x in 0..<image.width {
        let offset = Point(x: Double(x), y: Double(y)) - line.topLeft
        let (cell, depth) = (offset.dot(step) / step.dot(step), offset.dot(down) / down.dot(down))
        if cell > 9, cell < 12, depth > -0.3, depth < 1.3 { image[x, y] = 200 }
      }
    }
    #expect(try DocumentReader().read(image).mrz?.isAccepted != true)
  }
}
