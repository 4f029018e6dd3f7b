import Raster

/// What the markers of a JPEG file say (ISO/IEC 10918-1, annex B), the entropy-coded data skipped.
///
/// The sides are those that libjpeg reads: of the frame header before the first scan, of which there
/// is one.
struct JPEGHeader {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var componentCount = 0
  private(set) var orientation = Orientation.upright
  private(set) var scanCount = 0
  /// The samples of all components, where colours may have fewer than there are pixels.
  private(set) var sampleCount = 0
  /// The number of bytes up to the end-of-image marker, or of all where it is missing.
  private(set) var byteCount = 0
  /// Whether there is no end-of-image marker, which some cameras leave out; what stands before it may
  /// be whole all the same.
  private(set) var lacksEnd = false
  private var isSequentialHuffman = false

  /// Walks all segments from the first marker to the last.
  ///
  /// - Throws: `truncated` where the file ends in a segment, before the first scan or, unless it
  ///   is of a kind that cameras stream, without an end-of-image marker, `damaged` where there is not
  ///   one frame header before the first scan, `unsupported` for samples that are not of 8 bits.
  init(parsing bytes: [UInt8]) throws(ImageFileError) {
    let data = EncodedBytes(bytes[...], bigEndian: true)
    var offset = 2
    while true {
      guard let marker = Self.nextMarker(bytes, from: &offset) else {
        // Of a progressive file scans may be missing, of an arithmetic one libjpeg does not say what is.
        guard scanCount > 0, isSequentialHuffman else { throw .truncated(.jpeg) }
        (lacksEnd, offset) = (true, bytes.count)
        break
      }
      if marker == 0xD9 { break }
      guard let length = data.uint16(at: offset),
        let content = data.slice(at: offset + 2, count: max(0, length - 2))
      else { throw .truncated(.jpeg) }
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        // libjpeg has made room for the first when it meets a second.
        guard componentCount == 0 else { throw .damaged(.jpeg) }
        isSequentialHuffman = marker <= 0xC1
        try readFrame(EncodedBytes(content, bigEndian: true))
      case 0xE1 where EncodedBytes(content, bigEndian: true).has("Exif\0", at: 0):
        orientation = Orientation(exif: content)
      case 0xDA:
        guard componentCount > 0 else { throw .damaged(.jpeg) }
        scanCount += 1
      default: break
      }
      offset += max(2, length)
    }
    guard componentCount > 0 else { throw .damaged(.jpeg) }
    byteCount = offset
  }

  /// Reads a frame header (B.2.2).
  private mutating func readFrame(_ frame: EncodedBytes) throws(ImageFileError) {
    guard let precision = frame.byte(at: 0), let lines = frame.uint16(at: 1),
      let columns = frame.uint16(at: 3), let components = frame.byte(at: 5), components > 0
    else { throw .damaged(.jpeg) }
    guard precision == 8 else { throw .unsupported(format: "\(precision)-bit JPEG") }
    (width, height, componentCount) = (columns, lines, components)
    var factors: [(across: Int, down: Int)] = []
    for index in 0..<components {
      guard let factor = frame.byte(at: 7 + 3 * index) else { throw .damaged(.jpeg) }
      factors.append((max(1, factor >> 4), max(1, factor & 15)))
    }
    let most = (factors.map(\.across).max() ?? 1, factors.map(\.down).max() ?? 1)
    sampleCount = factors.reduce(0) {
      $0 + (width * $1.across / most.0 + 8) * (height * $1.down / most.1 + 8)
    }
  }

  /// Finds the next marker that is not a restart and leaves the offset behind it; stuffed zeros and
  /// fill bytes are passed over, as in B.1.1.2 and F.1.2.3.
  ///
  /// Reserved markers (table B.1) have no segment: looking for a restart marker, libjpeg goes on right
  /// behind them, and nothing may hide from us in what it sees.
  private static func nextMarker(_ bytes: [UInt8], from offset: inout Int) -> UInt8? {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      while offset + 1 < bytes.count {
        guard unsafe bytes[offset] == 0xFF else {
          offset &+= 1
          continue
        }
        switch unsafe bytes[offset + 1] {
        case 0xFF: offset &+= 1
        case 0x00...0xBF, 0xD0...0xD8: offset &+= 2
        case let marker:
          offset &+= 2
          return marker
        }
      }
      return nil
    }
  }
}
