package import IdentityDocument
package import LineRecognition
package import MRZLocation

/// A located zone that was read.
package struct ReadZone: Sendable {
  /// Where it lies, this way up.
  package private(set) var zone: LocatedZone
  /// Its text, parsed.
  package let mrz: MRZ
  /// Its text, and what speaks for it.
  package let decoding: ZoneDecoding
  /// Who read it.
  package let recognizer: Recognizer
  /// What it was decoded from.
  package let scores: [CellScores]
  /// What each net that was asked says of the same cells, the thorough one behind the fast one.
  let looks: [[CellScores]]
  /// What keeps it from being accepted.
  package private(set) var refusals: [Refusal]

  /// Decodes the scores of a zone's lines; `nil` where no layout fits.
  ///
  /// - Parameters:
  ///   - zone: The zone, this way up.
  ///   - scores: The scores of its lines, from the top.
  ///   - recognizer: Who gave them.
  ///   - decoder: Knows the layouts.
  ///   - gates: What a reading has to have to be accepted.
  ///   - witness: What another net says of the same cells, if it was asked.
  init?(
    zone: LocatedZone, scores: [CellScores], recognizer: Recognizer, decoder: ZoneDecoder,
    gates: AcceptanceGates, witness: [CellScores]? = nil
  ) {
    guard let decoding = decoder.decode(scores) else { return nil }
    let mrz = MRZ(lines: decoding.lines, format: decoding.format)
    let looks = (witness.map { [$0] } ?? []) + [scores]
    let seen = CellScores.mean(of: looks) ?? scores
    let asksNames =
      recognizer.isNet && recognizer != .fast && decoding.isConsistentWithDigits
    let names = asksNames ? decoder.names(in: decoding, seen) : nil
    let (text, known) = gates.knowing(decoding, names, looks: looks, seen: seen)
    var refusals = gates.refusals(mrz, text, by: recognizer, witness: witness, known: known)
    let both = witness.flatMap {
      gates.accepted(
        decoding, inSpiteOf: refusals, scores, witness: $0, names: names, by: decoder)
    }
    if refusals.isEmpty, recognizer.isNet {
      let doubt = (asksNames ? names : decoder.names(in: decoding, seen))?.doubt
      refusals += doubt.map { [Refusal(.uncertainName, at: $0, in: mrz)] } ?? []
    }
    // It is asked where the other nets see something else.
    if recognizer == .typeset {
      let place = decoding.leastCertain(of: decoding.positions)
      refusals.append(Refusal(.contradicted, at: place, in: mrz))
    }
    self.zone = zone
    self.mrz = mrz
    self.looks = looks
    self.recognizer = recognizer
    self.decoding = both ?? text
    self.scores = scores
    self.refusals = both == nil ? refusals : []
    // One doubt of the zone is enough.
    if !self.refusals.contains(where: { $0.code == .improbable }) {
      self.refusals += gates.refusalsOfUnseen(mrz, decoding, looks: looks)
    }
  }

  /// Decodes the mean of the two large nets, and states what all nets say of that text together; `nil`
  /// where no layout fits.
  ///
  /// - Parameters:
  ///   - zone: The zone, this way up.
  ///   - looks: What each net says of its lines, from the top; the thorough one and its peer come last.
  ///   - decoder: Knows the layouts.
  ///   - gates: What a reading has to have to be accepted.
  init?(
    zone: LocatedZone, jointly looks: [[CellScores]], decoder: ZoneDecoder, gates: AcceptanceGates
  ) {
    guard let large = CellScores.mean(of: looks.suffix(2)), let text = decoder.decode(large),
      let all = CellScores.mean(of: looks)
    else { return nil }
    let together = decoder.decode(all).flatMap { $0.isOfText(of: text) ? $0 : nil }
    self.zone = zone
    self.looks = looks
    recognizer = .peer
    scores = together == nil ? large : all
    let own = together ?? text
    let names = own.isConsistentWithDigits ? decoder.names(in: own, scores) : nil
    let (decoding, known) = gates.knowing(own, names, looks: looks, seen: scores)
    self.decoding = decoding
    mrz = MRZ(lines: decoding.lines, format: decoding.format)
    refusals = gates.refusals(mrz, own, jointly: looks)
    if !refusals.isEmpty, !known.isEmpty {
      refusals = gates.refusals(mrz, decoding, jointly: looks, known: known)
    }
    if together == nil, !refusals.contains(where: { $0.code == .contradicted }) {
      let least = looks.first.flatMap { decoding.leastSupport(by: $0).position }
      refusals.append(Refusal(.contradicted, at: least, in: mrz))
    }
    if refusals.isEmpty {
      refusals += names?.doubt.map { [Refusal(.uncertainName, at: $0, in: mrz)] } ?? []
      refusals += gates.refusalsOfUnseen(mrz, decoding, looks: looks)
    }
  }

  /// Whether the reading is fit for use without a human look.
  package var isAccepted: Bool { refusals.isEmpty }

  /// The same reading with further reasons against it.
  func refused(_ further: [Refusal]) -> ReadZone {
    var reading = self
    reading.refusals += further.filter { !reading.refusals.contains($0) }
    return reading
  }

  /// The same reading where it lies in another frame.
  package func moved(to place: LocatedZone) -> ReadZone {
    var reading = self
    reading.zone = place
    return reading
  }

  /// The mean of the characters' confidences.
  var meanConfidence: Float {
    let all = decoding.characterConfidence.joined()
    return all.isEmpty ? 0 : all.reduce(0, +) / Float(all.count)
  }

  /// How likely it is that every character is right.
  package var confidence: Float {
    if decoding.isConsistentWithDigits { return decoding.probability }
    return decoding.characterConfidence.joined().reduce(1, *)
  }

  /// Whether no further look can change it: a zone whose digits are wrong as printed, say.
  ///
  /// With 0.8 one more zone of 528 is wrong, with 0.97 one more and one fewer
  /// (`Benchmarks/Measurements.md`, thresholds of looks).
  var isCertain: Bool { confidence >= 0.9 }

  /// Whether it is certain, and more so than another reading of the zone.
  func isSurer(than other: ReadZone) -> Bool {
    isCertain && confidence > other.confidence
  }

  /// Whether it reads like print at all; 0.35 to 0.65 give the same (there).
  var isPlausible: Bool { meanConfidence > 0.5 }

  /// Whether it may be given out: a check digit agrees, or most characters are clear.
  ///
  /// Rules and dashes that a locator takes for a zone have neither. With 0.6 one more of 140 pictures
  /// without a zone is reported, with 0.85 two frames of grade g4 fewer (there). Clear print that is
  /// no zone has few signs of one (there).
  package var isCredible: Bool {
    isPlausible && (meanConfidence > 0.75 || agreeingDigits > 0)
      && signsOfDocument >= Self.leastSigns
  }

  /// The signs of a document without which lines with fillers are other print.
  private static let leastSigns = 2

  /// How many of these it shows: a check digit that agrees, a date, a state that is listed.
  ///
  /// Without such a state, or one that stands in both places as on specimens of states that do not exist, more digits
  /// have to agree than do not: one of ten agrees by chance (there).
  var signsOfDocument: Int {
    let dates = [mrz.dateOfBirth, mrz.dateOfExpiry].compactMap(\.self)
    let hasState =
      mrz.hasListedState || !mrz.issuingState.isEmpty && mrz.issuingState == mrz.nationality
    let disagreeing = hasState ? 0 : MRZ.Check.allCases.count { mrz.checks[$0].isInvalid }
    let signs = [
      agreeingDigits > disagreeing, dates.contains { !$0.isUnknown }, mrz.hasListedState,
    ]
    return signs.count { $0 }
  }

  /// The number of check digits that agree.
  var agreeingDigits: Int { mrz.validDigitCount }

  /// What makes one reading better than another: acceptance, then digits that agree, then certainty.
  var rank: Float {
    (isAccepted ? 4 : 0) + (decoding.isConsistentWithDigits ? 0.2 : 0) + meanConfidence
  }

  /// Whether this reading takes the place of another.
  ///
  /// Confidences of two recognisers do not compare: the second one's reading replaces the first's
  /// only where it is accepted, or where the first read nothing like print.
  func isBetter(than other: ReadZone) -> Bool {
    guard recognizer.isNet != other.recognizer.isNet else { return rank > other.rank }
    return (isAccepted && !other.isAccepted) || !other.isPlausible
  }

  /// The characters that the check digits have changed, each with its proof.
  package var corrections: [MRZCorrection] {
    decoding.corrections.map { correction in
      let position = correction.position
      let agreeing = mrz.format.checks(coveringLine: position.line, column: position.column)
      return MRZCorrection(
        line: position.line, column: position.column, read: Unicode.Scalar(correction.read),
        corrected: Unicode.Scalar(correction.corrected),
        proof: decoding.margin > 0 && !agreeing.isEmpty
          ? .checkDigits(agreeing: agreeing) : .unproven)
    }
  }
}
