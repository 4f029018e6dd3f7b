import DocumentReading
import ImageFile
import Isolation

/// The pages of a file that a worker reads, and another one behind the page at which it ended.
///
/// A worker may be in the hands of whoever made the file: what it says is bounded.
struct PageRun {
  /// What stage a page is at.
  private enum Stage {
    case reading
    case cutting
    case cut
  }

  /// The most pages: those of the files that are opened.
  private static let mostPages = ImageFileLimits().pages
  /// The most cut-outs of a page: itself, its portrait, and the zones and barcodes that were read there.
  private static let mostImages = 1024
  /// Their most bytes: what decoding a page may take.
  private static let mostImageBytes = ImageFileLimits().decodedBytes

  /// What a worker is asked for next.
  private(set) var request: WorkerRequest
  /// The answers.
  private(set) var line: BatchLine
  private let reader: BatchReader
  private var count: Int?
  private var stage = Stage.reading
  private var images: [CutFile] = []
  private var imageBytes = 0

  /// Begins with a request.
  init(_ request: WorkerRequest, _ reader: BatchReader) {
    (self.request, self.reader) = (request, reader)
    line = BatchLine(reader.options)
  }

  /// Whether every page is answered.
  var isDone: Bool { request.firstPage > (count ?? 1) }

  /// Takes what a worker says.
  ///
  /// - Parameter reply: The reply.
  /// - Returns: Whether more are to come, or it is none that a worker gives.
  mutating func take(_ reply: WorkerReply) -> Worker.Progress {
    switch (reply, stage) {
    case (.pages(let number), .reading) where number <= Self.mostPages: count = number
    case (.cutting, .reading): stage = .cutting
    case (.image(let file), .cutting):
      imageBytes += file.bytes.count
      guard images.count < Self.mostImages, imageBytes <= Self.mostImageBytes else {
        return .refused
      }
      images.append(file)
    case (.cut, .cutting):
      let answer = written()
      begin(.cut)
      return .told(answer)
    case (.uncut(let fault), .cutting):
      reader.setup.cutOuts?.report(
        ReaderError(.notEncodable, message: fault), of: request.input.path)
      begin(.cut)
    case (.line(let page), _)
    where page.bytes.count <= MessageChannel.mostBytes - line.bytes.count:
      line.add(page)
      request.firstPage += 1
      begin(.reading)
    default: return .refused
    }
    return isDone ? .done : .more
  }

  /// Answers a page at which a worker ended, or to which none came.
  ///
  /// - Parameters:
  ///   - failure: Why, or `nil` where its time was over.
  ///   - start: When it began.
  mutating func fail(_ failure: ReaderError?, since start: ContinuousClock.Instant) {
    line.add(
      failure.map { reader.answer($0, id: request.id, path: request.path, page: place) }
        ?? reader.answer(
          reader.setup.reader.cutShortReading(), to: request.input, page: place, since: start))
    request.firstPage += 1
    begin(.reading)
  }

  private mutating func begin(_ stage: Stage) {
    self.stage = stage
    (images, imageBytes) = ([], 0)
  }

  /// The page that the request is at, where the file has several.
  private var place: PagePlace? {
    request.drawn ?? count.map { PagePlace(number: request.firstPage, count: $0) }
  }

  /// Writes the cut-outs of a page; which cannot be written is said, and the answer stays.
  ///
  /// - Returns: What the worker is told.
  private func written() -> [UInt8] {
    let path = request.input.path
    guard let cutOuts = reader.setup.cutOuts,
      let place = reader.setup.placeOfImages(of: path, place)
    else { return WorkerRequest.written([]) }
    return WorkerRequest.written(cutOuts.write(images, at: place, of: path))
  }
}
