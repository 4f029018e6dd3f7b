import Raster
import Synchronization
import Testing

@testable import ImageFile

/// Pictures that are small files and dear to decode are refused before they are decoded, and decoding
/// ends where the work is interrupted.
@Suite struct DecodingCostTests {
  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A TIFF file in one strip, whose data is one byte long.
  private static func tiff(side: Int, samples: Int, bits: Int) -> [UInt8] {
    let entries = [
      (256, 4, side), (257, 4, side), (258, 3, bits), (259, 3, 8), (262, 3, 2), (273, 4, 8),
      (277, 3, samples), (278, 4, side), (279, 4, 1),
    ]
    var bytes = Array("II".utf8)
    bytes += number(42, 2) + number(9, 4) + [0]
    bytes += number(entries.count, 2)
    for (tag, type, value) in entries {
      bytes += number(tag, 2) + number(type, 2)
      bytes += number(1, 4) + number(value, 4)
    }
    return bytes + number(0, 4)
  }

  /// A JPEG file of nothing but headers: a frame, and as many scans as asked for.
  private static func jpeg(side: Int, components: Int, scans: Int) -> [UInt8] {
    func big(_ value: Int) -> [UInt8] { number(value, 2).reversed() }
    var frame: [UInt8] = [8] + big(side) + big(side)
    frame.append(UInt8(components))
    for component in 1...components { frame += [UInt8(component), 0x11, 0] }
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC2]
    bytes += big(frame.count + 2) + frame
    for _ in 0..<scans { bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0] }
    return bytes + [0xFF, 0xD9]
  }

  /// What was measured before there was a budget: 1.5 GB for the TIFF file, 1.2 GB for the JPEG file.
  @Test(arguments: [
    (tiff(side: 10_000, samples: 4, bits: 16), 1_700_000_000),
    (jpeg(side: 10_000, components: 4, scans: 2), 1_400_000_000),
  ])
  func `memory beyond the budget is refused`(bytes: [UInt8], least: Int) throws {
    let picture = try EncodedPicture(bytes, limits: ImageFileLimits())
    let error = #expect(throws: ImageFileError.self) {
      try GrayImage(encoded: bytes)
    }
    guard case .tooMuchMemory(let needed, limit: 400_000_000) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((least - 500_000_000...least).contains(needed), "\(picture.cost)")
  }

  @Test(arguments: [(1, 2_000_000_000), (100, 20_000_000)])
  func `scans times pixels beyond the budget are refused`(scans: Int, pixels: Int) throws {
    // Above the limit of pixels first: a budget of memory of its own lets the scans speak.
    var limits = ImageFileLimits(pixels: Int.max, decodedBytes: Int.max)
    let side = Int(Double(pixels).squareRoot())
    for (side, isRefused) in [(side - 1, false), (side + 1, true)] where side < 1 << 16 {
      let bytes = Self.jpeg(side: side, components: 1, scans: scans)
      let picture = try EncodedPicture(bytes, limits: limits)
      if isRefused {
        #expect(throws: ImageFileError.unsupported(format: "many-scan JPEG")) {
          try limits.check(picture.cost, of: picture, asGray: true)
        }
      } else {
        try limits.check(picture.cost, of: picture, asGray: true)
      }
    }
    limits.scannedPixels = 0
    #expect(throws: ImageFileError.self) {
      try GrayImage(encoded: SamplePicture.gray.encoded(as: .jpeg), limits: limits)
    }
  }

  @Test func `samples as digits have a budget`() throws {
    let bytes = Array("P2 5000 5000 255 ".utf8)
    #expect(throws: ImageFileError.unsupported(format: "large plain-text PNM")) {
      try GrayImage(encoded: bytes)
    }
  }

  /// 500 MB were supposed once, of which 200 are taken.
  @Test(arguments: [("P5", 255, 1), ("P4", nil, 8)])
  func `grey pictures of 99 megapixels are within the budget`(
    kind: String, greatest: Int?, perByte: Int
  ) throws {
    let side = 9950
    let head = "\(kind)\n\(side) \(side)\n" + (greatest.map { "\($0)\n" } ?? "")
    let bytes = Array(head.utf8) + [UInt8](repeating: 0, count: (side + 7) / perByte * side)
    let picture = try EncodedPicture(bytes, limits: ImageFileLimits())
    try ImageFileLimits().check(picture.cost, of: picture, asGray: true)
    #expect(picture.cost.memory(ofPixels: side * side, asGray: true, isTurned: false) < 200_000_000)
    // The smaller file is decoded, too; a test of the larger one would take seconds.
    guard perByte > 1 else { return }
    let image = try GrayImage(encoded: bytes)
    #expect(image.width == side && image.pixels.allSatisfy { $0 == 255 })
  }

  /// Every sample of what is decoded within the budget is paid for.
  @Test(arguments: [ImageFileFormat.png, .jpeg, .tiff, .webP, .gif, .pnm, .bmp])
  func `a picture that is read costs no less than its samples`(format: ImageFileFormat) throws {
    let bytes = try SamplePicture.gray.encoded(as: format)
    let picture = try EncodedPicture(bytes, limits: ImageFileLimits())
    let pixels = picture.width * picture.height
    for asGray in [true, false] {
      let memory = picture.cost.memory(ofPixels: pixels, asGray: asGray, isTurned: false)
      #expect(memory >= pixels * (asGray ? 2 : 4))
      var limits = ImageFileLimits(decodedBytes: memory)
      try limits.check(picture.cost, of: picture, asGray: asGray)
      limits.decodedBytes = memory - 1
      #expect(throws: ImageFileError.tooMuchMemory(bytes: memory, limit: memory - 1)) {
        try limits.check(picture.cost, of: picture, asGray: asGray)
      }
    }
  }

  @Test func `costs do not overflow`() {
    let cost = DecodingCost(workBytes: Int.max, bytesPerPixel: 8)
    #expect(cost.memory(ofPixels: Int.max, asGray: false, isTurned: true) == Int.max)
    #expect(cost.memory(ofPixels: 1, asGray: true, isTurned: false) == Int.max)
  }

  @Test(arguments: [ImageFileFormat.jpeg, .png])
  func `decoding ends where the work is interrupted`(format: ImageFileFormat) throws {
    let bytes = try SamplePicture.gray.encoded(as: format)
    let asked = Mutex(0)
    let interruption = Interruption {
      asked.withLock { $0 += 1 }
      return .late
    }
    #expect(throws: ImageFileError.interrupted) {
      try interruption.applied { () throws(ImageFileError) in try GrayImage(encoded: bytes) }
    }
    #expect(asked.withLock { $0 } == 1)
    _ = try GrayImage(encoded: bytes)
  }

  /// 8 × 8 pixels of cyan 40, magenta 80, yellow 90, black 60 as Adobe writes them, made for this.
  private static let ink: [UInt8] =
    [
      0xFF, 0xD8, 0xFF, 0xEE, 0x00, 0x0E, 0x41, 0x64, 0x6F, 0x62, 0x65, 0x00, 0x64, 0x00, 0x00,
      0x00,
      0x00, 0x00, 0xFF, 0xDB, 0x00, 0x43, 0x00,
    ] + [UInt8](repeating: 1, count: 64) + [
      0xFF, 0xC0, 0x00, 0x14, 0x08, 0x00, 0x08, 0x00, 0x08, 0x04, 0x43, 0x11, 0x00, 0x4D, 0x11,
      0x00,
      0x59, 0x11, 0x00, 0x4B, 0x11, 0x00, 0xFF, 0xC4, 0x00, 0x17, 0x00, 0x00, 0x00, 0x04, 0x00,
      0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x08, 0x09, 0x0A, 0x0B,
      0xFF,
      0xC4, 0x00, 0x14, 0x10, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xDA, 0x00, 0x0E, 0x04, 0x43, 0x00, 0x4D, 0x00, 0x59,
      0x00,
      0x4B, 0x00, 0x00, 0x3F, 0x00,
    ] + scan + [0xFF, 0xD9]

  /// One block a component: the mean, as eight times the level less 128, and the code 0, which ends it.
  ///
  /// The codes of 8 to 11 bits are 000, 001, 010 and 011.
  private static var scan: [UInt8] {
    var bits = ""
    for level in [40, 80, 90, 60] {
      let value = 8 * (level - 128)
      let length = Int.bitWidth - abs(value).leadingZeroBitCount
      bits += ["000", "001", "010", "011"][max(0, length - 8)]
      let written = String((1 << length) - 1 + value, radix: 2)
      bits += String(repeating: "0", count: length - written.count) + written + "0"
    }
    while bits.count % 8 != 0 { bits += "1" }
    return stride(from: 0, to: bits.count, by: 8).compactMap {
      UInt8(bits.dropFirst($0).prefix(8), radix: 2)
    }
  }

  @Test func `ink becomes light`() throws {
    let image = try PictureFile(encoded: Self.ink).colorImage()
    #expect(image.width == 8)
    // 40, 80 and 90 times 60 / 255.
    let expected = Color(red: 9, green: 18, blue: 21)
    #expect(image.pixels.allSatisfy { $0 == expected }, "\(image.pixels[0])")
  }
}
