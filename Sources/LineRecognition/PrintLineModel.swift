/// The nets for printed lines that are built in.
public enum PrintLineModel: Hashable, Sendable, CaseIterable {
  /// The one that reads lines.
  case print
  /// The same, trained further on capitals with marks: for the marks of names and places whose letters are
  /// known.
  case marks
}

extension LineWeights {
  /// The weights of a net, or `nil` where they are damaged.
  static func embedded(_ model: PrintLineModel) -> LineWeights? {
    switch model {
    case .print: print
    case .marks: marks
    }
  }
}
