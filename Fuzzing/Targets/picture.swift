@testable import ImageFile
import Raster

/// A picture file of any format: its header, and its pixels where they are few.
func check(_ bytes: [UInt8]) {
  let bytes = withCheckSums(bytes)
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
  guard page > 1, let anew = try? PictureFile(encoded: bytes, limits: limits) else { return }
  for page in 1..<page { _ = try? anew.grayImage(page: page) }
  let behind = try? anew.grayImage(page: page)
  expect(behind == gray, "a page is the same behind those before it")
}

/// A file whose PNG chunks have the sums of what they hold: hardly a changed byte would be looked at
/// otherwise.
private func withCheckSums(_ bytes: [UInt8]) -> [UInt8] {
  guard ImageFileFormat(signatureOf: bytes) == .png else { return bytes }
  var file = Array(bytes.prefix(8))
  let data = EncodedBytes(bytes[...], bigEndian: true)
  while let chunk = PNGChunk(at: file.count, of: data) {
    file += chunk.bytes.dropLast(4)
    let sum = CyclicRedundancyCheck().value(of: chunk.bytes.dropFirst(4).dropLast(4))
    file += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }
  return file + bytes[file.count...]
}
