/// What a JPEG 2000 file says before it is decoded (ISO/IEC 15444-1, annexes A and I): a codestream,
/// alone or in the boxes of a JP2 file.
///
/// The decoder is given the codestream alone, so no box, palette or profile reaches it.
struct JPEG2000File: Hashable {
  /// How three components are colours.
  enum ColorSpace {
    case rgb
    /// Luma and two differences of colour, as JPEG has them.
    case ycc
  }

  let width: Int
  let height: Int
  let colorSpace: ColorSpace
  /// The codestream.
  let codestream: ArraySlice<UInt8>

  /// Reads boxes and the main header.
  ///
  /// - Throws: `damaged`, `truncated`, or `unsupported` for what no portrait has and a decoder would
  ///   need much memory for.
  init(parsing bytes: [UInt8], limits: ImageFileLimits) throws(ImageFileError) {
    var boxes = JPEG2000Boxes()
    if !bytes.starts(with: JPEG2000Codestream.start) { try boxes.read(bytes[...]) }
    codestream = boxes.codestream ?? bytes[...]
    colorSpace = boxes.isYCC ? .ycc : .rgb
    let header = try JPEG2000Codestream(codestream, limits: limits)
    (width, height) = (header.width, header.height)
  }
}

/// The boxes of a JP2 file, as far as they matter (ISO/IEC 15444-1, annex I).
private struct JPEG2000Boxes {
  private(set) var codestream: ArraySlice<UInt8>?
  /// Whether the enumerated colour space is sYCC (I.5.3.3).
  private(set) var isYCC = false

  /// Reads the boxes up to the codestream.
  mutating func read(_ bytes: ArraySlice<UInt8>) throws(ImageFileError) {
    var rest = bytes
    for _ in 0..<Self.mostBoxes where codestream == nil {
      guard let (type, content, end) = Self.box(rest) else { throw .truncated(.jpeg2000) }
      switch type {
      case 0x6A70_3263: codestream = content  // jp2c
      case 0x6A70_3268: try readHeader(content)  // jp2h
      default: break
      }
      rest = rest[end...]
    }
    if codestream == nil { throw .damaged(.jpeg2000) }
  }

  private static let mostBoxes = 64

  /// Reads the boxes inside the header box.
  private mutating func readHeader(_ bytes: ArraySlice<UInt8>) throws(ImageFileError) {
    var rest = bytes
    for _ in 0..<Self.mostBoxes where !rest.isEmpty {
      guard let (type, content, end) = Self.box(rest) else { throw .damaged(.jpeg2000) }
      switch type {
      // A picture of a palette would show its indices.
      case 0x7063_6C72: throw .unsupported(format: "JPEG 2000 with a palette")  // pclr
      case 0x636F_6C72 where content.first == 1:  // colr, method 1
        isYCC = EncodedBytes(content, bigEndian: true).uint32(at: 3) == 18
      default: break
      }
      rest = rest[end...]
    }
  }

  private typealias Box = (type: Int, content: ArraySlice<UInt8>, end: Int)

  /// The box at the front of some bytes (I.4); a length of 0 is the rest, 1 a long one.
  private static func box(_ bytes: ArraySlice<UInt8>) -> Box? {
    let data = EncodedBytes(bytes, bigEndian: true)
    guard var length = data.uint32(at: 0), let type = data.uint32(at: 4) else { return nil }
    var header = 8
    if length == 1 {
      guard data.uint32(at: 8) == 0, let low = data.uint32(at: 12) else { return nil }
      (length, header) = (low, 16)
    }
    if length == 0 { length = bytes.count }
    guard length >= header, length <= bytes.count else { return nil }
    let end = bytes.startIndex + length
    return (type, bytes[(bytes.startIndex + header)..<end], end)
  }
}
