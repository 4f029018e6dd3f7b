import DocumentReading
import FoundationEssentials
import IdentityDocument

/// A reader made of the options that several commands share.
struct ReaderSetup {
  /// The reader.
  let reader: DocumentReader
  /// The day that decides centuries and expiry.
  let asOf: CalendarDate
  /// What the reader does.
  let configuration: ReaderConfiguration

  /// The language of sentences.
  var language: MessageLanguage { configuration.language }

  /// The largest configuration that is read, in bytes.
  private static let longestConfiguration = 1 << 20

  /// Makes a reader; options of the command line win over the configuration.
  ///
  /// Keys of the configuration that have no effect are named on standard error.
  ///
  /// - Parameters:
  ///   - options: What the user asked for.
  ///   - exhaustsMethods: Whether barcodes are looked for beside an accepted zone as well.
  /// - Throws: `ReaderError` where the configuration cannot be read or does not hold.
  init(_ options: ReaderOptions, exhaustsMethods: Bool = false) throws(ReaderError) {
    var configuration = ReaderConfiguration()
    if let file = options.configuration { configuration = try Self.configuration(inFile: file) }
    Self.nameIgnoredKeys(of: configuration)
    if exhaustsMethods { configuration.exhaustsMethods = true }
    if let engine = options.engine { configuration.engine = engine }
    if let language = options.language { configuration.language = language }
    asOf = options.asOf ?? configuration.day
    configuration.asOf = asOf
    reader = try DocumentReader(validating: configuration)
    self.configuration = configuration
  }

  /// Names the keys that have no effect on standard error.
  static func nameIgnoredKeys(of configuration: ReaderConfiguration) {
    guard !configuration.ignoredKeys.isEmpty else { return }
    let keys = configuration.ignoredKeys.joined(separator: ", ")
    StandardError.print("docread: without effect here: \(keys)")
  }

  /// Reads a configuration from a file.
  ///
  /// - Throws: `ReaderError` where it cannot be read or does not hold.
  static func configuration(inFile path: String) throws(ReaderError) -> ReaderConfiguration {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw ReaderError(.configurationUnreadable)
    }
    guard data.count <= longestConfiguration else {
      throw ReaderError(.configurationTooLong)
    }
    do throws(ConfigurationErrors) {
      return try ReaderConfiguration(json: String(decoding: data, as: UTF8.self))
    } catch {
      throw ReaderError(.configurationFaults, ["faults": error.description])
    }
  }
}
