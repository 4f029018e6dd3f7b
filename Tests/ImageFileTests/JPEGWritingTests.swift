import ImageFile
import Raster
import Testing

@Suite struct JPEGWritingTests {
  @Test(arguments: [1, 50, 100, -7, 1000])
  func `What is written as JPEG is read again, of the same size`(quality: Int) throws {
    let bytes = try SamplePicture.gray.jpeg(quality: quality)
    let image = try GrayImage(encoded: bytes)
    #expect((image.width, image.height) == (48, 32))
    if quality >= 100 {
      #expect(SamplePicture.greatestDifference(image, SamplePicture.gray) <= 3)
    }
  }

  @Test func `Less quality takes fewer bytes`() throws {
    let sizes = try [10, 50, 95].map { try SamplePicture.gray.jpeg(quality: $0).count }
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == 3)
  }

  @Test(arguments: [(0, 0), (0, 5), (65_536, 1), (1, 65_536)])
  func `A picture that no JPEG can hold is refused`(width: Int, height: Int) {
    let image = GrayImage(width: width, height: height, filledWith: 7)
    #expect(throws: ImageFileError.notEncodable) { try image.jpeg() }
  }
}
