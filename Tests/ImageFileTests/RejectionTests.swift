import Foundation
import Raster
import Testing

@testable import ImageFile

@Suite struct RejectionTests {
  @Test(arguments: [
    ("", ImageFileError.empty), ("This is text, whatever the name says.", .notAPicture),
    ("GIF89a......................", .damaged(.gif)),
    ("%PDF-1.7", .unsupported(format: "PDF")),
    ("....ftypheic", .unsupported(format: "HEIF or AVIF")), ("P5", .notAPicture),
    ("P4 text that goes on", .notAPicture), ("P5\n10 10\n255\n", .truncated(.pnm)),
    ("P5\n0 10\n255\n", .damaged(.pnm)),
    ("P2\n1 1\n1023\n7\n", .unsupported(format: "PNM of 1024 levels")),
    ("P2\n4 4\n255\nx y z", .damaged(.pnm)),
  ])
  func `text is no picture`(_ text: String, _ expected: ImageFileError) {
    #expect(throws: expected) { try GrayImage(encoded: Array(text.utf8)) }
  }

  @Test func `files that cannot be opened`() throws {
    #expect(throws: ImageFileError.notFound(path: "/nowhere/at all.png")) {
      try GrayImage(contentsOfFile: "/nowhere/at all.png")
    }
    #expect(throws: ImageFileError.isDirectory(path: "/")) { try GrayImage(contentsOfFile: "/") }
    #expect(throws: ImageFileError.isDirectory(path: "/")) {
      try SamplePicture.gray.write(toPNG: "/")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `what is no regular file is not opened`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (pipe, circle) = (folder.appending(path: "pipe").path, folder.appending(path: "o").path)
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: circle)
    for path in [pipe, "/dev/zero"] {
      #expect(throws: ImageFileError.notRegular(path: path)) { try GrayImage(contentsOfFile: path) }
    }
    #expect(throws: ImageFileError.system(path: circle, code: Int(ELOOP))) {
      try GrayImage(contentsOfFile: circle)
    }
  }

  @Test func `a path that the system would cut names no file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try SamplePicture.gray.write(toPNG: file.path)
    #expect(throws: ImageFileError.notFound(path: file.path + "\u{0}.jpg")) {
      try GrayImage(contentsOfFile: file.path + "\u{0}.jpg")
    }
    let long = String(repeating: "x/", count: 500_000)
    let error = #expect(throws: ImageFileError.system(path: long, code: Int(ENAMETOOLONG))) {
      try GrayImage(contentsOfFile: long)
    }
    #expect(
      error?.description.hasSuffix(
        "/ (1000000 bytes) cannot be accessed (the path is longer than the system allows)") == true)
    #expect(error.map { $0.description.utf8.count < 400 } == true)
  }

  @Test func `a file is written and read`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("written-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try SamplePicture.gray.write(toPNG: path)
    #expect(try GrayImage(contentsOfFile: path) == SamplePicture.gray)
    let color = ColorImage(SamplePicture.gray)
    try color.write(toPNG: path)
    #expect(try ColorImage(contentsOfFile: path) == color)
    #expect(throws: ImageFileError.fileTooLarge(limit: 10)) {
      try GrayImage(contentsOfFile: path, limits: ImageFileLimits(bytes: 10))
    }
    if getuid() != 0 {
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      #expect(throws: ImageFileError.permissionDenied(path: path)) {
        try GrayImage(contentsOfFile: path)
      }
    }
  }

  @Test(arguments: ImageFileFormat.allCases)
  func `too many pixels are refused by the header`(_ format: ImageFileFormat) throws {
    let bytes = try SamplePicture.gray.encoded(as: format)
    let limit = ImageFileLimits(pixels: 48 * 32 - 1)
    #expect(throws: ImageFileError.tooManyPixels(width: 48, height: 32, limit: 48 * 32 - 1)) {
      try GrayImage(encoded: bytes, limits: limit)
    }
    #expect(throws: Never.self) {
      try GrayImage(encoded: bytes, limits: ImageFileLimits(pixels: 48 * 32))
    }
  }

  @Test func `a header that lies about its size costs nothing`() {
    let bytes = SamplePicture.png(
      width: 2_000_000_000, height: 2_000_000_000, bitDepth: 8, colorType: 2, rows: [0, 0, 0, 0])
    #expect(
      throws: ImageFileError.tooManyPixels(
        width: 2_000_000_000, height: 2_000_000_000, limit: 100_000_000)
    ) { try GrayImage(encoded: bytes) }
  }

  @Test(arguments: ImageFileFormat.allCases)
  func `every prefix of a file is an error`(_ format: ImageFileFormat) throws {
    let bytes = try SamplePicture.gray.encoded(as: format)
    let whole = try GrayImage(encoded: bytes)
    for count in 0..<bytes.count {
      do {
        let image = try GrayImage(encoded: Array(bytes.prefix(count)))
        // What may be missing without harm: what a writer puts behind the picture itself.
        #expect(image == whole && 2 * count > bytes.count, "\(count) bytes")
      } catch {
        let isExpected =
          switch error {
          case .truncated(format), .damaged(format), .empty, .notAPicture: true
          default: false
          }
        #expect(isExpected, "\(count) bytes: \(error)")
      }
    }
  }

  @Test(arguments: [ImageFileFormat.png, .jpeg, .tiff, .webP, .bmp])
  func `half a picture is called truncated`(_ format: ImageFileFormat) throws {
    let bytes = try SamplePicture.gray.encoded(as: format)
    #expect(throws: ImageFileError.truncated(format)) {
      try GrayImage(encoded: Array(bytes.prefix(bytes.count / 2)))
    }
  }

  /// Cameras that stream JPEG frames leave it out.
  @Test func `a JPEG file is read without its end marker, where nothing else is missing`() throws {
    var picture = GrayImage(width: 320, height: 200, filledWith: 200)
    for y in 0..<200 { for x in 0..<320 { picture[x, y] = UInt8((x * x + 7 * y * y) % 251) } }
    let bytes = try picture.encoded(as: .jpeg)
    #expect(bytes.suffix(2) == [0xFF, 0xD9])
    let whole = try GrayImage(encoded: bytes)
    #expect(try GrayImage(encoded: Array(bytes.dropLast(2))) == whole)
    #expect(try GrayImage(encoded: Array(bytes.dropLast(1))) == whole)
    for missing in [8, 100, bytes.count / 3, bytes.count / 2] {
      #expect(throws: ImageFileError.truncated(.jpeg), "\(missing) bytes less") {
        try GrayImage(encoded: Array(bytes.dropLast(missing)))
      }
    }
  }

  @Test(arguments: ImageFileFormat.allCases)
  func `one changed byte never traps`(_ format: ImageFileFormat) throws {
    let bytes = try SamplePicture.gray.encoded(as: format)
    #expect(throws: Never.self) { try GrayImage(encoded: bytes) }
    var refusals = 0
    for index in 0..<min(bytes.count, 400) {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var changed = bytes
        changed[index] = value
        if !isPicture(changed) { refusals += 1 }
      }
    }
    #expect(refusals > 0)
  }

  /// Whether bytes are decoded, and into no more pixels than are allowed.
  private func isPicture(_ bytes: [UInt8]) -> Bool {
    let limits = ImageFileLimits(pixels: 1_000_000)
    guard let image = try? GrayImage(encoded: bytes, limits: limits) else { return false }
    #expect(image.pixels.count == image.width * image.height && image.pixels.count <= 1_000_000)
    return true
  }

  @Test(arguments: ImageFileFormat.allCases)
  func `noise behind a true beginning never traps`(_ format: ImageFileFormat) throws {
    let bytes = try SamplePicture.gray.encoded(as: format)
    var generator = SystemRandomNumberGenerator()
    var refusals = 0
    for _ in 0..<100 {
      let noise = (0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let kept = Int.random(in: 4...30, using: &generator)
      if !isPicture(bytes.prefix(kept) + noise) { refusals += 1 }
    }
    #expect(refusals > 0)
  }

  @Test func `the smallest picture`() throws {
    let image = GrayImage(width: 1, height: 1, filledWith: 7)
    // JPEG changes the pixel, and OpenJPEG encodes no picture this small.
    let lossy: [ImageFileFormat] = [.jpeg, .jpeg2000]
    for format in ImageFileFormat.allCases where !lossy.contains(format) {
      #expect(try GrayImage(encoded: image.encoded(as: format)) == image, "\(format)")
    }
    #expect(throws: ImageFileError.notEncodable) {
      try GrayImage(width: 0, height: 0, filledWith: 0).encoded(as: .png)
    }
  }
}
