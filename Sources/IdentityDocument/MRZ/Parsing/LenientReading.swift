/// Reads a zone leniently: of what its spaces, angles and the marks before its rows may be, the first
/// that makes every digit agree counts; else the zone that other text holds (``ZoneExcerpt``); else the
/// first that makes a zone.
struct LenientReading {
  /// What a text gives where the marks before its rows are of the lines, or are left out.
  private struct Attempt {
    /// The first zone of which every digit agrees, or else the first one.
    var zone: MRZ?
    /// What is wrong where spaces are left out and double angles count as the lengths need.
    var fault = MRZError.empty
    /// Whether the lines have the lengths of a layout then.
    var hasShape = false
  }

  private var hasSpaces = true
  private var hasAngles = true
  private var hasMarks = false
  private var asItStands = Attempt()
  private var withoutMarks: MRZ?

  init(_ text: borrowing Span<UInt8>) {
    asItStands = attempt(text, marks: .ofTheLine)
    if hasMarks { withoutMarks = attempt(text, marks: .leftOut).zone }
  }

  private mutating func attempt(
    _ text: borrowing Span<UInt8>, marks: ZoneNormaliser.Marks
  ) -> Attempt {
    var attempt = Attempt()
    for spaces in ZoneNormaliser.Spaces.allCases where spaces == .leftOut || hasSpaces {
      for angles in ZoneNormaliser.Angles.allCases where angles == .byLength || hasAngles {
        let isFirst = spaces == .leftOut && angles == .byLength
        let normaliser = ZoneNormaliser(text, spaces: spaces, angles: angles, marks: marks)
        (hasSpaces, hasAngles) = (normaliser.hasSpaces, normaliser.hasAngles)
        hasMarks = hasMarks || normaliser.hasMarks
        do throws(MRZError) {
          let zone = try MRZ(
            scanning: normaliser.bytes.span, normalisations: normaliser.normalisations)
          if isFirst { attempt.hasShape = true }
          if attempt.zone == nil || zone.isValid { attempt.zone = zone }
          if zone.isValid { return attempt }
        } catch {
          if isFirst { attempt.fault = error }
        }
      }
    }
    return attempt
  }

  /// The zone.
  func zone(in text: borrowing Span<UInt8>) throws(MRZError) -> MRZ {
    let plain = asItStands.zone
    if let plain, plain.isValid, !hasMarks, isFormed(plain) { return plain }
    if let zone = withoutMarks, zone.isValid, zone.isProvenExcerpt { return zone }
    if let plain, plain.isValid {
      // With the mark as a character of it a line has its length: so it has where a filler was lost.
      if let zone = excerpt(text, marks: [.leftOut], tiers: ZoneExcerpt.Tier.allCases) {
        return zone
      }
      if isFormed(plain) { return plain }
    }
    // Lines that have the lengths of a layout have lost no filler.
    let isWhole = asItStands.hasShape && !hasMarks && plain?.isValid == false
    let tiers = ZoneExcerpt.Tier.allCases.filter { $0 != .withOtherFillers || !isWhole }
    if let zone = excerpt(
      text, marks: hasMarks ? [.ofTheLine, .leftOut] : [.ofTheLine], tiers: tiers)
    {
      return zone
    }
    guard let plain else { throw asItStands.fault }
    if plain.isValid, let field = plain.misformedField {
      throw MRZError.unexpectedDocument(
        expected: field.field == .documentCode ? "a document code" : "a letter",
        at: .init(
          line: field.line, column: field.columns.lowerBound, text: plain.line(field.line)))
    }
    return plain
  }

  /// Whether nothing was changed in a zone, or its codes begin as those of zones do.
  private func isFormed(_ zone: MRZ) -> Bool {
    zone.normalisations.isEmpty || zone.misformedField == nil
  }

  /// Longer texts are not searched for a zone; a page of text has a tenth of that.
  private static let longestSearched = 1 << 16

  /// The zone that a text holds beside other text, or whose lines are cut otherwise; `nil` for none.
  private func excerpt(
    _ text: borrowing Span<UInt8>, marks: [ZoneNormaliser.Marks], tiers: [ZoneExcerpt.Tier]
  ) -> MRZ? {
    guard text.count <= Self.longestSearched else { return nil }
    var excerpts: [ZoneExcerpt] = []
    for angles in hasAngles ? [ZoneNormaliser.Angles.double, .single] : [.double] {
      for marks in marks {
        for leavesSpacesOut in hasSpaces ? [false, true] : [false] {
          excerpts.append(
            ZoneExcerpt(
              TextPieces(text, leavesSpacesOut: leavesSpacesOut, angles: angles, marks: marks)))
        }
      }
      guard marks.contains(.ofTheLine) else { continue }
      excerpts.append(
        ZoneExcerpt(
          TextPieces(text, leavesSpacesOut: true, leavesLineEndsOut: true, angles: angles)))
    }
    for tier in tiers {
      for excerpt in excerpts {
        switch excerpt.find(tier) {
        case .zone(let zone): return zone
        case .several: return nil
        case .nothing: break
        }
      }
    }
    return nil
  }
}
