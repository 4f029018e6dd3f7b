import DocumentReading
import Raster

/// The frames that the user named, in the order of time, opened one after the other.
struct FrameInputs {
  /// Where a frame is.
  struct Place: Hashable {
    let file: InputPath
    /// The frame of the file, from 0.
    let index: Int

    /// The file, as answers name it.
    var path: String { file.name }
  }

  /// One frame.
  struct Frame {
    let place: Place
    /// The picture, `nil` where the time ended before it was decoded, or why there is none.
    let image: Result<GrayImage?, ReaderError>
  }

  /// The most files of a folder that are looked at: half an hour of thirty frames a second.
  private static let mostFiles = 1 << 16
  private let setup: ReaderSetup
  private var paths: ArraySlice<InputPath>
  /// The file that is open, with the next frame of it.
  private var open: (path: InputPath, file: FrameFile, next: Int)?
  /// What came on standard input, which can be read once.
  private var standardInput: [UInt8]?

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - words: Files and folders; of a folder the pictures in it, by name, numbers by their value.
  ///   - setup: Opens the files; its deadline is how long the decoding of a frame may take.
  init(_ words: [String], _ setup: ReaderSetup) {
    self.setup = setup
    paths = InputPath.paths(of: words).flatMap { Self.files(at: $0) }[...]
    setup.cutOuts?.spare(paths)
  }

  private static func files(at path: InputPath) -> [InputPath] {
    guard !path.isStandardInput, let names = InputFile.names(inFolder: path.bytes) else {
      return [path]
    }
    let keys = names.filter(InputPath.isPicture)
      .map { (key: FrameName(String(decoding: $0, as: UTF8.self)), bytes: $0) }
    return path.or(
      keys.sorted { $0.key < $1.key }.prefix(mostFiles)
        .map { InputPath(bytes: path.bytes + [UInt8(ascii: "/")] + $0.bytes) })
  }

  /// The next frame, read or not; `nil` after the last one.
  mutating func next() -> Frame? {
    if var present = open {
      open = nil
      let index = present.next
      present.next += 1
      if present.next < present.file.frameCount { open = present }
      let image = Result { () throws(ReaderError) in
        try present.file.frame(index, within: setup.deadline)
      }
      return Frame(place: Place(file: present.path, index: index), image: image)
    }
    guard let path = paths.popFirst() else { return nil }
    do throws(ReaderError) {
      let bytes = try setup.bytes(of: path)
      if path.isStandardInput, standardInput == nil { standardInput = bytes }
      open = (path, try FrameFile(encoded: bytes, for: setup.configuration), 0)
    } catch {
      return Frame(place: Place(file: path, index: 0), image: .failure(error))
    }
    return next()
  }

  /// Opens the file of a frame once more.
  ///
  /// - Parameter place: Where the frame is.
  /// - Returns: The pages of its file.
  /// - Throws: `ReaderError` where it cannot be opened.
  func pages(of place: Place) throws(ReaderError) -> DocumentPages {
    guard place.file.isStandardInput, let standardInput else {
      return try setup.pages(of: place.file)
    }
    return try setup.pages(encoded: standardInput)
  }
}
