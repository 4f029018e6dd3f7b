import DocumentReading
import FoundationEssentials
import Raster

/// The frames that the user named, in the order of time, opened one after the other.
struct FrameInputs {
  /// Where a frame is.
  struct Place: Hashable {
    let path: String
    /// The frame of the file, from 0.
    let index: Int
  }

  /// One frame.
  struct Frame {
    let place: Place
    /// The picture, `nil` where the time ended before it was decoded, or why there is none.
    let image: Result<GrayImage?, ReaderError>
  }

  /// The most files of a folder that are looked at: half an hour of thirty frames a second.
  private static let mostFiles = 1 << 16
  private let configuration: ReaderConfiguration
  private let time: Duration
  private var paths: ArraySlice<String>
  /// The file that is open, with the next frame of it.
  private var open: (path: String, file: FrameFile, next: Int)?

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - named: Files and folders; of a folder the pictures in it, by name, numbers by their value.
  ///   - configuration: What the reader of the frames was asked for.
  ///   - time: How long the decoding of a frame may take.
  init(_ named: [String], configuration: ReaderConfiguration, within time: Duration) {
    (self.configuration, self.time) = (configuration, time)
    paths = named.flatMap { Self.files(at: $0) }[...]
  }

  private static func files(at path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [path]
    }
    let pictures = names.filter { name in
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count > 1 && parts.first != ""
        && InputPath.endings.contains(parts.last?.lowercased() ?? "")
    }
    let keys = pictures.map { (key: FrameName($0), name: $0) }
    return keys.sorted { $0.key < $1.key }.prefix(mostFiles).map { "\(path)/\($0.name)" }
  }

  /// The next frame, read or not; `nil` after the last one.
  mutating func next() -> Frame? {
    if var present = open {
      open = nil
      let index = present.next
      present.next += 1
      if present.next < present.file.frameCount { open = present }
      let image = Result { () throws(ReaderError) in try present.file.frame(index, within: time) }
      return Frame(place: Place(path: present.path, index: index), image: image)
    }
    guard let path = paths.popFirst() else { return nil }
    do throws(ReaderError) {
      open = (path, try FrameFile(contentsOfFile: path, for: configuration), 0)
    } catch {
      return Frame(place: Place(path: path, index: 0), image: .failure(error))
    }
    return next()
  }
}
