/// The entries of one image file directory of a TIFF stream, which also is the form of Exif metadata
/// (TIFF 6.0, section 2; Exif 2.32, section 4.6).
struct TIFFDirectory {
  private let data: EncodedBytes
  private let entries: [Tag: (type: Int, count: Int, offset: Int)]

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
    guard let data = Self.stream(bytes), let start = start ?? data.uint32(at: 4),
      let count = data.uint16(at: start),
      data.slice(at: start + 2, count: count * Self.entrySize) != nil
    else { return nil }
    self.data = data
    var entries: [Tag: (type: Int, count: Int, offset: Int)] = [:]
    for index in 0..<count {
      let offset = start + 2 + Self.entrySize * index
      guard let tag = data.uint16(at: offset).flatMap(Tag.init(rawValue:)), entries[tag] == nil,
        let type = data.uint16(at: offset + 2), let valueCount = data.uint32(at: offset + 4),
        let valueOffset = data.uint32(at: offset + 8)
      else { continue }
      // Up to four bytes of value stand in the entry itself.
      let isInline = valueCount * (Self.size(ofType: type) ?? 8) <= 4
      entries[tag] = (type, valueCount, isInline ? offset + 8 : valueOffset)
    }
    self.entries = entries
  }

  /// The bytes of an entry (TIFF 6.0, section 2).
  private static let entrySize = 12

  /// The bytes in their order, or `nil` where they do not begin as a stream does.
  private static func stream(_ bytes: ArraySlice<UInt8>) -> EncodedBytes? {
    let isBigEndian = bytes.starts(with: "MM".utf8)
    guard isBigEndian || bytes.starts(with: "II".utf8) else { return nil }
    let data = EncodedBytes(bytes, bigEndian: isBigEndian)
    return data.uint16(at: 2) == 42 ? data : nil
  }

  /// Where the directories of all pages begin.
  ///
  /// - Throws: `truncated` where one does not lie within the bytes, `damaged` where they run in a
  ///   circle or have too many entries, `tooManyPages`.
  /// - Complexity: O(*n*) in the number of pages.
  static func offsets(
    of bytes: [UInt8], limits: ImageFileLimits
  ) throws(ImageFileError) -> [Int] {
    guard let data = stream(bytes[...]), var next = data.uint32(at: 4) else {
      throw .truncated(.tiff)
    }
    var offsets: [Int] = []
    var visited: Set<Int> = []
    var entries = 0
    repeat {
      guard visited.insert(next).inserted else { throw .damaged(.tiff) }
      guard offsets.count < limits.pages else { throw .tooManyPages(limit: limits.pages) }
      guard let count = data.uint16(at: next),
        data.slice(at: next + 2, count: count * entrySize) != nil
      else { throw .truncated(.tiff) }
      offsets.append(next)
      entries += count
      guard entries <= Int(UInt16.max) + mostEntries * offsets.count else { throw .damaged(.tiff) }
      // The last page may end without it.
      next = data.uint32(at: next + 2 + count * entrySize) ?? 0
    } while next != 0
    return offsets
  }

  /// The entries that pages may have on average, beside one that is full; TIFF 6.0 has 74 tags
  /// (appendix A).
  ///
  /// A decoder goes through those of every page before the one that it is asked for.
  private static let mostEntries = 128

  /// One value of a tag, or `nil` where it is absent, not a whole number, or outside the bytes.
  func value(_ tag: Tag, at index: Int = 0) -> Int? {
    guard let entry = entries[tag], index < entry.count else { return nil }
    switch entry.type {
    case 1: return data.byte(at: entry.offset + index)
    case 3: return data.uint16(at: entry.offset + 2 * index)
    case 4: return data.uint32(at: entry.offset + 4 * index)
    default: return nil
    }
  }

  /// How many values a tag has.
  func count(_ tag: Tag) -> Int { entries[tag]?.count ?? 0 }

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
