/// The options of `docread serve`.
struct ServeOptions: Hashable {
  /// The numeric address that is listened at.
  var host = "127.0.0.1"
  /// The port, or 0 for one that is free.
  var port = 8080
  /// Whether every request is said on standard error.
  var printsLog = false
  /// What pictures are read with; `jobs` of them at the same time.
  var batch = BatchOptions()

  /// The largest picture that is taken where nothing else is said, in bytes: a photograph of a telephone takes some 5 MB,
  /// a page of 300 dots an inch in colour, uncompressed, 26.
  static let usualBytes = 32 << 20
}
