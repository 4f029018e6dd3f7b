import CorpusIndex
import DocumentReading
import FoundationEssentials
import ImageFile
import Processes
import Raster

/// Our reader and zxing-cpp over the same grey frames, in turns of a few frames each, so that both
/// meet the machine in the same mood.
struct PairedRun: Encodable {
  /// The pixels of the smallest picture that counts as a frame of a phone; a small one takes the rival
  /// hardly any time.
  private static let leastPixels = 1_000_000
  /// The frames of one turn.
  private static let turn = 10

  /// The rival's name and version, where it ran.
  private(set) var rival: String?
  /// Why there are no times of it.
  private(set) var leftOut: String?
  /// The figures, by what the frames show.
  private(set) var figures: [PairedFigures] = []

  /// - Parameters:
  ///   - corpus: The frames; those whose truth nobody stated are left out, and small ones.
  ///   - options: What our reader looks for.
  ///   - repetitions: How often either reads a frame under the clock.
  ///   - settings: Seed, and where the rival's adapter is.
  /// - Throws: What `FileManager` throws where no frame can be written.
  init(
    of corpus: Corpus, options: ReaderConfiguration, repetitions: Int, settings: Settings
  ) throws {
    let reader = DocumentReader(configuration: options)
    var generator = SeededGenerator(seed: settings.seed)
    let samples = corpus.samples.shuffled(using: &generator)
    var frames: [PairedFrame] = []
    for start in stride(from: 0, to: samples.count, by: Self.turn) {
      let turn = samples[start..<min(start + Self.turn, samples.count)]
      frames += try pairs(turn, reader: reader, repetitions: repetitions, settings: settings)
      if leftOut != nil { return }
    }
    figures = FrameKind.allCases.compactMap { PairedFigures($0, of: frames) }
  }

  private mutating func pairs(
    _ samples: ArraySlice<Corpus.Sample>, reader: DocumentReader, repetitions: Int,
    settings: Settings
  ) throws -> [PairedFrame] {
    let folder = try TemporaryFolder()
    var own: [(path: String, kind: FrameKind, times: [Double])] = []
    for (index, sample) in samples.enumerated() {
      guard let kind = FrameKind(sample),
        let image = try? GrayImage(contentsOfFile: sample.path),
        image.width * image.height >= Self.leastPixels
      else { continue }
      let path = folder.file("\(index).pgm")
      let heading = "P5\n\(image.width) \(image.height)\n255\n"
      try Data(Array(heading.utf8) + image.pixels).write(to: URL(filePath: path))
      // The first reading is not counted, as the rival's is not.
      guard (try? reader.read(image)) != nil else { continue }
      var times: [Double] = []
      for _ in 0..<repetitions {
        let watch = Stopwatch()
        _ = try reader.read(image)
        times.append(Double(watch.elapsed().cpu) / 1e6)
      }
      own.append((path, kind, times))
    }
    let list = folder.file("frames.txt")
    try Data(own.map { $0.path + "\n" }.joined().utf8).write(to: URL(filePath: list))
    let lines = rivalTimes(list: list, folder: folder, repetitions, settings)
    return own.compactMap { frame in
      lines[frame.path].flatMap {
        PairedFrame(kind: frame.kind, own: frame.times, rival: $0.cpuMilliseconds)
      }
    }
  }

  /// What the rival says of the frames of a list, by path; none where it could not be run.
  private mutating func rivalTimes(
    list: String, folder: borrowing TemporaryFolder, _ repetitions: Int, _ settings: Settings
  ) -> [String: RivalTimes] {
    let (output, errors) = (folder.file("times.jsonl"), folder.file("errors.txt"))
    let program = "\(settings.rivalsDirectory)/frames/zxing-cpp.py"
    let status = ChildProcess.run(
      [RivalOutcome.python(settings.rivalsDirectory), program, list, "\(repetitions)"],
      environment: RivalOutcome.oneThread, output: output, error: errors)
    let text = FileManager.default.contents(atPath: output) ?? Data()
    guard status == 0, let lines = RivalTimes.lines(text) else {
      let complaint = FileManager.default.contents(atPath: errors) ?? Data()
      let last = String(decoding: complaint, as: UTF8.self).split(separator: "\n").last
      leftOut = "zxing-cpp could not be run: \(last ?? "no complaint")"
      return [:]
    }
    rival = lines.first?.rival ?? rival
    return Dictionary(lines.map { ($0.path, $0) }) { one, _ in one }
  }

  /// A table of ratios.
  var text: String {
    if let leftOut { return "\n  no ratios: \(leftOut)\n" }
    var table = TextTable(["CPU time over that of \(rival ?? "the rival")", "p50", "p90", "p99"])
    for row in figures.flatMap({ $0.rows() }) { table.add(row) }
    return "\n" + table.text
  }
}
