import IdentityDocument
import MRZLocation
import MRZRecognition

extension MRZReading {
  /// A zone that was read, as it is given out.
  init(_ zone: ReadZone) {
    self.init(
      mrz: zone.mrz, corrections: zone.corrections,
      characterConfidence: zone.decoding.characterConfidence,
      quadrilateral: zone.zone.quadrilateral,
      lineQuadrilaterals: zone.zone.lines.map(\.quadrilateral),
      characterCenters: zone.zone.lines.map(\.cellCenters),
      engine: zone.recognizer == .tesseract ? .tesseract : .own, isAccepted: zone.isAccepted,
      confidence: zone.calibratedConfidence, refusals: zone.refusals,
      alternatives: zone.decoding.alternatives.map { alternative in
        ZoneSource.Alternative(
          lines: alternative.lines.map { String(decoding: $0, as: UTF8.self) },
          likelihood: Double(alternative.likelihood))
      })
  }
}

extension RecognitionEngine {
  /// Who may read.
  var recognizers: Set<Recognizer> {
    switch self {
    case .own: [.fast, .thorough, .peer, .typeset]
    case .tesseract: [.tesseract]
    case .both: [.fast, .thorough, .peer, .typeset, .tesseract]
    }
  }
}
