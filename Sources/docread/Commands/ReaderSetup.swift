import DocumentReading
import FoundationEssentials
import IdentityDocument

/// A reader made of the options that several commands share.
struct ReaderSetup {
  /// The reader.
  let reader: DocumentReader
  /// The day that decides centuries and expiry.
  let asOf: CalendarDate
  /// What was configured, where a file was given.
  let configuration: ReaderConfiguration?

  /// The largest configuration that is read, in bytes.
  private static let longestConfiguration = 1 << 20

  /// Makes a reader; the configuration's methods and formats win over the defaults.
  ///
  /// - Parameters:
  ///   - options: What the user asked for.
  ///   - exhaustsMethods: Whether barcodes are looked for beside an accepted zone as well.
  /// - Throws: `ReaderError` where the configuration cannot be read or does not hold.
  init(_ options: ReaderOptions, exhaustsMethods: Bool = false) throws(ReaderError) {
    asOf = options.asOf ?? CalendarDate.today
    guard let file = options.configuration else {
      var readerOptions = DocumentReader.Options(asOf: asOf)
      readerOptions.engine = options.engine
      readerOptions.exhaustsMethods = exhaustsMethods
      reader = DocumentReader(options: readerOptions)
      configuration = nil
      return
    }
    let configuration = try Self.configuration(inFile: file)
    reader = try DocumentReader(
      configuration: configuration, asOf: asOf, engine: options.engine,
      exhaustsMethods: exhaustsMethods)
    self.configuration = configuration
  }

  private static func configuration(inFile path: String) throws(ReaderError) -> ReaderConfiguration
  {
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
