public import IdentityDocument
public import Raster

/// A machine-readable zone as it was read from a picture.
public struct MRZReading: Hashable, Sendable {
  /// The zone, parsed.
  public var mrz: MRZ
  /// The characters that were changed after recognition, each with its proof.
  public var corrections: [MRZCorrection]
  /// How sure each character is, 0 to 1, line by line.
  public var characterConfidence: [[Float]]
  /// The four corners of the zone in the picture, in reading order.
  public var quadrilateral: Quadrilateral
  /// The four corners of each line.
  public var lineQuadrilaterals: [Quadrilateral]
  /// The centre of each character in the picture, line by line.
  public var characterCenters: [[Point]]
  /// The recogniser that this reading comes from.
  public var engine: RecognitionEngine
  /// Whether the reading is fit for use without a human look.
  ///
  /// Every printed check digit is valid, nothing that the format requires is missing, and every
  /// field that no digit protects was read with enough confidence.
  public var isAccepted: Bool

  /// How likely it is that every character is right, 0 to 1; where the check digits agree they are
  /// part of the evidence.
  ///
  /// Of the readings of single pictures with 0.9 whose digits agree nine in ten are right (calibrated on
  /// frames that nothing else was set by).
  public var confidence: Double

  /// What keeps the reading from being accepted, with the place of the character where it is about
  /// one; empty where it is accepted.
  public var refusals: [Refusal]

  /// Other texts whose check digits agree, the likeliest first, with their probability among all
  /// texts that do; none where they are all less likely than 1 in 1000.
  public var alternatives: [ZoneSource.Alternative] = []

  /// How many frames of a burst the text rests on, or have shown it again; 0 where it is that of one
  /// picture.
  public var agreeingFrames = 0

  /// How sure the least certain character is, 0 to 1.
  public var leastCharacterConfidence: Double {
    Double(characterConfidence.joined().min() ?? 0)
  }
}

extension MRZReading {
  /// Makes a reading of its parts.
  ///
  /// - Parameters:
  ///   - mrz: The zone, parsed.
  ///   - corrections: The characters that were changed after recognition.
  ///   - characterConfidence: How sure each character is, 0 to 1, line by line.
  ///   - quadrilateral: The four corners of the zone, in pixels of the picture.
  ///   - lineQuadrilaterals: The four corners of each line.
  ///   - characterCenters: The centre of each character, line by line.
  ///   - engine: The recogniser that it comes from.
  ///   - isAccepted: Whether it is fit for use without a human look.
  ///   - confidence: How likely it is that every character is right, 0 to 1.
  public init(
    mrz: MRZ, corrections: [MRZCorrection] = [], characterConfidence: [[Float]] = [],
    quadrilateral: Quadrilateral, lineQuadrilaterals: [Quadrilateral] = [],
    characterCenters: [[Point]] = [], engine: RecognitionEngine = .own, isAccepted: Bool,
    confidence: Double
  ) {
    self.init(
      mrz: mrz, corrections: corrections, characterConfidence: characterConfidence,
      quadrilateral: quadrilateral, lineQuadrilaterals: lineQuadrilaterals,
      characterCenters: characterCenters, engine: engine, isAccepted: isAccepted,
      confidence: confidence, refusals: [])
  }
}
