import CorpusIndex
import DocumentReading
import ImageFile
import Raster

/// All pictures of a corpus, read by one reader, one after the other.
struct Survey {
  /// The pictures, in the order of their names.
  private(set) var runs: [PictureRun] = []
  /// The pictures that could not be decoded, or that the reader refused.
  private(set) var unreadable: [UnreadablePicture] = []
  /// The pictures that the reader calls too small to show anything; they are among the runs, with
  /// an answer that found nothing and without times.
  private(set) var tooSmall: [String] = []

  /// Reads every picture of a corpus.
  ///
  /// A picture is decoded, then read `repetitions` times under the clock, then let go; the order
  /// is that of the seed, so that no grade profits from its neighbours.
  ///
  /// - Parameters:
  ///   - corpus: The pictures.
  ///   - options: What the reader looks for.
  ///   - repetitions: How often each picture is read.
  ///   - settings: Seed, warm-up, and whether a progress bar is drawn.
  /// - Throws: `ReaderError` where the reader cannot work at all.
  init(
    of corpus: Corpus, options: ReaderConfiguration, repetitions: Int, settings: Settings
  ) throws(ReaderError) {
    let reader = DocumentReader(configuration: options)
    var generator = SeededGenerator(seed: settings.seed)
    let samples = corpus.samples.shuffled(using: &generator)
    for sample in samples.prefix(settings.warmUp) {
      guard let image = try? GrayImage(contentsOfFile: sample.path) else { continue }
      _ = try? reader.read(image)
    }
    var bar = ProgressBar(
      options.engine.rawValue, total: samples.count, isQuiet: settings.isQuiet)
    defer { bar.finish() }
    for sample in samples {
      try add(sample, reader: reader, repetitions: repetitions)
      bar.advance()
    }
    runs.sort { $0.sample.name < $1.sample.name }
    unreadable.sort { $0.name < $1.name }
    tooSmall.sort()
  }

  private mutating func add(
    _ sample: Corpus.Sample, reader: DocumentReader, repetitions: Int
  ) throws(ReaderError) {
    let decodingWatch = Stopwatch()
    let image: GrayImage
    do {
      image = try GrayImage(contentsOfFile: sample.path)
    } catch {
      unreadable.append(UnreadablePicture(name: sample.name, reason: "\(error)"))
      return
    }
    let decoding = decodingWatch.elapsed()
    var times: [Stopwatch.Times] = []
    var stages: [StageTimes] = []
    var answer: Answer?
    do throws(ReaderError) {
      for _ in 0..<max(1, repetitions) {
        let watch = Stopwatch()
        let reading = try reader.read(image)
        times.append(watch.elapsed())
        stages.append(reading.times)
        answer = answer ?? Answer(reading)
      }
    } catch {
      guard error.isOfThePicture else { throw error }
      if error.reason == .pictureTooSmall {
        // Too small is an answer: what the picture shows counts as missed.
        tooSmall.append(sample.name)
        answer = .nothing
      } else {
        unreadable.append(UnreadablePicture(name: sample.name, reason: "\(error)"))
      }
    }
    guard let answer else { return }
    runs.append(
      PictureRun(
        sample: sample, decoding: decoding, times: times, stages: stages, answer: answer))
  }
}

extension ReaderError {
  /// Whether another picture may be read all the same.
  var isOfThePicture: Bool {
    switch kind {
    case .resources, .configuration, .cancelled: false
    default: true
    }
  }
}
