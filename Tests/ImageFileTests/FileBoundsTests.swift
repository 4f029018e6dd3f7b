import Glibc
import Raster
import Testing

@testable import ImageFile

/// What a file announces is bounded before it is worked on, and so is what is kept for a picture.
@Suite struct FileBoundsTests {
  /// A TIFF file of one good page, and directories behind it that lie over one another, each of
  /// 65 535 entries.
  private static func tiff(fullDirectories count: Int) throws -> [UInt8] {
    let page = PageTests.pages[0]
    let start = try PageTests.tiff([page]).count
    var file = try PageTests.tiff([page], endsAt: UInt32(start))
    let length = 2 + 12 * 65_535
    file += [UInt8](repeating: 0xFF, count: length + 4 * count)
    for index in 0..<count {
      let place = start + 4 * index + length
      let next = index + 1 < count ? start + 4 * (index + 1) : 0
      file.replaceSubrange(place..<place + 4, with: AnimatedFile.little(next, 4))
    }
    return file
  }

  @Test(arguments: [1, 2, 900])
  func `entries of all pages of a TIFF file together are limited`(count: Int) throws {
    let bytes = try Self.tiff(fullDirectories: count)
    guard count > 1 else {
      let file = try PictureFile(encoded: bytes)
      #expect(file.pageCount == 2)
      #expect(try file.grayImage() == PageTests.pages[0])
      #expect(throws: ImageFileError.damaged(.tiff)) { try file.grayImage(page: 2) }
      return
    }
    #expect(throws: ImageFileError.damaged(.tiff)) { try PictureFile(encoded: bytes) }
  }

  @Test(
    arguments: [
      ([("PLTE", 768), ("tRNS", 2)], true), ([("tRNS", 2), ("tRNS", 2)], false),
      ([("PLTE", 3), ("tRNS", 2), ("PLTE", 3)], false), ([("PLTE", 771)], false),
    ] as [([(String, Int)], Bool)])
  func `an animated PNG has one palette for all frames, of 256 colours`(
    colors: [(name: String, count: Int)], isRead: Bool
  ) {
    var chunks = AnimatedFile(layers: AnimationRejectionTests.layers).pngChunks()
    chunks.insert(
      contentsOf: colors.map { ($0.name, [UInt8](repeating: 0, count: $0.count)) }, at: 1)
    let file = Result { try PictureFile(encoded: AnimatedFile.png(chunks)) }
    guard isRead else {
      #expect(throws: ImageFileError.damaged(.png)) { try file.get() }
      return
    }
    #expect((try? file.get().pageCount) == 3)
  }

  @Test(arguments: [(1, 1003), (100_000_000, 300_001_000), (.max / 3, .max), (.max, .max)])
  func `the bytes of a page that is drawn can be counted`(pixels: Int, bytes: Int) {
    #expect(ImageFileLimits(pixels: pixels).drawnBytes == bytes)
  }

  @Test func `bytes that are held are a file of this process alone`() throws {
    let bytes = [UInt8](repeating: 7, count: 100_000)
    let file = try OpenFile(holding: bytes)
    #expect(try file.bytes(limit: bytes.count) == bytes)
    let flags = fcntl(file.descriptor, F_GETFD)
    #expect(flags & FD_CLOEXEC != 0)
    var status = stat()
    let isKnown = unsafe fstat(file.descriptor, &status) == 0
    #expect(isKnown && status.st_nlink == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test(arguments: ["PDF", "HEIF or AVIF"])
  func `what a program converts is said to callers of the library, too`(format: String) {
    let sentence = ImageFileError.unsupported(format: format).description
    #expect(sentence.contains("usesConverters") && sentence.contains("docread"))
  }
}
