import CorpusIndex

/// Accuracy of barcodes over pictures, by our reader or a rival.
struct SymbolFigures: Encodable {
  /// The reader's name.
  let engine: String
  private(set) var all = SymbolTally()
  /// By symbology and grade, or set where there is no grade: `PDF417 g3`.
  private(set) var byGrade = Groups<SymbolTally>()
  private(set) var bySet = Groups<SymbolTally>()
  /// Pictures without a barcode, by set.
  private(set) var negatives = Groups<NegativeTally>()
  /// Pictures whose truth nobody stated.
  private(set) var withoutTruth = NegativeTally()
  /// The times, pictures with a symbol apart from those without.
  let times: PictureTimes
  private(set) var failures: [Failure] = []

  init(engine: String, runs: [PictureRun]) {
    self.engine = engine
    times = PictureTimes(runs, isFull: Self.hasSymbol)
    for run in runs { add(run) }
  }

  private static func hasSymbol(_ run: PictureRun) -> Bool {
    run.sample.expectation.map { !$0.barcodes.isEmpty } ?? !run.answer.symbols.isEmpty
  }

  private mutating func add(_ run: PictureRun) {
    let count = run.answer.symbols.count
    guard let barcodes = run.sample.expectation?.barcodes, let score = run.symbolScore else {
      return withoutTruth.add(isReported: count > 0, isAccepted: false)
    }
    if barcodes.isEmpty {
      negatives.update(run.sample.set, initial: NegativeTally()) {
        $0.add(isReported: count > 0, isAccepted: false)
      }
      if count > 0 {
        failures.append(Failure(name: run.sample.name, reason: "\(count) symbols reported"))
      }
      return
    }
    let kinds = Set(barcodes.map { $0.symbology ?? "any" }).sorted().joined(separator: "+")
    all.add(score)
    byGrade.update("\(kinds) \(run.sample.grade ?? run.sample.set)", initial: SymbolTally()) {
      $0.add(score)
    }
    bySet.update(run.sample.set, initial: SymbolTally()) { $0.add(score) }
    let missed = score.isRead.count { !$0 }
    guard missed > 0 || score.wrong > 0 || score.unlisted > 0 else { return }
    let unlisted = score.unlisted > 0 ? ", \(score.unlisted) unlisted" : ""
    failures.append(
      Failure(
        name: run.sample.name, reason: "\(missed) not read, \(score.wrong) wrong\(unlisted)"))
  }
}
