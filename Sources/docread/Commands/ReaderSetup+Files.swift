import DocumentReading
import IdentityDocument

extension ReaderSetup {
  /// The largest configuration that is read, in bytes.
  private static let longestConfiguration = 1 << 20

  /// Names the keys that have no effect on standard error.
  static func nameIgnoredKeys(of configuration: ReaderConfiguration) {
    guard !configuration.ignoredKeys.isEmpty else { return }
    let keys = configuration.ignoredKeys.joined(separator: ", ")
    StandardError.print("docread: without effect here: \(keys)")
  }

  /// Reads a configuration from a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - usual: What holds where the file says nothing.
  /// - Returns: The configuration.
  /// - Throws: `ReaderError` where it cannot be read or does not hold.
  static func configuration(
    inFile path: String, over usual: ReaderConfiguration = ReaderConfiguration()
  ) throws(ReaderError) -> ReaderConfiguration {
    try read(path) { (text) throws(ConfigurationErrors) in
      try ReaderConfiguration(json: text, over: usual)
    }
  }

  /// Reads a caller's own layouts from a file.
  ///
  /// - Throws: `ReaderError` where it cannot be read or does not hold.
  static func layouts(inFile path: String) throws(ReaderError) -> [PrintedLayout] {
    try read(path) { (text) throws(ConfigurationErrors) in try PrintedLayout.layouts(json: text) }
  }

  /// Reads a file that a person wrote.
  private static func read<Value>(
    _ path: String, _ parse: (String) throws(ConfigurationErrors) -> Value
  ) throws(ReaderError) -> Value {
    let data: [UInt8]
    do throws(ReaderError) {
      data = try InputFile.bytes(path, limit: longestConfiguration)
    } catch {
      guard error.reason != .fileTooLarge else {
        throw ReaderError(.configurationTooLong, ["path": path])
      }
      throw ReaderError(.configurationUnreadable, message: error.ofFile(path).message)
    }
    do throws(ConfigurationErrors) {
      // Editors of other systems put a mark of the byte order at the beginning.
      let mark = Array("\u{FEFF}".utf8)
      let text = data.starts(with: mark) ? data[mark.count...] : data[...]
      return try parse(String(decoding: text, as: UTF8.self))
    } catch {
      let separator = error.all.count > 1 ? ":\n" : ": "
      throw ReaderError(
        .configurationFaults, ["faults": path + separator + error.description])
    }
  }
}
