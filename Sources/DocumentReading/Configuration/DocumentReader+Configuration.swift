extension DocumentReader {
  /// Makes a reader that does what a configuration says.
  ///
  /// Filters, chosen document types, mandatory fields, confidences and the cutout decide acceptance;
  /// fields that are disabled or less sure than their rule asks are not reported; a strict reader
  /// reports only zones whose every check digit is valid.
  ///
  /// - Parameters:
  ///   - configuration: What is asked for.
  ///   - engines: The pictures that are read at the same time, at most; more callers wait in line.
  ///     As many as there are processors when left out.
  /// - Throws: `ReaderError` of kind `configuration` where nothing could ever be accepted: no layout,
  ///   or a mandatory field that this library never reads.
  public init(
    validating configuration: ReaderConfiguration, engines: Int? = nil
  ) throws(ReaderError) {
    try configuration.check()
    self.init(configuration: configuration, engines: engines)
  }
}
