import Glibc

/// The pages of a PDF or HEIF file, as programs of Debian packages make pictures of them: `pdftoppm`
/// and `pdfinfo` of poppler-utils, `heif-convert` of libheif-examples.
struct ConvertedPages: Hashable {
  private enum Source: Hashable {
    /// A PDF file, of which a page is drawn when it is asked for, and the sizes of its pages in points.
    case document([UInt8], sizes: [[Double]])
    /// The pictures of a HEIF file as PNG files.
    case pictures([[UInt8]])
    /// A page that another process has had drawn, in grey and, where it is needed, in colour.
    case drawn(gray: [UInt8], color: [UInt8])
  }

  /// The dots per inch that a page is drawn with: the usual ones of scanners.
  private static let resolution = 300.0

  private let source: Source
  private let limits: ImageFileLimits

  /// Opens a file; `nil` where it is of neither kind, or the programs are not installed.
  ///
  /// - Throws: Why it cannot be converted.
  init?(_ bytes: [UInt8], limits: ImageFileLimits) throws(ImageFileError) {
    self.limits = limits
    switch ImageFileFormat.nameOfUnreadFormat(bytes) {
    case "PDF":
      guard let program = ExternalProgram("pdfinfo"), ExternalProgram("pdftoppm") != nil else {
        return nil
      }
      source = .document(bytes, sizes: try Self.sizes(in: bytes, by: program, limits))
    case let name? where name.hasPrefix("HEIF"):
      guard let program = ExternalProgram("heif-convert") else { return nil }
      source = .pictures(try Self.pictures(in: bytes, by: program, limits))
    default: return nil
    }
  }

  /// Takes over a page that was drawn before: the files of ``PictureFile/drawings(ofPage:inColor:)``.
  init?(drawings: [[UInt8]], limits: ImageFileLimits) {
    guard let gray = drawings.first else { return nil }
    source = .drawn(gray: gray, color: drawings.last ?? gray)
    self.limits = limits
  }

  /// Whether the first bytes of a file announce what programs make pictures of.
  static func mayConvert(_ start: [UInt8]) -> Bool {
    let name = ImageFileFormat.nameOfUnreadFormat(start)
    return name == "PDF" || name?.hasPrefix("HEIF") == true
  }

  /// The number of pages or pictures.
  var count: Int {
    switch source {
    case .document(_, let sizes): sizes.count
    case .drawn: 1
    case .pictures(let files): files.count
    }
  }

  /// The bytes of a picture file that shows a page.
  ///
  /// - Parameters:
  ///   - number: The page, from 1, one of ``count``.
  ///   - asGray: Whether grey is enough.
  /// - Returns: A PNM or PNG file.
  /// - Throws: Why the page cannot be converted.
  func file(ofPage number: Int, asGray: Bool) throws(ImageFileError) -> [UInt8] {
    switch source {
    case .pictures(let files): return files[number - 1]
    case .drawn(let gray, let color): return asGray ? gray : color
    case .document(let bytes, let sizes):
      let sides = sizes[number - 1].map { $0 / 72 * Self.resolution }
      guard sides.allSatisfy({ $0 < 1e6 }) else { throw .notConverted(format: "PDF") }
      let (width, height) = (Int(sides[0].rounded(.up)), Int(sides[1].rounded(.up)))
      guard width * height <= limits.pixels else {
        throw .tooManyPixels(width: width, height: height, limit: limits.pixels)
      }
      let page = "\(number)"
      let arguments =
        ["-f", page, "-l", page, "-r", "\(Int(Self.resolution))"] + (asGray ? ["-gray"] : [])
      let output = ExternalProgram("pdftoppm")?.output(
        arguments + ["/proc/self/fd/0"], input: bytes, limit: limits.drawnBytes)
      guard let output, !output.isEmpty else { throw .notConverted(format: "PDF") }
      return output
    }
  }

  /// The sizes of the pages of a PDF file, turned as they are shown, in points.
  private static func sizes(
    in bytes: [UInt8], by program: ExternalProgram, _ limits: ImageFileLimits
  ) throws(ImageFileError) -> [[Double]] {
    let arguments = ["-f", "1", "-l", "\(limits.pages + 1)", "/proc/self/fd/0"]
    guard let output = program.output(arguments, input: bytes, limit: 1 << 22) else {
      throw .notConverted(format: "PDF")
    }
    // Page    1 size:  595.32 x 841.92 pts (A4)
    let sizes = output.split(separator: UInt8(ascii: "\n")).compactMap { line -> [Double]? in
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count >= 6, words[0] == "Page", words[2] == "size:", words[4] == "x",
        let width = Double(words[3]), let height = Double(words[5]), width > 0, height > 0
      else { return nil }
      return [width, height]
    }
    guard !sizes.isEmpty else { throw .notConverted(format: "PDF") }
    guard sizes.count <= limits.pages else { throw .tooManyPages(limit: limits.pages) }
    return sizes
  }

  /// The pictures of a HEIF file, written to a folder for the time of the conversion.
  private static func pictures(
    in bytes: [UInt8], by program: ExternalProgram, _ limits: ImageFileLimits
  ) throws(ImageFileError) -> [[UInt8]] {
    var template =
      "\(ExternalProgram.temporaryFolder)/docread-XXXXXX".utf8.map { CChar(bitPattern: $0) } + [0]
    guard unsafe mkdtemp(&template) != nil else { throw .notConverted(format: "HEIF") }
    let folder = template.dropLast().map { UInt8(bitPattern: $0) }
    let path = String(decoding: folder, as: UTF8.self)
    defer {
      for name in FolderNames.names(in: folder) ?? [] {
        unsafe _ = unlink("\(path)/\(String(decoding: name, as: UTF8.self))")
      }
      unsafe _ = rmdir(path)
    }
    let arguments = ["/proc/self/fd/0", "\(path)/picture.png"]
    guard program.output(arguments, input: bytes, limit: 1 << 16) != nil else {
      throw .notConverted(format: "HEIF")
    }
    // One picture, or picture-1.png and so on; what else is written are its depths and thumbnails.
    var files: [[UInt8]] = []
    let single = try? FileBytes.read("\(path)/picture.png", limit: limits.bytes)
    if let single { return [single] }
    while files.count <= limits.pages,
      let file = try? FileBytes.read("\(path)/picture-\(files.count + 1).png", limit: limits.bytes)
    {
      files.append(file)
    }
    guard !files.isEmpty else { throw .notConverted(format: "HEIF") }
    guard files.count <= limits.pages else { throw .tooManyPages(limit: limits.pages) }
    return files
  }
}
