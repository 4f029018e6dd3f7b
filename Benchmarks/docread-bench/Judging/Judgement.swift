import CorpusIndex

/// What one reader made of one picture, piece by piece.
struct Judgement {
  /// A zone, a symbol or a frame that was judged.
  struct Item: Hashable {
    /// The format of the zone, or the kind of symbol; `nil` where a picture shows nothing.
    let format: String?
    /// What became of it.
    let verdict: Verdict
    /// Whether every character is right, accepted or not.
    let isExact: Bool

    init(_ format: String?, _ verdict: Verdict, isExact: Bool? = nil) {
      self.format = format
      self.verdict = verdict
      self.isExact = isExact ?? (verdict == .exact || verdict == .accepted)
    }
  }

  /// The picture and what was answered.
  let run: PictureRun
  /// What is judged; one item at least.
  let items: [Item]

  init(_ run: PictureRun, of subject: Subject) {
    self.run = run
    switch subject {
    case .zones: items = Self.zones(of: run)
    case .symbols: items = Self.symbols(of: run)
    case .frames: items = [Self.frame(run)]
    }
  }

  /// The verdict on the picture: the worst of its items.
  var verdict: Verdict {
    items.map(\.verdict).min { $0.severity < $1.severity } ?? .unjudged
  }

  private static func zones(of run: PictureRun) -> [Item] {
    guard let expectation = run.sample.expectation, let score = run.pictureScore else {
      return [Item(nil, .unjudged)]
    }
    let documents = expectation.documents
    guard !documents.isEmpty else {
      if score.falseAccepts > 0 { return [Item(nil, .falseAccept)] }
      return [Item(nil, score.reported > 0 ? .invented : .empty)]
    }
    var items = zip(score.zones, documents).map { zone, document in
      guard let reading = zone.reading else { return Item(document.format, .missed) }
      if zone.isRightlyAccepted {
        return Item(document.format, .accepted, isExact: zone.isExact)
      }
      if reading.isAccepted { return Item(document.format, .falseAccept, isExact: zone.isExact) }
      return Item(document.format, zone.isExact ? .exact : .wrong)
    }
    // A second zone, accepted beside one that is right.
    if score.falseAccepts > 0, !items.contains(where: { $0.verdict == .falseAccept }) {
      items.append(Item(nil, .falseAccept))
    }
    return items
  }

  private static func symbols(of run: PictureRun) -> [Item] {
    guard let barcodes = run.sample.expectation?.barcodes, let score = run.symbolScore else {
      return [Item(nil, .unjudged)]
    }
    guard !barcodes.isEmpty else {
      return [Item(nil, run.answer.symbols.isEmpty ? .empty : .invented)]
    }
    var wrong = score.wrong
    var items: [Item] = []
    for (barcode, isRead) in zip(barcodes, score.isRead) {
      let kind = barcode.symbology ?? "any"
      if isRead {
        items.append(Item(kind, .exact))
      } else if wrong > 0 {
        wrong -= 1
        items.append(Item(kind, .wrong))
      } else {
        items.append(Item(kind, .missed))
      }
    }
    if wrong > 0 { items.append(Item(nil, .invented)) }
    return items
  }

  /// The rule of `FrameFigures`: all zones or all symbols right, and nothing false.
  private static func frame(_ run: PictureRun) -> Item {
    guard let expectation = run.sample.expectation, let zones = run.pictureScore else {
      return Item(nil, .unjudged)
    }
    let kinds =
      expectation.documents.map(\.format) + expectation.barcodes.map { $0.symbology ?? "any" }
    guard !kinds.isEmpty else {
      if run.answer.isEmpty { return Item(nil, .empty) }
      return Item(nil, zones.falseAccepts > 0 ? .falseAccept : .invented)
    }
    let format = Set(kinds).sorted().joined(separator: "+")
    if zones.falseAccepts > 0 { return Item(format, .falseAccept) }
    if run.isAnsweredRightly { return Item(format, run.answer.isAccepted ? .accepted : .exact) }
    return Item(format, run.answer.isEmpty ? .missed : .wrong)
  }
}
