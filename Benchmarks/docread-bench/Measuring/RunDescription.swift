import FoundationEssentials

/// What has to be known to repeat a measurement.
struct RunDescription: Hashable, Codable {
  /// The day of the run, in Coordinated Universal Time.
  let date: String
  /// The commit, or `unknown` where nobody said.
  let commit: String
  /// The arguments of the run.
  let arguments: [String]
  /// The folder of pictures.
  let directory: String?
  /// The seed.
  let seed: UInt64
  /// The readings of each picture under the clock.
  let repetitions: Int
  /// The pictures read before the clock started.
  let warmUp: Int
  /// The machine.
  let machine: Machine

  init(_ settings: Settings, directory: String?, repetitions: Int) {
    date = Self.today()
    commit =
      settings.commit ?? ProcessInfo.processInfo.environment["DOCREAD_COMMIT"] ?? "unknown"
    arguments = Array(CommandLine.arguments.dropFirst())
    self.directory = directory
    seed = settings.seed
    self.repetitions = repetitions
    warmUp = settings.warmUp
    machine = Machine()
  }

  /// Two lines for people.
  var text: String {
    var text = "\(date), commit \(commit), \(machine.build) build, \(machine.processors) × "
    text += "\(machine.processor), \(machine.kernel)\n"
    text += "seed \(seed), \(repetitions) × each, \(warmUp) to warm up"
    text += directory.map { ", \($0)\n" } ?? "\n"
    if machine.build == "debug" { text += "this is a debug build: its times mean nothing\n" }
    return text
  }

  /// Today as `YYYY-MM-DD`, in Coordinated Universal Time.
  static func today() -> String {
    String(Date().ISO8601Format().prefix(10))
  }
}
