import IdentityDocument
import LineRecognition

/// What a reading needs to be accepted without a human look.
///
/// `whole`, `wholeOfThorough` and `support` were set on 12 063 frames (g1–g4; seeds 9501, 9503, 9601
/// to 9606), of which they accept 8679, none wrongly, and then left alone: of 7500 other frames
/// (seeds 9701 to 9704) they accept 5363, none wrongly (`docread batch --engine own`,
/// `Benchmarks/Measurements.md`). `wholeOfMean` and `supportOfMean` were set on 2700 frames (seeds 23501 to
/// 23505 and 23511) and left alone for 1100 others (seed 23512): none is accepted wrongly.
/// `wholeOfTesseract`: 0 wrong of 238 accepted on 494 frames there. The others, that of the names among
/// them, decide nothing alone on 528 zones: the values tried there accept the same (thresholds of
/// looks).
package struct AcceptanceGates: Hashable, Sendable {
  /// The smallest probability of a character of the names.
  var name: Float
  /// The smallest probability of another character that no digit protects.
  var unchecked: Float = 0.8
  /// The smallest probability of the letters of a state that no table lists.
  var unlistedState: Float = 0.999
  /// The smallest probability that every character is right, as the fast net states it alone.
  var whole: Float = 0.998
  /// The same as the thorough net states it, where the fast one agrees.
  var wholeOfThorough: Float = 0.99
  /// The same for Tesseract, which states less of the same rightness.
  var wholeOfTesseract: Float = 0.75
  /// The smallest probability that the fast net gives to a character that no digit protects, where
  /// the thorough one has read.
  var support: Float = 0.7
  /// The smallest probability that every character is right, as the mean of both nets states it, where
  /// the thorough one reads the same but is not let through; `nil` where the mean is not asked.
  var wholeOfMean: Float? = 0.98
  /// The smallest probability that the fast net gives there to a character that no digit protects.
  var supportOfMean: Float = 0.5
  /// The smallest probability that every character is right, as the mean of the thorough net, its peer
  /// and the fast one states it; only French cards, whose names a digit covers, pass the gates below with less:
  /// 22 with 0.5 to 0.9, all right (`Benchmarks/Measurements.md`, gates for three nets).
  var wholeOfThree: Float = 0.9
  /// The same of the letters of names that are not known and that no digit protects: of 100 such texts with 0.93
  /// to 0.97 none was wrong, of 84 with 0.85 to 0.93 three (there).
  var namesOfThree: Float = 0.93
  /// The same of all other characters that no digit protects: of 62 texts with 0.97 to 0.99 none was wrong, of 65 with
  /// 0.93 to 0.97 four (there), of 28 others with less than 0.99 one, which has 0.979.
  var othersOfThree: Float = 0.98
  /// The smallest probability that each of these gives to a character that no digit protects; of 41 texts with 0.03
  /// to 0.3 none was wrong (there).
  var supportOfThree: Float = 0.03
  /// The smallest logarithm of how much likelier the text is than the next one whose digits agree.
  var margin: Float = 3
  /// The largest logarithm of how much likelier the text would be without its digits.
  var cost: Float = 2
  /// From this probability on of all characters that a wrong check digit is about, the digit is
  /// wrong as printed.
  ///
  /// It is said of 38 of 460 zones, and true of each (there). It names the refusal and accepts nothing.
  var certainty: Float = 0.9

  /// Makes gates.
  ///
  /// - Parameter name: The smallest probability of a character of the names.
  package init(name: Float) {
    self.name = name
  }

  /// What keeps a reading from being fit for use without a human look; empty where it is.
  ///
  /// Each refusal has its place where it is about a character: the digit that is wrong as printed, or
  /// the least certain of the characters that it is about.
  ///
  /// - Parameters:
  ///   - mrz: The text, parsed.
  ///   - decoding: The text, decoded.
  ///   - recognizer: Who read it.
  ///   - witness: What another net says of the same cells, if it was asked.
  ///   - known: The places of known names, which the witness need not confirm.
  /// - Returns: The refusals.
  func refusals(
    _ mrz: MRZ, _ decoding: ZoneDecoding, by recognizer: Recognizer,
    witness: [CellScores]? = nil, known: Set<MRZ.Position> = []
  ) -> [Refusal] {
    var refusals = refusalsOfDigits(mrz, decoding)
    refusals += ZoneSource.refusals(of: mrz).filter { $0.code == .incomplete }
    // Where the digits do not agree, what follows from that is no news.
    if decoding.isConsistentWithDigits {
      refusals += refusalsOfChoice(mrz, decoding, by: recognizer, hasWitness: witness != nil)
    }
    refusals += refusalsOfUnprotected(mrz, decoding)
    if let position = mrz.placeOfStrayState {
      refusals.append(Refusal(.strayState, at: position, in: mrz))
    }
    if let witness {
      let least = decoding.leastSupport(by: witness, butFor: known)
      if !(least.probability >= support) {
        refusals.append(Refusal(.contradicted, at: least.position, in: mrz))
      }
    }
    return refusals
  }

  /// What speaks against the text as the one among those whose digits agree.
  private func refusalsOfChoice(
    _ mrz: MRZ, _ decoding: ZoneDecoding, by recognizer: Recognizer, hasWitness: Bool
  ) -> [Refusal] {
    let leastProbability =
      recognizer == .tesseract ? wholeOfTesseract : hasWitness ? wholeOfThorough : whole
    var refusals: [Refusal] = []
    // Written so that what is no number refuses.
    if !(decoding.probability >= leastProbability) {
      let open = decoding.positions.filter {
        !mrz.format.isProtected(line: $0.line, column: $0.column)
      }
      refusals.append(Refusal(.improbable, at: decoding.leastCertain(of: open), in: mrz))
    }
    if !(decoding.margin >= margin) {
      refusals.append(Refusal(.ambiguous, at: decoding.placeOfAlternative, in: mrz))
    }
    if !(decoding.cost <= cost) {
      let corrected = decoding.leastCertain(of: decoding.corrections.map(\.position))
      refusals.append(Refusal(.farFetched, at: corrected, in: mrz))
    }
    return refusals
  }

  /// What speaks against the characters that no digit protects.
  func refusalsOfUnprotected(_ mrz: MRZ, _ decoding: ZoneDecoding) -> [Refusal] {
    let leastUnchecked = mrz.hasListedStates ? unchecked : max(unchecked, unlistedState)
    var refusals: [Refusal] = []
    func require(
      _ least: Float, _ gate: Float, _ code: Refusal.Code,
      among belongs: (MRZ.Position) -> Bool
    ) {
      guard !(least >= gate) else { return }
      let place = decoding.leastCertain(of: decoding.positions.filter(belongs))
      refusals.append(Refusal(code, at: place, in: mrz))
    }
    require(decoding.minimumNameConfidence, name, .uncertainName) { mrz.isName(at: $0) }
    require(decoding.minimumUncheckedConfidence, leastUnchecked, .uncertainUnprotected) {
      !mrz.isName(at: $0) && !mrz.format.isProtected(line: $0.line, column: $0.column)
    }
    return refusals
  }
}
