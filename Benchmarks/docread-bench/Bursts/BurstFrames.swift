import CorpusIndex
import DocumentReading
import ImageFile
import Raster

/// The frames of one burst: the truth, and what each frame said under the clock.
struct BurstFrames {
  /// The folder of the frames.
  let name: String
  /// The grade of difficulty.
  let grade: String
  /// The zone as printed.
  let document: DocumentExpectation
  /// What each frame says, in the order of time.
  private(set) var readings: [Reading] = []
  /// The frames, in the order of time.
  let frames: [Corpus.Sample]
  /// The CPU time of each frame, in milliseconds.
  private(set) var milliseconds: [Double] = []

  /// The bursts of a corpus: the frames of one folder that show one zone, in the order of their names.
  static func folders(of corpus: Corpus) -> [[Corpus.Sample]] {
    let frames = corpus.samples.filter {
      $0.set == "bursts" && $0.expectation?.documents.count == 1
    }
    let folders = Dictionary(grouping: frames) { sample in
      sample.name.split(separator: "/").dropLast().joined(separator: "/")
    }
    return folders.sorted { $0.key < $1.key }.map { $0.value.sorted { $0.name < $1.name } }
  }

  /// Reads frames in their order, as frames of one burst; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - frames: The frames.
  ///   - reader: Reads them.
  /// - Throws: `ReaderError` and `ImageFileError` where a frame cannot be read.
  init?(_ frames: [Corpus.Sample], reader: DocumentReader) throws {
    guard let first = frames.first, let document = first.expectation?.documents.first else {
      return nil
    }
    name = first.name.split(separator: "/").dropLast().joined(separator: "/")
    grade = first.grade ?? "-"
    self.document = document
    self.frames = frames
    var burst = Burst(configuration: reader.configuration)
    for frame in frames {
      let image = try GrayImage(contentsOfFile: frame.path)
      let watch = Stopwatch()
      let reading = try reader.read(image, of: burst)
      burst.add(reading)
      let time = Double(watch.elapsed().cpu) / 1e6
      readings.append(reading)
      milliseconds.append(time)
    }
  }
}
