/// The nets for printed lines that are built in.
public enum PrintLineModel: Hashable, Sendable, CaseIterable {
  /// The one that reads lines.
  case print
  /// The same, trained further on capitals with marks: for the marks of names and places whose letters are
  /// known.
  case marks
  /// A wider one for the fronts of cards and licences, whose values stand behind labels too small to be read and on
  /// strong patterns: it leaves out what is less than half as high as the line, but for the numbers of fields.
  case labelled
}

extension LineWeights {
  /// The weights of a net, or `nil` where they are damaged.
  static func embedded(_ model: PrintLineModel) -> LineWeights? {
    switch model {
    case .print: print
    case .marks: marks
    case .labelled: labelled
    }
  }
}
