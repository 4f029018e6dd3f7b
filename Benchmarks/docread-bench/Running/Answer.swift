import Barcodes
import CorpusIndex
import DocumentReading
import IdentityDocument
import Raster

/// What the reader said of a picture, as far as the truth can judge it.
struct Answer: Hashable {
  /// The zones, best first.
  let zones: [ZoneReading]
  /// The barcodes.
  let symbols: [SymbolReading]
  /// Whether the document is accepted.
  let isAccepted: Bool
  /// What our own reader says of each zone beside its lines; empty of a rival.
  let findings: [ZoneFinding]
  /// Where the barcodes lie; empty of a rival.
  let symbolCorners: [Quadrilateral]

  /// The answer of a reader that found nothing.
  static let nothing = Answer(zones: [], symbols: [], isAccepted: false)

  init(_ reading: Reading) {
    let all = (reading.mrz.map { [$0] } ?? []) + reading.otherZones
    zones = all.map {
      ZoneReading(
        lines: $0.mrz.lines, isAccepted: $0.isAccepted, confidence: $0.characterConfidence)
    }
    symbols = reading.barcodes.map {
      SymbolReading(symbology: $0.symbology.rawValue, bytes: $0.bytes, text: $0.text)
    }
    isAccepted = reading.isAccepted
    findings = all.map(ZoneFinding.init)
    symbolCorners = reading.barcodes.map(\.quadrilateral)
  }

  init(zones: [ZoneReading], symbols: [SymbolReading], isAccepted: Bool) {
    self.zones = zones
    self.symbols = symbols
    self.isAccepted = isAccepted
    findings = []
    symbolCorners = []
  }

  /// Whether nothing was found.
  var isEmpty: Bool { zones.isEmpty && symbols.isEmpty }
}
