/// The entries of one image file directory of a TIFF stream, which also is the form of Exif metadata
/// (TIFF 6.0, section 2; Exif 2.32, section 4.6).
struct TIFFDirectory {
  /// Where the directory of the next page begins, 0 behind the last.
  let nextOffset: Int
  private let data: EncodedBytes
  private let entries: [Int: (type: Int, count: Int, offset: Int)]

  /// The tags that are looked at (TIFF 6.0, section 8).
  enum Tag: Int {
    case width = 256
    case height = 257
    case bitsPerSample = 258
    case stripOffsets = 273
    case orientation = 274
    case samplesPerPixel = 277
    case rowsPerStrip = 278
    case stripByteCounts = 279
    case tileWidth = 322
    case tileOffsets = 324
  }

  /// Reads a directory, or gives `nil` where it does not lie within the bytes.
  ///
  /// - Parameters:
  ///   - bytes: The stream.
  ///   - start: Where the directory begins, or `nil` for the first.
  init?(parsing bytes: ArraySlice<UInt8>, at start: Int? = nil) {
    let isBigEndian = bytes.starts(with: "MM".utf8)
    guard isBigEndian || bytes.starts(with: "II".utf8) else { return nil }
    data = EncodedBytes(bytes, bigEndian: isBigEndian)
    guard data.uint16(at: 2) == 42, let start = start ?? data.uint32(at: 4),
      let count = data.uint16(at: start)
    else { return nil }
    var entries: [Int: (type: Int, count: Int, offset: Int)] = [:]
    for index in 0..<count {
      let offset = start + 2 + 12 * index
      guard let tag = data.uint16(at: offset), let type = data.uint16(at: offset + 2),
        let valueCount = data.uint32(at: offset + 4), let valueOffset = data.uint32(at: offset + 8)
      else { return nil }
      // Up to four bytes of value stand in the entry itself.
      let isInline = valueCount * (Self.size(ofType: type) ?? 8) <= 4
      if entries[tag] == nil {
        entries[tag] = (type, valueCount, isInline ? offset + 8 : valueOffset)
      }
    }
    self.entries = entries
    // Exif metadata may end without it.
    nextOffset = data.uint32(at: start + 2 + 12 * count) ?? 0
  }

  /// The directories of all pages.
  ///
  /// - Throws: `truncated` where one does not lie within the bytes, `damaged` where they run in a
  ///   circle, `tooManyPages`.
  static func pages(
    of bytes: [UInt8], limits: ImageFileLimits
  ) throws(ImageFileError) -> [TIFFDirectory] {
    guard let first = TIFFDirectory(parsing: bytes[...]) else { throw .truncated(.tiff) }
    var pages = [first]
    var visited = Set([
      EncodedBytes(bytes[...], bigEndian: bytes.starts(with: "M".utf8)).uint32(at: 4)
    ])
    while let next = pages.last?.nextOffset, next != 0 {
      guard visited.insert(next).inserted else { throw .damaged(.tiff) }
      guard pages.count < limits.pages else { throw .tooManyPages(limit: limits.pages) }
      guard let page = TIFFDirectory(parsing: bytes[...], at: next) else { throw .truncated(.tiff) }
      pages.append(page)
    }
    return pages
  }

  /// One value of a tag, or `nil` where it is absent, not a whole number, or outside the bytes.
  func value(_ tag: Tag, at index: Int = 0) -> Int? {
    guard let entry = entries[tag.rawValue], index < entry.count else { return nil }
    switch entry.type {
    case 1: return data.byte(at: entry.offset + index)
    case 3: return data.uint16(at: entry.offset + 2 * index)
    case 4: return data.uint32(at: entry.offset + 4 * index)
    default: return nil
    }
  }

  /// How many values a tag has.
  func count(_ tag: Tag) -> Int { entries[tag.rawValue]?.count ?? 0 }

  /// Whether the picture is laid out in tiles instead of strips (TIFF 6.0, section 15).
  var isTiled: Bool { count(.tileWidth) > 0 || count(.tileOffsets) > 0 }

  /// Whether every strip of picture data lies within the bytes.
  var holdsAllPictureData: Bool {
    let (offsets, lengths) = (Tag.stripOffsets, Tag.stripByteCounts)
    guard count(offsets) > 0 else { return false }
    // Old writers leave the lengths out where there is a single strip.
    guard count(lengths) > 0 else { return value(offsets).map { $0 < data.count } ?? false }
    guard count(offsets) <= data.count else { return false }
    return (0..<count(offsets)).allSatisfy { index in
      guard let offset = value(offsets, at: index), let length = value(lengths, at: index) else {
        return false
      }
      return offset + length <= data.count
    }
  }

  private static func size(ofType type: Int) -> Int? {
    switch type {
    case 1, 2, 6, 7: 1
    case 3, 8: 2
    case 4, 9, 11: 4
    default: nil
    }
  }
}
