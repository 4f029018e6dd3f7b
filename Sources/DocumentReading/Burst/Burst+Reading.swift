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
    var reading = Reading(askedBy: configuration)
    reading.times = last.times
    reading.feedback = last.feedback
    let zones = Self.settled(zones + others.flatMap(\.zones))
    reading.mrz = zones.first
    reading.otherZones = Array(zones.dropFirst())
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

  /// The zones: what the frames say together, then what the frame of its places shows beside it; none
  /// that was seen in the bars of a barcode.
  private var zones: [MRZReading] {
    guard let shown else { return [] }
    let own = shown.frame.evidence.readings
    let all =
      shown.zone.map { zone in
        [zone] + own.filter { !zone.quadrilateral.contains($0.quadrilateral.center) }
      } ?? own
    let symbols = symbols(in: shown.frame)
    return all.filter { zone in
      zone.isAccepted
        || isLasting(zone) && !symbols.contains { $0.contains(zone.quadrilateral.center) }
    }.map { confirmed($0) }
  }

  /// Whether a refused zone may be given out: a single line beside a barcode only where most frames read one by themselves,
  /// since other print on the back of a licence may look like it for a moment.
  private func isLasting(_ zone: MRZReading) -> Bool {
    guard zone.mrz.format.lineCount == 1, !barcodes.isEmpty else { return true }
    let showing = kept.count { frame in
      frame.evidence.readings.contains { $0.mrz.format == zone.mrz.format }
    }
    return 2 * showing > kept.count
  }

  /// The barcodes that frames show, and of a kind that none shows whole, what they say together.
  private var barcodes: [BarcodeReading] { wholeBarcodes + joint.map(\.reading) }

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
