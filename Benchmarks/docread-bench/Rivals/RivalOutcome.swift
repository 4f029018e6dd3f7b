import IdentityDocument
import CorpusIndex
import FoundationEssentials
import Processes

/// What the rivals say of the same pictures.
struct RivalOutcome {
  /// What a rival reads; the raw value is the folder of its adapters.
  enum Subject: String {
    case zones, symbols
  }

  /// A rival that answered.
  struct Answered {
    /// Its name, version and model, in its adapter's words.
    let name: String
    /// What it said.
    let runs: [PictureRun]
  }

  /// The rivals that answered.
  private(set) var answered: [Answered] = []
  /// The rivals that could not be run, with the reason.
  private(set) var leftOut: [String: String] = [:]

  /// Runs the adapters of a subject, one after the other, over all pictures of a corpus.
  ///
  /// - Parameters:
  ///   - subject: What is read.
  ///   - corpus: The pictures.
  ///   - settings: Which rivals, and where their adapters are.
  /// - Throws: What `FileManager` throws where no temporary folder can be made.
  init(_ subject: Subject, _ corpus: Corpus, _ settings: Settings) throws {
    let folder = "\(settings.rivalsDirectory)/\(subject.rawValue)"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let installed = files.filter { $0.hasSuffix(".py") }.map { String($0.dropLast(3)) }.sorted()
    for name in settings.rivals where !installed.contains(name) {
      leftOut[name] = "there is no adapter \(folder)/\(name).py"
    }
    let python = Self.python(settings.rivalsDirectory)
    let chosen = settings.rivals.isEmpty ? installed : installed.filter(settings.rivals.contains)
    for name in chosen {
      let temporary = try TemporaryFolder()
      let list = temporary.file("pictures.txt")
      let paths = corpus.samples.map { $0.path + "\n" }.joined()
      try Data(paths.utf8).write(to: URL(filePath: list))
      let output = temporary.file("answers.jsonl")
      let errors = temporary.file("errors.txt")
      let status = ChildProcess.run(
        [python, "\(folder)/\(name).py", list, "\(settings.warmUp)"],
        environment: Self.oneThread, output: output, error: errors)
      let text = FileManager.default.contents(atPath: output) ?? Data()
      do throws(Refusal) {
        answered.append(try Self.answers(text, status: status, name: name, corpus: corpus))
      } catch {
        let complaint = String(
          decoding: FileManager.default.contents(atPath: errors) ?? Data(), as: UTF8.self)
        let last = complaint.split(separator: "\n").last.map { ": \($0)" } ?? ""
        leftOut[name] = error.reason + last
      }
    }
  }

  /// Every library that the adapters load is held to one thread.
  static let oneThread = [
    "OMP_NUM_THREADS": "1", "OMP_THREAD_LIMIT": "1", "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1", "PYTHONDONTWRITEBYTECODE": "1",
  ]

  /// The interpreter that `setup.sh` made, or the system's.
  static func python(_ directory: String) -> String {
    if let path = ProcessInfo.processInfo.environment["DOCREAD_RIVALS_PYTHON"] { return path }
    let path = "\(directory)/venv/bin/python"
    return FileManager.default.fileExists(atPath: path) ? path : "python3"
  }

  /// What `leave` of adapter.py exits with (`EX_UNAVAILABLE`); its sentence stands behind the reason.
  static let isMissing: Int32 = 69

  /// Why an adapter's output cannot be used.
  struct Refusal: Error, Hashable {
    let reason: String
  }

  /// What an adapter wrote, one run for each picture of the corpus.
  static func answers(
    _ text: Data, status: Int32?, name: String, corpus: Corpus
  ) throws(Refusal) -> Answered {
    guard let status else { throw Refusal(reason: "it could not be started") }
    guard status != Self.isMissing else { throw Refusal(reason: "it cannot be run here") }
    guard status == 0 else { throw Refusal(reason: "exit code \(status)") }
    var title = name
    var lines: [String: RivalLine] = [:]
    for line in text.split(separator: .ascii("\n")) {
      guard let answer = try? JSONDecoder().decode(RivalLine.self, from: Data(line)) else {
        throw Refusal(reason: "a line of its output is not as agreed")
      }
      if let rival = answer.rival { title = rival }
      if let path = answer.path { lines[path] = answer }
    }
    var runs: [PictureRun] = []
    for sample in corpus.samples {
      guard let answer = lines[sample.path] else {
        throw Refusal(reason: "it did not answer \(sample.name)")
      }
      runs.append(answer.run(of: sample))
    }
    return Answered(name: title, runs: runs)
  }
}
