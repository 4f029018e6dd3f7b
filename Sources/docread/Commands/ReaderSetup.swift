import DocumentReading
import FoundationEssentials
import IdentityDocument

/// A reader made of the options that several commands share.
struct ReaderSetup {
  /// The reader.
  let reader: DocumentReader
  /// What was configured, where a file was given.
  let configuration: ReaderConfiguration?

  /// The largest configuration that is read, in bytes.
  private static let longestConfiguration = 1 << 20

  /// Makes a reader; the configuration's methods and formats win over the defaults.
  init(
    asOf: CalendarDate?, engine: RecognitionEngine, configurationFile: String?
  ) throws(ReaderError) {
    let day = asOf ?? CalendarDate.today
    guard let configurationFile else {
      var options = DocumentReader.Options(asOf: day)
      options.engine = engine
      reader = DocumentReader(options: options)
      configuration = nil
      return
    }
    let configuration = try Self.configuration(inFile: configurationFile)
    reader = try DocumentReader(configuration: configuration, asOf: day, engine: engine)
    self.configuration = configuration
  }

  private static func configuration(inFile path: String) throws(ReaderError) -> ReaderConfiguration
  {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw ReaderError(
        .configuration, detail: 4, message: "the configuration file cannot be opened")
    }
    guard data.count <= longestConfiguration else {
      throw ReaderError(
        .configuration, detail: 5, message: "the configuration is longer than 1 MiB")
    }
    do throws(ConfigurationErrors) {
      return try ReaderConfiguration(json: String(decoding: data, as: UTF8.self))
    } catch {
      throw ReaderError(.configuration, detail: 6, message: error.description)
    }
  }
}
