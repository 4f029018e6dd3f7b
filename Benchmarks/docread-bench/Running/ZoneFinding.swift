import DocumentReading
import IdentityDocument
import Raster

/// What our reader says of a zone beside its lines.
struct ZoneFinding: Hashable {
  /// Where the zone lies.
  let quadrilateral: Quadrilateral
  /// Where each line lies.
  let lines: [Quadrilateral]
  /// How likely it is that every character is right.
  let confidence: Double
  /// The recogniser that read it.
  let engine: RecognitionEngine
  /// What keeps it from being accepted.
  let refusals: [Refusal]

  init(_ reading: MRZReading) {
    quadrilateral = reading.quadrilateral
    lines = reading.lineQuadrilaterals
    confidence = reading.confidence
    engine = reading.engine
    refusals = reading.refusals
  }
}
