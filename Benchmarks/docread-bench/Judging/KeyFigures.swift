/// The figures of one reader that a person asks for first.
struct KeyFigures: Hashable, Codable {
  /// The pictures that were read.
  private(set) var pictures = 0
  /// The zones, symbols or frames with content that the truth knows.
  private(set) var items = 0
  /// Of these, the ones without a wrong character.
  private(set) var exact = 0
  /// The ones that are right and accepted.
  private(set) var accepted = 0
  /// The ones that were answered and are wrong.
  private(set) var wrong = 0
  /// The ones that were not answered.
  private(set) var missed = 0
  /// Whatever was accepted and may not be, on any picture.
  private(set) var falseAccepts = 0
  /// The pictures that show nothing of what is looked for.
  private(set) var emptyPictures = 0
  /// Of these, the ones for which something was answered.
  private(set) var invented = 0
  /// The pictures without truth.
  private(set) var unjudged = 0
  /// CPU time of one reading of a picture with content, in milliseconds.
  private(set) var cpuMillisecondsFull: Percentiles?
  /// The same of a picture without.
  private(set) var cpuMillisecondsEmpty: Percentiles?

  init(_ judgements: [Judgement], timing: Subject) {
    pictures = judgements.count
    emptyPictures = judgements.count { judgement in
      judgement.items.allSatisfy { $0.format == nil && $0.verdict != .unjudged }
    }
    for judgement in judgements {
      for item in judgement.items { add(item) }
    }
    func times(full isFull: Bool) -> [Int64] {
      judgements.filter { $0.run.isFull(for: timing) == isFull }.flatMap(\.run.times).map(\.cpu)
    }
    cpuMillisecondsFull = Percentiles(nanoseconds: times(full: true))
    cpuMillisecondsEmpty = Percentiles(nanoseconds: times(full: false))
  }

  private mutating func add(_ item: Judgement.Item) {
    if item.format != nil { items += 1 }
    exact += item.isExact ? 1 : 0
    switch item.verdict {
    case .accepted: accepted += 1
    case .wrong: wrong += 1
    case .missed: missed += 1
    case .falseAccept: falseAccepts += 1
    case .invented: invented += 1
    case .unjudged: unjudged += 1
    case .exact, .empty: break
    }
  }
}
