extension ReaderConfiguration {
  /// Reads a configuration from JSON: the shape of Anyline's files, the keys of SelphID, TrustVision,
  /// Jumio and MobbScan beside them, and the names of this type's own properties.
  ///
  /// Every key is obeyed, or about a screen, a camera or a network and named in ``ignoredKeys``, or an
  /// error with its path, its value and what was expected; all errors of a text come together.
  ///
  /// - Parameter text: A JSON object.
  /// - Throws: `ConfigurationErrors` with every fault found.
  public init(json text: String) throws(ConfigurationErrors) {
    try self.init(json: text, over: ReaderConfiguration())
  }

  /// Reads a configuration from JSON, as ``init(json:)`` does.
  ///
  /// - Parameters:
  ///   - text: A JSON object.
  ///   - usual: What holds where the text says nothing.
  /// - Throws: `ConfigurationErrors` with every fault found.
  package init(json text: String, over usual: ReaderConfiguration) throws(ConfigurationErrors) {
    let root = try ConfigurationErrors.parsed(text)
    var reader = ConfigurationReader(configuration: usual)
    reader.read(root, path: "", ConfigurationReader.rootKeys)
    reader.finishSearch()
    guard reader.errors.isEmpty else { throw ConfigurationErrors(reader.errors) }
    self = reader.configuration
  }
}

extension ConfigurationReader {
  /// The keys of the whole text; no two kits use the same one with another meaning.
  fileprivate static let rootKeys: Keys = [
    anylineKeys, selphidKeys, trustVisionKeys, jumioKeys, mobbScanKeys, ownKeys,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
