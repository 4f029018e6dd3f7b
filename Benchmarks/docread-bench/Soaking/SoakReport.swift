import CorpusIndex
import DocumentReading
import ImageFile
import Raster

/// The pictures of a corpus read again and again: memory must stay, and every answer too.
///
/// The first pass over all pictures fills caches and meets the largest picture. From then on neither
/// the resident nor the greatest resident memory may rise by more than a margin, and a picture must
/// be answered as it was the first time, down to the confidence of each character.
struct SoakReport: Report {
  /// The number of pictures.
  let pictures: Int
  /// The number of readings, at least two of each picture.
  let frames: Int
  /// The time of all readings with decoding, in seconds.
  let seconds: Double
  /// The CPU time of one frame with decoding, in milliseconds.
  let cpuMillisecondsPerFrame: Double
  /// Memory after the first pass, and at the end.
  let memory: [SoakMemory]
  /// By how much memory may rise, in MiB.
  let marginMebibytes: Double
  /// The pictures whose answer changed, each once.
  let changed: [Failure]
  /// What has to be known to repeat the run.
  let run: RunDescription

  /// Reads until the settings' frames and seconds are over, and each picture was read twice.
  ///
  /// - Parameters:
  ///   - settings: The corpus, the number of frames or seconds, the margin.
  ///   - measure: What tells the memory of this process.
  /// - Throws: `CorpusError`, and `ReaderError` where the reader cannot work at all.
  init(
    _ settings: Settings, measure: () -> SoakMemory? = { SoakMemory.now() }
  ) throws {
    let corpus = try settings.corpus(keepsAll: true)
    let engine = settings.engines.first ?? .own
    let reader = DocumentReader(
      configuration: try settings.options(engine: engine, exhaustsMethods: true))
    let leastFrames = max(
      settings.frames ?? (settings.seconds == nil ? 10_000 : 0), 2 * corpus.samples.count)
    let leastSeconds = Double(settings.seconds ?? 0)
    var generator = SeededGenerator(seed: settings.seed)
    let samples = corpus.samples.shuffled(using: &generator)
    var first: [SoakAnswer] = []
    var changed: [Int: Failure] = [:]
    var memory: [SoakMemory] = []
    var bar = ProgressBar("soak", total: leastFrames, isQuiet: settings.isQuiet)
    defer { bar.finish() }
    let watch = Stopwatch()
    var frames = 0
    while frames < leastFrames || Double(watch.elapsed().wall) / 1e9 < leastSeconds {
      let index = frames % samples.count
      let answer = try SoakAnswer(samples[index], reader: reader)
      if frames < samples.count {
        first.append(answer)
      } else if answer != first[index], changed[index] == nil {
        let reason = "answered another way in pass \(frames / samples.count + 1)"
        changed[index] = Failure(name: samples[index].name, reason: reason)
      }
      frames += 1
      if frames == samples.count, let now = measure() { memory.append(now) }
      bar.advance()
    }
    if let now = measure() { memory.append(now) }
    let elapsed = watch.elapsed()
    seconds = (Double(elapsed.wall) / 1e9).rounded(toDigits: 1)
    cpuMillisecondsPerFrame = (Double(elapsed.cpu) / 1e6 / Double(frames)).rounded(toDigits: 3)
    pictures = samples.count
    self.frames = frames
    self.memory = memory
    self.changed = changed.values.sorted { $0.name < $1.name }
    marginMebibytes = settings.margin
    run = RunDescription(settings, directory: corpus.directory, repetitions: frames / samples.count)
  }

  /// By how much memory rose after the first pass, in MiB, or `nil` where it is not known.
  var growth: Double? {
    guard memory.count == 2 else { return nil }
    return max(memory[1].resident - memory[0].resident, memory[1].peak - memory[0].peak)
  }

  /// Whether memory is known and stayed within the margin.
  var isMemoryFlat: Bool { growth.map { $0 <= marginMebibytes } ?? false }

  var exitCode: Int32 { isMemoryFlat && changed.isEmpty ? 0 : 1 }

  func text(isVerbose: Bool) -> String {
    var text = run.text
    text += "\n  \(frames) frames of \(pictures) pictures in \(seconds.formatted(1)) s, "
    text += "\(cpuMillisecondsPerFrame.formatted(1)) ms CPU a frame with decoding\n\n"
    var table = TextTable(["memory, MiB", "resident (VmRSS)", "greatest (VmHWM)"])
    for (name, values) in zip(["after the first pass", "at the end"], memory) {
      table.add([name, values.resident.formatted(1), values.peak.formatted(1)])
    }
    text += table.text
    let rise = growth.map { "rose by \($0.formatted(1)) MiB" } ?? "is not known"
    text += "  memory \(rise), \(marginMebibytes.formatted(1)) MiB are allowed: "
    text += isMemoryFlat ? "flat\n" : "NOT FLAT\n"
    text += changed.isEmpty ? "  every answer stayed the same\n" : "  ANSWERS CHANGED\n"
    return text + Failure.text(changed, isVerbose: isVerbose)
  }
}
