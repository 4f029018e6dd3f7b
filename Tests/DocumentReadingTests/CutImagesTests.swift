import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

struct CutImagesTests {
  private static let passport = CorpusPlaces.picture("Specimens/mrp-006.jpg")

  @Test func `the zone is cut out upright, also of a picture that stands on its head`() throws {
    let upright = try ColorImage(contentsOfFile: Self.passport)
    let turned = try #require(
      ColorImage(width: upright.width, height: upright.height, pixels: upright.pixels.reversed()))
    let reader = DocumentReader()
    let first = try #require(try reader.read(inColor: upright).images(from: upright).first)
    let second = try #require(try reader.read(inColor: turned).images(from: turned).first)
    #expect(first.name == "/mrz")
    #expect(second.name == "/mrz")
    #expect(first.image.width > 600)
    #expect((40...90).contains(first.image.height))
    // The same print stands in the same places.
    let (a, b) = (GrayImage(first.image), GrayImage(second.image))
    let columns = stride(from: 20, to: min(a.width, b.width) - 20, by: 7)
    let differences = columns.map { x in
      abs(Int(a[x, a.height / 2]) - Int(b[x, b.height / 2]))
    }
    #expect(differences.reduce(0, +) < 40 * differences.count)
  }

  @Test(arguments: [
    SourcePath.zone(0), .zone(1), .zone(11), .barcode(0), .zone(1).on(.back), .page, .chip,
  ])
  func `whatever was read may be the name of a file`(source: SourcePath) {
    let name = source.rawValue.split(separator: "/").joined(separator: "-")
    #expect(CutFile(name: name, bytes: [1])?.name == name)
  }

  @Test(arguments: ["", "a/b", "..", "a.b", "ä", "a b", String(repeating: "a", count: 41)])
  func `nothing else may`(name: String) {
    #expect(CutFile(name: name, bytes: [1]) == nil)
  }

  @Test func `a reading of nothing has no cut-outs`() throws {
    let image = GrayImage(width: 90, height: 60, filledWith: 200)
    #expect(try DocumentReader().read(image).images(from: ColorImage(image)).isEmpty)
  }

  #if Tesseract
    @Test func `with print the page comes first, at its own proportions`() throws {
      var configuration = ReaderConfiguration()
      configuration.methods.append(.print)
      let picture = try ColorImage(contentsOfFile: Self.passport)
      let reading = try DocumentReader(configuration: configuration).read(inColor: picture)
      let front = try #require(reading.images(from: picture).first)
      #expect(front.name == "front")
      let shape = Double(front.image.width) / Double(front.image.height)
      #expect(abs(shape - 125.0 / 88) < 0.1)
    }
  #endif
}
