import IdentityDocument
import LineRecognition
import MRZLocation
import Raster

extension ZoneReader {
  /// The number of cells of a line of a passport and of a visa of type A (ICAO Doc 9303-4, §4.2, and
  /// 9303-7, §4.2).
  private static let cellsOfLongLine = 44

  /// What stands behind the lines of a zone of 36 characters.
  private enum Behind {
    /// Paper.
    case nothing
    /// The picture ends there.
    case pictureEdge
    /// A spot of light or something dark, in which nothing can be seen.
    case hidden
    /// Print, some of it or, with the zone of all cells and what the fast net says of them, all.
    case print(all: (zone: LocatedZone, scores: [CellScores])?)
  }

  /// The reading of a zone of two lines of 36 characters, or what stands there where they go on.
  ///
  /// The first 36 characters of a visa of type A are a valid one of type B, and no digit tells them apart;
  /// those of a passport are a card of size TD2 where the digit in column 36 fits by chance, but for the
  /// code `P`, which no such card has (ICAO Doc 9303-6, §4.2.2.1). Where shadow or glare hides the end from the
  /// locator, the cells behind it still hold ink that looks like print; where the picture ends there, or something
  /// covers what follows, as a spot of light does, nobody knows.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - image: The picture that its zone lies in.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: The same reading where nothing stands behind it, else the longer one, or the same refused.
  /// - Throws: `RecognitionError` where the net cannot be made.
  func whole(
    _ reading: ReadZone, in image: GrayImage, from source: inout some ScoreSource & ~Copyable,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> ReadZone {
    guard reading.mrz.mayBeCut, reading.decoding.isConsistentWithDigits else { return reading }
    let behind = try self.behind(reading.zone, in: image, from: &source, times: &times)
    switch behind {
    case .nothing where reading.mrz.format == .mrvB: return reading
    case .nothing, .pictureEdge, .hidden: break
    case .print(let all):
      let whole = all.flatMap { decoded($0.scores, of: $0.zone, by: .fast, times: &times) }
      if let whole, whole.decoding.isConsistentWithDigits { return whole }
    }
    return reading.isAccepted ? reading.refused([Refusal(.incomplete)]) : reading
  }

  /// Whether the lines of a frame's zone, which may be those of a visa of type B, go on behind it, or end
  /// where the picture does.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - thorough: What the thorough net says of its lines.
  ///   - image: The frame.
  ///   - source: Where the scores come from.
  ///   - times: What the time is added to.
  /// - Returns: Whether they do; never where another document's letter is likelier to begin them.
  /// - Throws: `RecognitionError` where the net cannot be made.
  func isCut(
    _ zone: LocatedZone, _ thorough: [CellScores], in image: GrayImage,
    from source: inout some ScoreSource & ~Copyable, times: inout RecognitionTimes
  ) throws(RecognitionError) -> Bool {
    guard thorough.count == 2, thorough.first?.best(0)?.character == .ascii("V"),
      zone.cellCount < Self.cellsOfLongLine
    else { return false }
    if case .nothing = try behind(zone, in: image, from: &source, times: &times) { return false }
    return true
  }

  /// What stands behind a zone that is as long as one of a visa of type B.
  private func behind(
    _ short: LocatedZone, in image: GrayImage, from source: inout some ScoreSource & ~Copyable,
    times: inout RecognitionTimes
  ) throws(RecognitionError) -> Behind {
    let count = short.cellCount
    guard count < Self.cellsOfLongLine, !short.isTypeset, recognizers.contains(.fast) else {
      return .nothing
    }
    let seen = (count...Self.cellsOfLongLine).last {
      shows(short.resized(first: 0, count: $0), in: image)
    }
    guard let seen, seen > count else {
      // Who cuts a zone out as a strip leaves as little before it.
      let isStrip = !shows(short.resized(first: -1, count: count), in: image) && hasBorder(image)
      return isStrip ? .nothing : .pictureEdge
    }
    let zone = short.resized(first: 0, count: seen)
    let lights = zone.lines.indices.map { LineLight(ofLine: $0 + 1, of: zone, in: image) }
    let isHidden =
      lights.contains { $0?.isBlownOut(behind: count) ?? false }
      || lights.allSatisfy { $0?.isDark(behind: count) ?? false }
    let inked = lights.map { $0?.inkedCells(behind: count) ?? 0 }.min() ?? 0
    let apart = cellsBehindCover(lights, behind: count)
    guard inked > 0 || !apart.isEmpty else { return isHidden ? .hidden : .nothing }
    let scores = try source.scores(of: zone, in: image, by: .fast, times: &times)
    guard inked > 0, PrintWindow.goesOn(behind: count, over: inked, in: scores) else {
      let isPrint = !apart.isEmpty && PrintWindow.isPrint(in: apart, of: scores)
      return isPrint ? .print(all: nil) : isHidden ? .hidden : .nothing
    }
    return .print(all: count + inked == Self.cellsOfLongLine ? (zone, scores) : nil)
  }

  /// The cells behind a zone that hold ink in all lines where something lies over the paper before them; none where no
  /// line has two of them, since one may be the edge of the paper.
  private func cellsBehindCover(_ lights: [LineLight?], behind count: Int) -> Set<Int> {
    guard lights.contains(where: { $0?.isCovered(behind: count) ?? false }) else { return [] }
    let inked = lights.map {
      ($0?.singleInkedCells(behind: count) ?? []).intersection(count + 1..<Self.cellsOfLongLine)
    }
    guard inked.contains(where: { $0.count > 1 }), let first = inked.first else { return [] }
    return inked.dropFirst().reduce(first) { $0.intersection($1) }
  }
}

extension MRZ {
  /// Whether it may be the beginning of a longer zone though all its digits agree.
  var mayBeCut: Bool { format == .mrvB || format == .td2 && documentCode.hasPrefix("P") }
}
