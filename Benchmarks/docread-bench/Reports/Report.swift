/// The outcome of a command: figures for machines, tables for people.
protocol Report: Encodable {
  /// The tables.
  func text(isVerbose: Bool) -> String
  /// 0 where the pictures and their truth could all be used.
  var exitCode: Int32 { get }
}
