import DocumentReading
import IdentityDocument

/// What the arguments ask for.
enum Invocation: Hashable {
  case help
  case version
  case run(Command, Settings)

  /// Understands arguments.
  ///
  /// - Parameter arguments: The arguments, without the name of the program.
  /// - Throws: `UsageError` where they ask for nothing that there is.
  init(arguments: [String]) throws(UsageError) {
    guard let name = arguments.first else { throw .missingCommand }
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) || name == "help" {
      self = .help
      return
    }
    if name == "--version" {
      self = .version
      return
    }
    guard let command = Command(rawValue: name) else { throw .unknownCommand(name) }
    var settings = Settings()
    var hasDirectory = false
    var cursor = ArgumentCursor(Array(arguments.dropFirst()))
    while let argument = try cursor.next() {
      switch argument {
      case .option(let text):
        guard let option = Option(rawValue: text), command.options.contains(option) else {
          throw .unknownOption(text, command: name)
        }
        try settings.apply(option, from: &cursor)
        hasDirectory = hasDirectory || option == .corpus
      case .operand(let path):
        guard command.usesPictures, !hasDirectory else { throw .unexpectedArgument(path) }
        settings.directory = path
        hasDirectory = true
      }
    }
    if settings.htmlFile == nil, let file = settings.againstFile {
      throw .needsPage(option: Option.against.rawValue, value: file)
    }
    if command.needsDirectory, !hasDirectory { throw .missingDirectory(command: name) }
    self = .run(command, settings)
  }
}

extension Settings {
  /// Sets what an option decides.
  mutating func apply(
    _ option: Option, from cursor: inout ArgumentCursor
  ) throws(UsageError) {
    switch option {
    case .json: isJSON = true
    case .verbose: isVerbose = true
    case .quiet: isQuiet = true
    case .rivals: usesRivals = true
    case .write: writesFloors = true
    default: try apply(option, value: try cursor.value(of: option.rawValue))
    }
  }

  private mutating func apply(_ option: Option, value: String) throws(UsageError) {
    switch option {
    case .json, .verbose, .quiet, .rivals, .write: break
    case .corpus: directory = value
    case .vectors: vectorFolder = value
    case .mutants, .mutate: mutants = try Self.number(value, of: option, in: 1...1_000_000_000)
    case .mixtures: mixtures = try Self.number(value, of: option, in: 1...1_000_000_000)
    case .html: htmlFile = value
    case .against: againstFile = value
    case .gallery: galleryLimit = try Self.number(value, of: option, in: 0...1000)
    case .commit: commit = value
    case .rivalsFrom: rivalsDirectory = value
    case .floorsFrom: floorsDirectory = value
    case .set: sets.formUnion(value.split(separator: ",").map(String.init))
    case .grade: grades.formUnion(value.split(separator: ",").map(String.init))
    case .rival:
      usesRivals = true
      rivals += value.split(separator: ",").map(String.init)
    case .repeat: repetitions = try Self.number(value, of: option, in: 1...1_000_000)
    case .warmUp: warmUp = try Self.number(value, of: option, in: 0...1_000_000)
    case .limit: limit = try Self.number(value, of: option, in: 1...1_000_000_000)
    case .frames: frames = try Self.number(value, of: option, in: 1...1_000_000_000)
    case .seconds: seconds = try Self.number(value, of: option, in: 1...1_000_000)
    case .margin:
      guard let number = Double(value), number >= 0, number.isFinite else {
        throw .invalidValue(value, option: option.rawValue, allowed: "a number of MiB, 0 or more")
      }
      margin = number
    case .seed: seed = UInt64(try Self.number(value, of: option, in: 0...Int.max))
    case .asOf:
      guard let date = CalendarDate(value) else {
        throw .invalidValue(value, option: option.rawValue, allowed: "a day, YYYY-MM-DD")
      }
      asOf = date
    case .nameGate:
      guard let gate = Double(value), (0...1).contains(gate) else {
        throw .invalidValue(value, option: option.rawValue, allowed: "a number from 0 to 1")
      }
      nameGate = gate
    case .engines: engines = try Self.list(value, of: option)
    case .methods: methods = try Self.list(value, of: option)
    case .stage:
      guard let stage = CostStage(rawValue: value) else {
        let allowed = CostStage.allCases.map(\.rawValue).joined(separator: ", ")
        throw .invalidValue(value, option: option.rawValue, allowed: allowed)
      }
      self.stage = stage
    }
  }

  private static func number(
    _ text: String, of option: Option, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw .invalidValue(
        text, option: option.rawValue,
        allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A list of raw values, separated by commas, in any case.
  private static func list<Value: RawRepresentable & CaseIterable>(
    _ text: String, of option: Option
  ) throws(UsageError) -> [Value] where Value.RawValue == String {
    var values: [Value] = []
    for name in text.split(separator: ",") {
      let match = Value.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
      guard let value = match else {
        throw .invalidValue(
          String(name), option: option.rawValue,
          allowed: Value.allCases.map { $0.rawValue.lowercased() }.joined(separator: ", "))
      }
      values.append(value)
    }
    guard !values.isEmpty else {
      throw .invalidValue(text, option: option.rawValue, allowed: "at least one name")
    }
    return values
  }
}
