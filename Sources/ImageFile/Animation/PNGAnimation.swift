/// The frames of an animated PNG file (PNG third edition, 4.9 and 11.3.6).
struct PNGAnimation: AnimationFile {
  /// One frame: its place, and its chunks of pixels in the file.
  private struct Frame {
    let place: AnimationFrame
    /// From the first chunk of pixels to behind the last, with what stands between them.
    var chunks: Range<Int>
    /// Whether its pixels are those that readers without animation show.
    var isDefault = false
  }

  let format = ImageFileFormat.png
  let width: Int
  let height: Int
  var animationFrames: [AnimationFrame] { frames.map { $0.place } }
  private var frames: [Frame] = []
  private let bytes: [UInt8]
  private let checksum = CyclicRedundancyCheck()
  /// The chunks before the pixels that all frames need: palette and transparent colours.
  private var head: [UInt8] = []
  /// The names of these chunks.
  private var colorNames: [[UInt8]] = []
  private var sequenceNumber = 0
  /// Whether the first picture of the file has come, as a frame or not.
  private var hasDefault = false

  /// Whether there is but one frame, the picture that readers without animation show.
  var isStill: Bool { frames.count == 1 && frames[0].isDefault }

  /// Walks all chunks of a file that announces an animation.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - header: What its header says.
  ///   - limits: The most frames.
  /// - Throws: `tooManyPages`, `truncated` where there are fewer frames than announced, `damaged` where
  ///   a chunk of the animation is out of order, has a wrong check sum, or has a place outside the
  ///   canvas, or where palette or transparent colours are more than a palette can have.
  init(
    _ bytes: [UInt8], _ header: PNGHeader, limits: ImageFileLimits
  ) throws(ImageFileError) {
    (self.bytes, width, height) = (bytes, header.width, header.height)
    let data = EncodedBytes(bytes[...], bigEndian: true)
    var count: Int?
    var offset = 8
    while let chunk = PNGChunk(at: offset, of: data), !chunk.isNamed("IEND") {
      if chunk.isNamed("acTL") {
        guard count == nil, chunk.isIntact(by: checksum) else { throw .damaged(.png) }
        count = EncodedBytes(chunk.content, bigEndian: true).uint32(at: 0)
        guard count ?? 0 <= limits.pages else { throw .tooManyPages(limit: limits.pages) }
      } else if chunk.isNamed("fcTL") {
        guard frames.count < limits.pages else { throw .tooManyPages(limit: limits.pages) }
        try addFrame(chunk, isOpaque: header.channelCount % 2 == 1)
      } else if chunk.isNamed("IDAT") {
        try addDefault(chunk)
      } else if chunk.isNamed("fdAT") {
        try addPixels(chunk)
      } else if !hasDefault, chunk.isNamed("PLTE") || chunk.isNamed("tRNS") {
        try addColors(chunk)
      }
      offset = chunk.bytes.endIndex
    }
    guard let count, count > 0, frames.count <= count else { throw .damaged(.png) }
    guard frames.count == count, frames.last?.chunks.isEmpty == false else {
      throw .truncated(.png)
    }
  }

  /// Keeps a palette or transparent colours, which are copied for every frame: one of each, of 256
  /// colours at most (11.2.2, 11.3.1.1).
  private mutating func addColors(_ chunk: PNGChunk) throws(ImageFileError) {
    let name = Array(chunk.name)
    guard !colorNames.contains(name), chunk.content.count <= 3 * 256 else { throw .damaged(.png) }
    colorNames.append(name)
    head += chunk.bytes
  }

  /// Begins a frame (11.3.6.2).
  private mutating func addFrame(_ chunk: PNGChunk, isOpaque: Bool) throws(ImageFileError) {
    let control = EncodedBytes(chunk.content, bigEndian: true)
    guard chunk.isIntact(by: checksum), frames.last?.chunks.isEmpty != true,
      let width = control.uint32(at: 4), let height = control.uint32(at: 8),
      let x = control.uint32(at: 12), let y = control.uint32(at: 16),
      let disposal = control.byte(at: 24), disposal < 3, let blending = control.byte(at: 25),
      blending < 2, width > 0, height > 0
    else { throw .damaged(.png) }
    try takeNumber(of: control)
    let place = AnimationFrame(
      x: x, y: y, width: width, height: height,
      disposal: disposal == 0 ? .keep : disposal == 1 ? .clear : .restore,
      isBlended: blending == 1, isOpaque: isOpaque)
    let isWithin = place.isWithin(width: self.width, height: self.height)
    // Pixels behind it that come first are those of the whole picture.
    guard isWithin, hasDefault || place.covers(width: self.width, height: self.height) else {
      throw .damaged(.png)
    }
    frames.append(Frame(place: place, chunks: chunk.bytes.endIndex..<chunk.bytes.endIndex))
  }

  /// Adds pixels of the default picture, which is the first frame where one was begun before it.
  private mutating func addDefault(_ chunk: PNGChunk) throws(ImageFileError) {
    guard let index = frames.indices.last else {
      hasDefault = true
      return
    }
    guard index == 0, frames[0].isDefault || !hasDefault else { throw .damaged(.png) }
    (hasDefault, frames[0].isDefault) = (true, true)
    add(chunk)
  }

  /// Adds pixels of a frame behind the default picture (11.3.6.3).
  private mutating func addPixels(_ chunk: PNGChunk) throws(ImageFileError) {
    guard hasDefault, frames.last?.isDefault == false, chunk.isIntact(by: checksum) else {
      throw .damaged(.png)
    }
    try takeNumber(of: EncodedBytes(chunk.content, bigEndian: true))
    add(chunk)
  }

  private mutating func add(_ chunk: PNGChunk) {
    guard let last = frames.indices.last else { return }
    frames[last].chunks = frames[last].chunks.lowerBound..<chunk.bytes.endIndex
  }

  /// Counts the chunks of the animation, whose numbers have no gap (4.9.2).
  private mutating func takeNumber(of content: EncodedBytes) throws(ImageFileError) {
    guard content.uint32(at: 0) == sequenceNumber else { throw .damaged(.png) }
    sequenceNumber += 1
  }

  func still(ofFrame index: Int) throws(ImageFileError) -> [UInt8] {
    let frame = frames[index]
    let data = EncodedBytes(bytes[...], bigEndian: true)
    guard let header = PNGChunk(at: 8, of: data) else { throw .truncated(.png) }
    var still = Array(bytes[..<8])
    let sides = [frame.place.width, frame.place.height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    PNGChunk.append("IHDR", sides + header.content.dropFirst(8), to: &still, checksum)
    still += head
    var offset = frame.chunks.lowerBound
    while offset < frame.chunks.upperBound, let chunk = PNGChunk(at: offset, of: data) {
      if chunk.isNamed("IDAT") {
        still += chunk.bytes
      } else if chunk.isNamed("fdAT") {
        PNGChunk.append("IDAT", chunk.content.dropFirst(4), to: &still, checksum)
      }
      offset = chunk.bytes.endIndex
    }
    PNGChunk.append("IEND", [], to: &still, checksum)
    return still
  }
}
