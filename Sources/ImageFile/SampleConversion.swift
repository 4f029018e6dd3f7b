import Raster

/// How the pixels of one decoded picture become grey or colour.
struct SampleConversion {
  /// Up to 8 bits a pixel: the colour of every value, as 0xRRGGBB00.
  private var colors: [UInt32] = []
  /// The same as grey.
  private var grays: [UInt8] = []
  /// Whether grey is the stored value as it is.
  private var isPlain = false
  private let hasAlpha: Bool
  /// Whether opacity is already multiplied in.
  private let isPremultiplied: Bool

  init(_ picture: borrowing LeptonicaPicture, of file: EncodedPicture) {
    hasAlpha = picture.hasAlpha
    // libtiff's own conversion, which Leptonica uses for four channels, multiplies.
    isPremultiplied = file.format == .tiff
    if picture.depth <= 8 {
      let greatest = (1 << picture.depth) - 1
      let grayRamp = (0...greatest).map { value -> UInt32 in
        // Leptonica's bit images hold ink: 1 is black.
        let level = greatest == 1 ? 1 - value : value
        return UInt32(level * 255 / greatest) &* 0x0101_0100
      }
      colors = picture.palette() ?? grayRamp
      grays = colors.map { Self.luma($0) }
      isPlain = picture.depth == 8 && grays.elementsEqual(0...255)
    }
  }

  /// The grey of 0xRRGGBB00.
  @inline(__always)
  static func luma(_ word: UInt32) -> UInt8 {
    GrayImage.luma(red: word >> 24, green: word >> 16 & 255, blue: word >> 8 & 255)
  }

  /// A 32-bit pixel as an opaque colour over white.
  @inline(__always)
  private func opaque(_ word: UInt32) -> UInt32 {
    guard hasAlpha else { return word }
    let alpha = word & 255
    if isPremultiplied {
      // No carry passes from one byte to the next: a part is never greater than its opacity.
      return word &+ (255 &- alpha) &* 0x0101_0100
    }
    let paper = 255 &* (255 &- alpha) &+ 127
    let red = ((word >> 24) &* alpha &+ paper) / 255
    let green = ((word >> 16 & 255) &* alpha &+ paper) / 255
    let blue = ((word >> 8 & 255) &* alpha &+ paper) / 255
    return red << 24 | green << 16 | blue << 8
  }

  /// The colour of column `x` in a row, as 0xRRGGBB00.
  @inline(__always)
  private func color(
    _ x: Int, in row: UnsafeBufferPointer<UInt32>, depth: Int, table: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    if depth == 32 { return opaque(unsafe row[x]) }
    let bit = x &* depth
    let word = unsafe row[bit >> 5] >> UInt32(32 &- depth &- (bit & 31))
    if depth == 16 { return (word >> 8 & 255) &* 0x0101_0100 }
    return unsafe table[Int(word & ((1 << UInt32(depth)) &- 1))]
  }

  /// The picture's pixels as 0xRRGGBBAA, row by row, their opacity not multiplied in.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - transparentIndex: The number of a colour of which nothing is seen.
  /// - Returns: The pixels.
  func pixels(_ picture: borrowing LeptonicaPicture, transparentIndex: Int?) -> [UInt32] {
    let (width, depth) = (picture.width, picture.depth)
    var table = colors.map { $0 | 0xFF }
    if let transparentIndex, table.indices.contains(transparentIndex) {
      table[transparentIndex] = 0
    }
    let opacity: UInt32 = hasAlpha || depth <= 8 ? 0 : 0xFF
    return unsafe [UInt32](unsafeUninitializedCapacity: width * picture.height) { result, count in
      unsafe table.withUnsafeBufferPointer { table in
        unsafe picture.forEachRow { y, row in
          for x in 0..<width {
            let pixel =
              depth == 32 ? unsafe row[x] : unsafe color(x, in: row, depth: depth, table: table)
            unsafe result.initializeElement(at: y &* width &+ x, to: pixel | opacity)
          }
        }
      }
      count = width * picture.height
    }
  }

  /// The picture's samples as grey, row by row.
  func grays(_ picture: borrowing LeptonicaPicture) -> [UInt8] {
    let width = picture.width
    let depth = picture.depth
    return unsafe [UInt8](unsafeUninitializedCapacity: width * picture.height) { result, count in
      unsafe colors.withUnsafeBufferPointer { table in
        unsafe grays.withUnsafeBufferPointer { grays in
          unsafe picture.forEachRow { y, row in
            let next = y &* width
            if isPlain {
              unsafe Self.copyBytes(of: row, count: width, to: result, at: next)
            } else if depth == 8 {
              for x in 0..<width {
                let word = unsafe row[x >> 2] >> UInt32(24 &- 8 &* (x & 3))
                unsafe result.initializeElement(at: next &+ x, to: grays[Int(word & 255)])
              }
            } else if depth == 32 {
              for x in 0..<width {
                unsafe result.initializeElement(at: next &+ x, to: Self.luma(opaque(row[x])))
              }
            } else {
              for x in 0..<width {
                let word = unsafe color(x, in: row, depth: depth, table: table)
                unsafe result.initializeElement(at: next &+ x, to: Self.luma(word))
              }
            }
          }
        }
      }
      count = width * picture.height
    }
  }

  /// Copies the bytes of words, the most significant first, four at a time.
  private static func copyBytes(
    of row: UnsafeBufferPointer<UInt32>, count: Int, to result: UnsafeMutableBufferPointer<UInt8>,
    at start: Int
  ) {
    let bytes = UnsafeMutableRawBufferPointer(result)
    for index in 0..<count / 4 {
      unsafe bytes.storeBytes(
        of: row[index].bigEndian, toByteOffset: start &+ 4 &* index, as: UInt32.self)
    }
    for x in (count & ~3)..<count {
      let word = unsafe row[x >> 2] >> UInt32(24 &- 8 &* (x & 3))
      unsafe result.initializeElement(at: start &+ x, to: UInt8(truncatingIfNeeded: word))
    }
  }

  /// The picture's samples in colour, row by row.
  func colors(_ picture: borrowing LeptonicaPicture) -> [Color] {
    let width = picture.width
    let depth = picture.depth
    return unsafe [Color](unsafeUninitializedCapacity: width * picture.height) { result, count in
      unsafe colors.withUnsafeBufferPointer { table in
        unsafe picture.forEachRow { y, row in
          for x in 0..<width {
            let word = unsafe color(x, in: row, depth: depth, table: table)
            let color = Color(
              red: UInt8(word >> 24), green: UInt8(word >> 16 & 255), blue: UInt8(word >> 8 & 255))
            unsafe result.initializeElement(at: y &* width &+ x, to: color)
          }
        }
      }
      count = width * picture.height
    }
  }
}
