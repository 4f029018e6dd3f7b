@testable import IdentityDocument

/// Compressed content of a barcode: gzip, zlib and deflate.
func check(_ bytes: [UInt8]) {
  let limit = 1 << 16
  guard let content = Inflate.decompress(bytes, limit: limit) else { return }
  expect(content.count <= limit, "no more comes out than is allowed")
  expect(
    Inflate.decompress(bytes, limit: content.count) == content,
    "what comes out fits into as much room as it takes")
  guard !content.isEmpty else { return }
  expect(
    Inflate.decompress(bytes, limit: content.count - 1) == nil, "what is too long is no content")
}
