/// What a reader achieves on some pictures, as counts that must not get worse.
public struct FloorCounts: Hashable, Sendable, Codable {
  /// The number of pictures; the other counts mean nothing over another number.
  public var pictures = 0
  /// Zones read without a wrong character: must not fall.
  public var zonesExact = 0
  /// Zones rightly accepted: must not fall.
  public var zonesAccepted = 0
  /// Barcodes read rightly: must not fall.
  public var symbolsRead = 0
  /// Zones accepted although they are wrong or not there, negatives included: must not rise.
  public var falseAccepts = 0
  /// Zones answered on pictures without one: must not rise.
  public var zonesOnNegatives = 0
  /// Barcodes answered that are not there: must not rise.
  public var symbolsWrong = 0

  /// Makes counts that are all 0.
  public init() {}

  /// Adds one picture.
  ///
  /// - Parameters:
  ///   - expectation: What the picture must yield.
  ///   - zones: The zones that the reader found.
  ///   - symbols: The barcodes that the reader found.
  public mutating func add(
    _ expectation: Expectation, zones: [ZoneReading], symbols: [SymbolReading]
  ) {
    let zoneScore = PictureScore(documents: expectation.documents, readings: zones)
    let symbolScore = SymbolScore(
      expected: expectation.barcodes, readings: symbols, namesAll: expectation.namesAllBarcodes)
    pictures += 1
    zonesExact += zoneScore.zones.count(where: \.isExact)
    zonesAccepted += zoneScore.zones.count(where: \.isRightlyAccepted)
    symbolsRead += symbolScore.isRead.count { $0 }
    falseAccepts += zoneScore.falseAccepts
    zonesOnNegatives += expectation.documents.isEmpty ? zoneScore.reported : 0
    symbolsWrong += symbolScore.wrong
  }

  /// In which counts these are worse than a floor, one sentence each.
  public func violations(of floor: FloorCounts) -> [String] {
    guard pictures == floor.pictures else {
      return ["\(pictures) pictures where the floor counts \(floor.pictures)"]
    }
    let least = [
      ("zones exact", zonesExact, floor.zonesExact),
      ("zones accepted", zonesAccepted, floor.zonesAccepted),
      ("symbols read", symbolsRead, floor.symbolsRead),
    ]
    let most = [
      ("false accepts", falseAccepts, floor.falseAccepts),
      ("zones on negatives", zonesOnNegatives, floor.zonesOnNegatives),
      ("wrong symbols", symbolsWrong, floor.symbolsWrong),
    ]
    return least.filter { $0.1 < $0.2 }.map { "\($0.0): \($0.1), at least \($0.2) wanted" }
      + most.filter { $0.1 > $0.2 }.map { "\($0.0): \($0.1), at most \($0.2) allowed" }
  }

  /// This floor where it is the stricter one, else the measured counts; a floor over another
  /// number of pictures gives way.
  public func raised(by measured: FloorCounts) -> FloorCounts {
    guard pictures == measured.pictures else { return measured }
    var raised = self
    raised.zonesExact = max(zonesExact, measured.zonesExact)
    raised.zonesAccepted = max(zonesAccepted, measured.zonesAccepted)
    raised.symbolsRead = max(symbolsRead, measured.symbolsRead)
    raised.falseAccepts = min(falseAccepts, measured.falseAccepts)
    raised.zonesOnNegatives = min(zonesOnNegatives, measured.zonesOnNegatives)
    raised.symbolsWrong = min(symbolsWrong, measured.symbolsWrong)
    return raised
  }
}
