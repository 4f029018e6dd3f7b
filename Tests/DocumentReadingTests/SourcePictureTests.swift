import ImageFile
import PageReading
import Raster
import Testing

@testable import DocumentReading

@Suite struct SourcePictureTests {
  /// A file that may take so many bytes for each of its pixels.
  private static func picture(bytesPerPixel: Int) throws -> SourcePicture {
    let path = CorpusPlaces.picture("Pages/g0-passport-002.jpg")
    let bytes = try InputFile.bytes(path, limit: 1 << 24)
    let whole = try PictureFile(encoded: bytes).grayImage(page: 1)
    let limits = ImageFileLimits(decodedBytes: bytesPerPixel * whole.width * whole.height)
    return try SourcePicture(PictureFile(encoded: bytes, limits: limits), page: 1)
  }

  @Test func `print is read in grey where colours take too much memory`() throws {
    let few = try Self.picture(bytesPerPixel: 4)
    #expect(throws: ReaderError.self) { try few.color() }
    #expect(try few.page()?.isGray == true)
    let many = try Self.picture(bytesPerPixel: 8)
    #expect(try many.page()?.isGray == false)
  }
}
