import IdentityDocument
import LineRecognition
import MRZLocation

extension ZoneReader {
  /// Reads a zone from several frames together: the logarithms of what both nets say are added cell by
  /// cell, tempered, and decoded once with the check digits.
  ///
  /// Frames count only where they agree; one that is sure of other characters than the text is left
  /// out. What all frames get wrong alike stays as doubtful as in one: so the same sum, taken as one
  /// frame, must give the same text without a doubt, or the reading is refused.
  ///
  /// - Parameters:
  ///   - frames: For every frame what its zones say, none where it shows none.
  ///   - mean: What the mean of their lines shows, where these lie over each other.
  ///   - weights: How many frames the first ones count as; the others as one.
  /// - Returns: The reading, or `nil` where no frame shows a zone or no layout fits.
  /// - Complexity: O(frames · cells) beside the decoding.
  package func fused(
    _ frames: [[ZoneEvidence]], mean: ZoneEvidence? = nil, weights: [Float] = []
  ) -> FusedZone? {
    guard var placed = PlacedFrames(frames, mean: mean, weights: weights) else { return nil }
    var refusals: [Refusal] = []
    // Two documents that are proven each have nothing to say together.
    let strangers = placed.provingAnother
    if !strangers.isEmpty {
      if 2 * strangers.count >= placed.frames.count { refusals.append(Refusal(.contradicted)) }
      placed = PlacedFrames(frames, without: strangers, weights: weights) ?? placed
    }
    guard var found = fused(placed) else { return nil }
    let others = placed.contradicting(found)
    if !others.isEmpty {
      let rest = PlacedFrames(frames, without: others.union(strangers), weights: weights)
      if !others.contains(placed.pivot.index), let rest, let again = fused(rest) {
        (placed, found) = (rest, again)
      }
      // Where the surest frame contradicts what it is laid under, nobody knows who is right.
      if !placed.contradicting(found).isEmpty { refusals.append(Refusal(.contradicted)) }
    }
    // What disagrees with its digits is refused as it is.
    if placed.frames.count > 1, found.reading.decoding.isConsistentWithDigits {
      refusals += doubts(of: found, in: placed)
    }
    refusals += doubtOfHidden(in: found, placed) + doubtOfCrossed(in: found, placed)
    if placed.areCut(found) { refusals.append(Refusal(.incomplete)) }
    let isOpen = refusals.isEmpty && !placed.areWitnessed && mayBeAccepted(found, in: placed)
    if isOpen { refusals.append(Refusal(.improbable)) }
    let used = placed.frames.map(\.index)
    let places = placed.frames.map { frame in
      frame.evidence.zone.resized(
        first: found.cells.lowerBound + frame.shift, count: found.cells.count)
    }
    return FusedZone(
      reading: found.reading.refused(refusals), pivot: placed.pivot.index, used: used,
      frames: placed.frames.map(\.evidence), places: places, isOpen: isOpen,
      contradicting: frames.indices.filter { !frames[$0].isEmpty && !used.contains($0) })
  }

  /// The text of frames that lie over each other, in the pivot's cells or in those that their print
  /// fills.
  private func fused(_ placed: PlacedFrames) -> PlacedText? {
    let own = 0..<placed.pivot.evidence.cellCount
    let found = text(of: placed, in: own)
    if let found, found.reading.decoding.isConsistentWithDigits || !found.reading.isPlausible {
      return found
    }
    let all = placed.cells
    let wide = placed.scores(\.thorough, of: all, exponent: placed.exponent)
    for window in PrintWindow.likeliest(in: wide, limit: Self.windowLimit) {
      let first = all.lowerBound + window.first
      guard first != own.lowerBound || window.count != own.count else { continue }
      let moved = text(of: placed, in: first..<first + window.count)
      if let moved, moved.reading.decoding.isConsistentWithDigits { return moved }
    }
    return found
  }

  /// The text in some cells, where a layout fits; without an exponent each frame counts its tempered
  /// share.
  private func text(
    of placed: PlacedFrames, in cells: Range<Int>, exponent: Float? = nil
  ) -> PlacedText? {
    let worth = exponent.map { $0 * placed.count } ?? placed.worth
    let exponent = exponent ?? placed.exponent
    let zone = placed.pivot.evidence.zone.resized(first: cells.lowerBound, count: cells.count)
    let reading = ReadZone(
      zone: zone, scores: placed.scores(\.thorough, of: cells, exponent: exponent),
      recognizer: .thorough, decoder: decoder.scaled(by: worth),
      gates: gates(of: placed), witness: placed.witness(of: cells, exponent: exponent))
    return reading.map { PlacedText(reading: $0, cells: cells) }
  }

  private func gates(of placed: PlacedFrames) -> AcceptanceGates {
    placed.frames.count > 1 ? gates.ofFrames : gates
  }

  /// Whether a text that the fast net was not asked for may be accepted.
  private func mayBeAccepted(_ found: PlacedText, in placed: PlacedFrames) -> Bool {
    gates(of: placed).mayAccept(found.reading.mrz, found.reading.decoding)
  }

  /// What speaks against a filler that no check digit protects and of which no frame shows anything: a letter may be
  /// hidden there in all of them.
  private func doubtOfHidden(in found: PlacedText, _ placed: PlacedFrames) -> [Refusal] {
    let mrz = found.reading.mrz
    let hidden = mrz.unprovenFillers.first { place in
      placed.frames.allSatisfy { frame in
        let cell = place.column - 1 + found.cells.lowerBound + frame.shift
        let blanks = frame.evidence.blanks
        return blanks.indices.contains(place.line - 1) && blanks[place.line - 1].contains(cell)
      }
    }
    return hidden.map { place in
      [Refusal(mrz.isName(at: place) ? .uncertainName : .improbable, at: place, in: mrz)]
    } ?? []
  }

  /// What speaks against a `K` that no check digit tells from a filler, through which a stroke passes in half of the frames that
  /// were looked at, or in more.
  private func doubtOfCrossed(in found: PlacedText, _ placed: PlacedFrames) -> [Refusal] {
    let mrz = found.reading.mrz
    let crossed = mrz.unprovenKs.first { place in
      let seen = placed.frames.compactMap { frame in
        frame.evidence.strokes[place.line]?.pass(
          throughCell: place.column - 1 + found.cells.lowerBound + frame.shift)
      }
      return seen.contains(true) && 2 * seen.count(where: \.self) >= seen.count
    }
    return crossed.map { [doubt(at: $0, in: mrz)] } ?? []
  }

  /// What the same frames, taken as one, leave in doubt.
  private func doubts(of found: PlacedText, in placed: PlacedFrames) -> [Refusal] {
    let share = 1 / placed.count
    guard let mean = text(of: placed, in: found.cells, exponent: share)?.reading,
      mean.decoding.lines == found.reading.decoding.lines
    else { return [Refusal(.ambiguous)] }
    let refusals = gates.doubtsOfOne(mean.mrz, mean.decoding, mean.scores)
    guard let witness = placed.witness(of: found.cells, exponent: share) else { return refusals }
    let seen = CellScores.mean(of: [mean.scores, witness]) ?? mean.scores
    guard let doubt = decoder.names(in: mean.decoding, seen)?.doubt else { return refusals }
    return refusals + [Refusal(.uncertainName, at: doubt, in: mean.mrz)]
  }
}
