@testable import ImageFile
import Raster

/// A picture file of any format: its header, and its pixels where they are few.
func check(_ bytes: [UInt8]) {
  let limits = ImageFileLimits(pixels: 65_536, bytes: 1 << 20, pages: 8, decodedBytes: 1 << 22)
  guard let file = try? PictureFile(encoded: bytes, limits: limits) else { return }
  expect((1...limits.pages).contains(file.pageCount), "pages are as many as are allowed")
  let page = file.pageCount
  guard let gray = try? file.grayImage(page: page) else { return }
  expect(gray.width * gray.height <= limits.pixels, "no more pixels come out than are allowed")
  guard let again = try? file.grayImage(page: page) else {
    return expect(false, "what was decoded can be decoded")
  }
  expect(again.width == gray.width && again.height == gray.height, "sides stay")
  if let color = try? file.colorImage(page: page) {
    expect(color.width == gray.width && color.height == gray.height, "grey and colour agree")
  }
}
