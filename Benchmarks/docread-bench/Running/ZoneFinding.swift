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

  /// A finding without a place.
  init(confidence: Double, refusals: [Refusal]) {
    let corner = Point(x: 0, y: 0)
    quadrilateral = Quadrilateral(
      topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    lines = []
    self.confidence = confidence
    engine = .own
    self.refusals = refusals
  }

  init(_ reading: MRZReading) {
    quadrilateral = reading.quadrilateral
    lines = reading.lineQuadrilaterals
    confidence = reading.confidence
    engine = reading.engine
    refusals = reading.refusals
  }
}
