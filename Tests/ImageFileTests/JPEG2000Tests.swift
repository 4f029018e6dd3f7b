import Raster
import Testing

@testable import ImageFile

/// Portraits of chips: JP2 files and bare codestreams (ISO/IEC 15444-1), and headers that announce
/// what costs much.
@Suite struct JPEG2000Tests {
  private static func file() throws -> [UInt8] { try SamplePicture.gray.encoded(as: .jpeg2000) }

  /// The codestream alone.
  private static func codestream() throws -> [UInt8] {
    let file = try file()
    return Array(try JPEG2000File(parsing: file, limits: ImageFileLimits()).codestream)
  }

  /// A codestream with bytes of a segment replaced, counted from the segment's marker FF xx.
  private func changed(_ marker: UInt8, at offset: Int, to bytes: [UInt8]) throws -> [UInt8] {
    var stream = try Self.codestream()
    let start = try #require(
      (2..<200).first { stream[$0] == 0xFF && stream[$0 + 1] == marker })
    stream.replaceSubrange(start + offset..<start + offset + bytes.count, with: bytes)
    return stream
  }

  @Test func `a JP2 file and its codestream are the same picture`() throws {
    let image = try GrayImage(encoded: try Self.file())
    #expect(SamplePicture.greatestDifference(image, SamplePicture.gray) < 64)
    #expect(try GrayImage(encoded: try Self.codestream()) == image)
    #expect(try PictureFile(encoded: try Self.file()).format == .jpeg2000)
  }

  @Test func `colours are read as colours`() throws {
    var picture = ColorImage(SamplePicture.gray)
    picture.fillRectangle(
      left: 0, top: 0, width: 24, height: 16, color: Color(red: 220, green: 30, blue: 60))
    let file = try PictureFile(encoded: try picture.encoded(as: .jpeg2000))
    let color = try file.colorImage().pixels[8 * 48 + 8]
    #expect(abs(Int(color.red) - 220) < 25)
    #expect(abs(Int(color.green) - 30) < 25)
    #expect(abs(Int(color.blue) - 60) < 25)
  }

  /// Each of these announces within a few bytes what a decoder would make much room for.
  @Test func `headers that ask for much are refused before decoding`() throws {
    let big: [UInt8] = [0, 0, 0x40, 0, 0, 0, 0x40, 0]
    #expect(throws: ImageFileError.tooManyPixels(width: 16384, height: 16384, limit: 100_000_000)) {
      try GrayImage(encoded: try changed(0x51, at: 6, to: big))
    }
    // Tiles of one pixel each.
    #expect(throws: ImageFileError.unsupported(format: "JPEG 2000 of many tiles")) {
      try GrayImage(encoded: try changed(0x51, at: 22, to: [0, 0, 0, 1, 0, 0, 0, 1]))
    }
    #expect(throws: ImageFileError.unsupported(format: "JPEG 2000 with 65535 components")) {
      try GrayImage(encoded: try changed(0x51, at: 38, to: [0xFF, 0xFF]))
    }
    // 8000 × 8000 samples of one component need more than 400 MB.
    let sides: [UInt8] = [0, 0, 0x1F, 0x40, 0, 0, 0x1F, 0x40]
    let wide = sides + [UInt8](repeating: 0, count: 8) + sides
    let error = #expect(throws: ImageFileError.self) {
      try GrayImage(encoded: try changed(0x51, at: 6, to: wide))
    }
    guard case .tooMuchMemory(let bytes, limit: 400_000_000) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(bytes > 8000 * 8000 * 8)
  }

  /// Precincts of one sample and layers without end: the structures outweigh the picture.
  @Test func `a coding style that cuts finely is weighed`() throws {
    let fine = JPEG2000CodingStyle.segment(layers: 0xFFFF, levels: 0, precincts: [0x00])
    let coarse = JPEG2000CodingStyle.segment(layers: 1, levels: 5, precincts: [])
    func memory(_ content: [UInt8]) throws -> Int {
      try JPEG2000CodingStyle(EncodedBytes(content[...], bigEndian: true)).memory(
        tiles: 1, components: 3, width: 1000, height: 1000, samples: 3_000_000)
    }
    #expect(try memory(fine) > 100_000_000_000)
    #expect(try memory(coarse) < 60_000_000)
  }

  @Test func `a coding that changes is refused`() throws {
    let stream = try Self.codestream()
    let place = 2 + 2 + 41
    for (marker, name) in [
      (0x53, "JPEG 2000 with changing coding"), (0x50, "High-throughput JPEG 2000"),
    ] {
      let more = stream[..<place] + [0xFF, UInt8(marker), 0, 4, 0, 0] + stream[place...]
      #expect(throws: ImageFileError.unsupported(format: name)) {
        try GrayImage(encoded: Array(more))
      }
    }
  }

  @Test func `a palette is refused`() throws {
    var file = try Self.file()
    let header = try #require((0..<100).first { file[$0...].starts(with: "colr".utf8) })
    file.replaceSubrange(header..<header + 4, with: "pclr".utf8)
    #expect(throws: ImageFileError.unsupported(format: "JPEG 2000 with a palette")) {
      try GrayImage(encoded: file)
    }
  }

  /// A tile-part of a length, without its header's end (A.4.2).
  private static func tilePart(length: UInt8, _ header: [UInt8]) -> [UInt8] {
    [0xFF, 0x90, 0, 10, 0, 0, 0, 0, 0, length, 0, 0] + header
  }

  @Test(arguments: [
    ([], 0), (tilePart(length: 14, [0xFF, 0x93]), 254), (tilePart(length: 14, [0xFF, 0x93]), 255),
    // A comment that goes on over the beginning of the next part.
    (tilePart(length: 16, [0xFF, 0x64, 0, 14]), 1),
  ])
  func `tile-parts have headers of their own, and a tile has 255 of them`(
    part: [UInt8], count: Int
  ) throws {
    let stream = try Self.codestream()
    let start = try #require(
      stream.indices.dropLast().first { stream[$0] == 0xFF && stream[$0 + 1] == 0x90 })
    let parts = [[UInt8]](repeating: part, count: count).joined()
    let bytes = Array(stream[..<start]) + parts + stream[start...]
    guard part.count == 16 || count > 254 else {
      #expect(throws: Never.self) { try JPEG2000Codestream(bytes[...], limits: ImageFileLimits()) }
      return
    }
    #expect(throws: ImageFileError.damaged(.jpeg2000)) {
      try JPEG2000Codestream(bytes[...], limits: ImageFileLimits())
    }
  }

  @Test func `what is missing at the end is told`() throws {
    let stream = try Self.codestream()
    for count in [stream.count / 2, stream.count - 1, stream.count - 2] {
      #expect(throws: ImageFileError.truncated(.jpeg2000)) {
        try GrayImage(encoded: Array(stream.prefix(count)))
      }
    }
  }
}

extension JPEG2000CodingStyle {
  /// The content of a segment COD with blocks of 4 × 4 samples.
  fileprivate static func segment(layers: UInt16, levels: UInt8, precincts: [UInt8]) -> [UInt8] {
    [precincts.isEmpty ? 0 : 1, 0, UInt8(layers >> 8), UInt8(layers & 255), 0, levels]
      + (precincts.isEmpty ? [4, 4] : [0, 0]) + [0, 0] + precincts
  }
}
