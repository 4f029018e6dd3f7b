import Foundation
import Raster
import Testing

@testable import ImageFile

/// Files of several pages, joined from files of one.
@Suite struct PageTests {
  /// Pictures that are told apart by any pixel.
  static let pages = [40, 120, 200].map { GrayImage(width: 24, height: 16, filledWith: $0) }

  /// A TIFF file of several pages: the parts behind each other, offsets moved, directories chained.
  static func tiff(_ pages: [GrayImage], endsAt last: UInt32 = 0) throws -> [UInt8] {
    var file = Array("II".utf8) + [42, 0, 0, 0, 0, 0]
    var link = 4
    for page in pages {
      let directory = file.count + 2 + 12 * 9 + 4
      let entries: [(UInt16, UInt16, UInt32)] = [
        (256, 3, UInt32(page.width)), (257, 3, UInt32(page.height)), (258, 3, 8), (259, 3, 1),
        (262, 3, 1), (273, 4, UInt32(directory)), (277, 3, 1), (278, 3, UInt32(page.height)),
        (279, 4, UInt32(page.pixels.count)),
      ]
      file.replaceSubrange(link..<link + 4, with: bytes(of: UInt32(file.count)))
      file += [9, 0]
      for (tag, type, value) in entries {
        file += bytes(of: UInt32(tag) | UInt32(type) << 16) + bytes(of: 1) + bytes(of: value)
      }
      link = file.count
      file += bytes(of: last) + page.pixels
    }
    return file
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// An animation of whole files: the header of the first, then every frame's blocks.
  static func gif(_ pages: [GrayImage]) throws -> [UInt8] {
    var file: [UInt8] = []
    for page in pages {
      let part = try page.encoded(as: .gif)
      let frame = try #require(GIFFile(part, limits: ImageFileLimits()).frames.first)
      // The colours of each stand in front of its blocks; a file has one such table, so they have to
      // be the same.
      if file.isEmpty { file = Array(part[..<frame.blocks.lowerBound]) }
      file += part[frame.blocks]
    }
    return file + [0x3B]
  }

  static func webP(_ pages: [GrayImage]) throws -> [UInt8] {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + bytes(of: UInt32(content.count)) + content
        + (content.count % 2 == 1 ? [0] : [])
    }
    var chunks = chunk("VP8X", [2, 0, 0, 0, 23, 0, 0, 15, 0, 0])
    chunks += chunk("ANIM", [0, 0, 0, 0, 0, 0])
    for page in pages {
      let picture = Array(try page.encoded(as: .webP).dropFirst(12))
      chunks += chunk("ANMF", [0, 0, 0, 0, 0, 0, 23, 0, 0, 15, 0, 0, 100, 0, 0, 0] + picture)
    }
    return Array("RIFF".utf8) + bytes(of: UInt32(4 + chunks.count)) + Array("WEBP".utf8) + chunks
  }

  @Test func `every page of a TIFF file is read`() throws {
    let file = try PictureFile(encoded: Self.tiff(Self.pages))
    #expect(file.pageCount == 3)
    for (index, page) in Self.pages.enumerated() {
      #expect(try file.grayImage(page: index + 1) == page)
      #expect(try file.colorImage(page: index + 1) == ColorImage(page))
    }
    #expect(try GrayImage(encoded: Self.tiff(Self.pages)) == Self.pages[0])
  }

  @Test func `every frame of a WebP animation is read`() throws {
    let file = try PictureFile(encoded: Self.webP(Self.pages))
    #expect(file.pageCount == 3)
    for (index, page) in Self.pages.enumerated() {
      #expect(try SamplePicture.greatestDifference(file.grayImage(page: index + 1), page) < 3)
    }
  }

  @Test func `every frame of a GIF animation is read`() throws {
    let turned = SamplePicture.gray.rotated(quarterTurns: 2)
    let file = try PictureFile(encoded: Self.gif([SamplePicture.gray, turned]))
    #expect(file.pageCount == 2)
    #expect(try file.grayImage() == SamplePicture.gray)
    #expect(try file.grayImage(page: 2) == turned)
  }

  @Test(arguments: [0, -1, 4, .min, .max])
  func `a page that is not there is an error`(_ page: Int) throws {
    for bytes in try [Self.tiff(Self.pages), Self.webP(Self.pages)] {
      let file = try PictureFile(encoded: bytes)
      #expect(throws: ImageFileError.noSuchPage(page, count: 3)) { try file.grayImage(page: page) }
    }
    let single = try PictureFile(encoded: SamplePicture.gray.encoded(as: .png))
    #expect(throws: ImageFileError.noSuchPage(page, count: 1)) { try single.colorImage(page: page) }
  }

  @Test func `pages that run in a circle are an error`() throws {
    #expect(throws: ImageFileError.damaged(.tiff)) {
      try PictureFile(encoded: Self.tiff(Self.pages, endsAt: 8))
    }
    #expect(throws: ImageFileError.truncated(.tiff)) {
      try PictureFile(encoded: Self.tiff(Self.pages, endsAt: 0xFFFF_FFF0))
    }
  }

  @Test func `more pages than the limit are an error`() throws {
    let limits = ImageFileLimits(pages: 2)
    let gif = try Self.gif([SamplePicture.gray, SamplePicture.gray, SamplePicture.gray])
    for bytes in try [Self.tiff(Self.pages), Self.webP(Self.pages), gif] {
      #expect(throws: ImageFileError.tooManyPages(limit: 2)) {
        try PictureFile(encoded: bytes, limits: limits)
      }
    }
    #expect(throws: Never.self) {
      try PictureFile(encoded: Self.tiff(Array(Self.pages.prefix(2))), limits: limits)
    }
  }

  @Test func `the pixels of every page are limited`() throws {
    let pages = [Self.pages[0], GrayImage(width: 64, height: 64, filledWith: 9)]
    let file = try PictureFile(encoded: Self.tiff(pages), limits: ImageFileLimits(pixels: 1000))
    #expect(throws: Never.self) { try file.grayImage() }
    #expect(throws: ImageFileError.tooManyPixels(width: 64, height: 64, limit: 1000)) {
      try file.grayImage(page: 2)
    }
  }

  @Test func `every prefix of a file with pages is read within its bytes`() throws {
    let gif = try Self.gif([SamplePicture.gray, SamplePicture.gray])
    for bytes in try [Self.tiff(Self.pages), Self.webP(Self.pages), gif] {
      for count in 0..<bytes.count {
        guard let file = try? PictureFile(encoded: bytes[..<count]) else { continue }
        for page in 1...file.pageCount { _ = try? file.grayImage(page: page) }
      }
      #expect(throws: (any Error).self) {
        try PictureFile(encoded: bytes[..<(bytes.count / 4)]).grayImage()
      }
    }
  }

  @Test func `bytes of every collection are read`() throws {
    let bytes = try SamplePicture.gray.encoded(as: .png)
    #expect(try GrayImage(encoded: bytes) == SamplePicture.gray)
    #expect(try GrayImage(encoded: Data(bytes)) == SamplePicture.gray)
    #expect(try GrayImage(encoded: ([1, 2] + bytes).dropFirst(2)) == SamplePicture.gray)
    let fromBuffer = try unsafe bytes.withUnsafeBytes { buffer in
      try unsafe GrayImage(encoded: buffer)
    }
    #expect(fromBuffer == SamplePicture.gray)
    #expect(throws: ImageFileError.fileTooLarge(limit: 10)) {
      try GrayImage(encoded: Data(bytes), limits: ImageFileLimits(bytes: 10))
    }
    #expect(throws: ImageFileError.empty) { try GrayImage(encoded: EmptyCollection<UInt8>()) }
  }
}
