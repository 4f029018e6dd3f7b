import DocumentReading
import IdentityDocument

/// `docread config`: what a configuration says, or the default of a use case, as JSON.
struct ConfigCommand {
  var options: ConfigOptions

  /// Prints the configuration and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the file cannot be read or does not hold.
  func run() throws(ReaderError) -> Int32 {
    guard let file = options.file else {
      return print(ReaderConfiguration(for: options.useCase))
    }
    let configuration = try ReaderSetup.configuration(inFile: file)
    _ = try DocumentReader(validating: configuration)
    ReaderSetup.nameIgnoredKeys(of: configuration)
    return print(configuration)
  }

  private func print(_ configuration: ReaderConfiguration) -> Int32 {
    StandardOutput.printAlone(configuration.json.indentedText)
  }
}
