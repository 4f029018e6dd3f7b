import Barcodes
public import IdentityDocument
import MRZRecognition
import Raster

extension Burst {
  /// What the kept frames say together, judged by the configuration as one picture is.
  ///
  /// - Parameter others: Other bursts of the same stream, whose documents stand beside this one.
  /// - Returns: The reading; its places are those in the frame ``placedFrame``.
  public func reading(beside others: [Burst] = []) -> Reading {
    var reading = Reading()
    reading.times = last.times
    reading.feedback = last.feedback
    reading.request.asOf = configuration.day
    reading.request.payloads = configuration.payloads
    var zones = zones
    reading.mrz = zones.isEmpty ? nil : zones.removeFirst()
    reading.otherZones = zones + others.flatMap(\.zones)
    reading.barcodes = (self.barcodes + others.flatMap(\.barcodes)).distinct
    reading.merge()
    let rules = ConfigurationRules(configuration)
    rules.judge(&reading, isOutside: shown?.frame.evidence.isOutside ?? false)
    rules.dropInvalidZones(of: &reading)
    if reading.isAccepted { reading.feedback = [.detectedHoldOn] }
    reading.finish()
    rules.withhold(from: &reading)
    return reading
  }

  /// The zones: what the frames say together, then what the frame of its places shows beside it.
  private var zones: [MRZReading] {
    guard let shown else { return [] }
    let own = shown.frame.evidence.readings
    guard let zone = shown.zone else { return own }
    return [zone] + own.filter { !zone.quadrilateral.contains($0.quadrilateral.center) }
  }

  /// The barcodes that frames show, and of a kind that none shows whole, what they say together.
  private var barcodes: [BarcodeReading] {
    let single = kept.flatMap(\.evidence.barcodes).filter { !parts.complete($0) }
    let read = (single + parts.whole).distinct
    let doubtful = kept.filter { !$0.evidence.doubtful.isEmpty }
    guard doubtful.count > 1, let place = doubtful.last?.evidence.place else { return read }
    var holder = Reading()
    holder.barcodes = DoubtfulBarcodes.barcodes(of: doubtful.map(\.evidence.doubtful))
      .map { BarcodeReading($0) }
      .filter { found in !read.contains { $0.symbology == found.symbology } }
    place.restore(&holder)
    return read + holder.barcodes
  }

  /// The fields that are not sure yet, in the order of the document's fields; none where the reading is
  /// accepted.
  public var missing: [DocumentField] {
    let fields = Set(reading.refusals.compactMap(\.field))
    return DocumentField.allCases.filter { fields.contains($0) }
  }
}

extension Burst {
  /// The messages that several symbols carry together, with the parts that are missing.
  ///
  /// Macro PDF417 has such symbols, and structured append of QR codes. A message that is whole stands
  /// among the reading's barcodes in place of its parts.
  public var messages: [BarcodeParts] { parts.messages }
}

extension [BarcodeReading] {
  /// Every barcode once, in the order in which they were seen.
  fileprivate var distinct: [BarcodeReading] {
    var found: [BarcodeReading] = []
    for barcode in self {
      let isKnown = found.contains {
        $0.symbology == barcode.symbology && $0.bytes == barcode.bytes
      }
      if !isKnown { found.append(barcode) }
    }
    return found
  }
}
