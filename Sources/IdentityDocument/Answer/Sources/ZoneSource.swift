/// A machine readable zone as an answer has it: the zone, how it was read, and what keeps it from
/// being accepted.
public struct ZoneSource: Hashable, Sendable {
  /// Another text that the print may be.
  public struct Alternative: Hashable, Sendable {
    /// The lines.
    public var lines: [String]
    /// How likely the text is, 0 to 1.
    public var likelihood: Double

    /// Makes an alternative.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - likelihood: How likely the text is, 0 to 1.
    public init(lines: [String], likelihood: Double) {
      self.lines = lines
      self.likelihood = likelihood
    }
  }

  /// The zone.
  public var mrz: MRZ
  /// Why it is not accepted; empty where it is.
  public var refusals: [Refusal]
  /// How sure each character is, 0 to 1, line by line; empty for text, which is sure.
  public var characterConfidence: [[Float]]
  /// How likely it is that every character is right, 0 to 1.
  public var confidence: Double
  /// What was changed after recognition, each with its proof.
  public var corrections: [MRZCorrection] = []
  /// Other texts that the print may be, the likeliest first.
  public var alternatives: [Alternative] = []
  /// The recogniser, or `nil` for text.
  public var engine: String?
  /// Where it was found, or `nil` for text.
  public var outline: Outline?
  /// The side that it was found on, where that is known.
  public var side: Side?
  /// How many frames of a burst the text rests on; 0 where it is that of one picture.
  public var agreeingFrames = 0

  /// Takes a zone that was given as text.
  ///
  /// It is accepted where every printed check digit is right and nothing is missing.
  ///
  /// - Parameter mrz: The zone.
  public init(_ mrz: MRZ) {
    self.mrz = mrz
    refusals = Self.refusals(of: mrz)
    characterConfidence = []
    confidence = 1
  }

  /// Takes a zone that was read from a picture.
  ///
  /// - Parameters:
  ///   - mrz: The zone.
  ///   - refusals: Why it is not accepted.
  ///   - characterConfidence: How sure each character is, line by line.
  ///   - confidence: How likely it is that every character is right.
  public init(
    _ mrz: MRZ, refusals: [Refusal], characterConfidence: [[Float]], confidence: Double
  ) {
    self.mrz = mrz
    self.refusals = refusals
    self.characterConfidence = characterConfidence
    self.confidence = confidence
  }

  /// Whether it is fit for use without a human look.
  public var isAccepted: Bool { refusals.isEmpty }

  /// What the digits and the form of a zone alone say against it.
  ///
  /// - Parameter mrz: The zone.
  /// - Returns: A refusal for every wrong check digit, with its place, and for what is missing or cannot
  ///   be what it stands for: a code, a state or a name of other characters than letters.
  public static func refusals(of mrz: MRZ) -> [Refusal] {
    var refusals: [Refusal] = []
    let checks = mrz.checks
    for rule in mrz.format.checkRules where checks[rule.check].isInvalid {
      var place = MRZ.Position(line: rule.line, column: rule.column)
      let overflow = mrz.numberOverflow
      if rule.check == .documentNumber, overflow.exists {
        place = mrz.format.position(atOffset: overflow.digit)
      }
      refusals.append(
        Refusal(
          .wrongCheckDigit, field: rule.check.documentField, line: place.line, column: place.column)
      )
    }
    func require(_ holds: Bool, _ field: DocumentField, at place: MRZ.Field) {
      guard !holds, let range = mrz.format.range(of: place) else { return }
      refusals.append(
        Refusal(.incomplete, field: field, line: range.line, column: range.columns.lowerBound))
    }
    func requireForm(_ field: DocumentField, of place: MRZ.Field) {
      guard let position = mrz.misplacedCharacter(in: place) else { return }
      refusals.append(
        Refusal(.incomplete, field: field, line: position.line, column: position.column))
    }
    requireForm(.documentType, of: .documentCode)
    require(!mrz.documentNumber.value.isEmpty, .idNumber, at: .documentNumber)
    requireForm(.issuingCountry, of: .issuingState)
    let hasName = !mrz.primaryIdentifier.isEmpty || !mrz.secondaryIdentifier.isEmpty
    let names: MRZ.Field = mrz.format.range(of: .names) == nil ? .primaryIdentifier : .names
    require(hasName, .lastName, at: names)
    requireForm(.lastName, of: names)
    requireForm(.firstName, of: .secondaryIdentifier)
    requireForm(.originatingCountry, of: .nationality)
    require(mrz.dateOfBirth != nil, .dob, at: .dateOfBirth)
    require(mrz.dateOfExpiry != nil, .expiryDate, at: .dateOfExpiry)
    require(mrz.sex != nil, .gender, at: .sex)
    // Where fillers are missing letters may be, and no digit protects those of names.
    if mrz.normalisations.contains(where: { $0.changesLength }) {
      refusals.append(Refusal(.incomplete))
    }
    return refusals
  }
}

extension MRZ.Check {
  /// The field that the digit protects, or `nil` where it protects several.
  public var documentField: DocumentField? {
    switch self {
    case .documentNumber: .idNumber
    case .dateOfBirth: .dob
    case .dateOfExpiry: .expiryDate
    case .personalNumber: .personalNumber
    case .composite: nil
    }
  }
}
