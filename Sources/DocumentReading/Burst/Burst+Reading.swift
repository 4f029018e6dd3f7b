public import IdentityDocument
import MRZRecognition
import Raster

extension Burst {
  /// What the kept frames say together, judged by the configuration as one picture is.
  ///
  /// - Parameter frame: The last frame, whose feedback counts.
  func combined(after frame: BurstFrame) -> Reading {
    var reading = Reading()
    reading.times = frame.reading.times
    reading.feedback = frame.reading.feedback
    guard let base = surest else { return reading }
    let evidence = base.evidence
    reading.request = Reading.Request()
    reading.request.asOf = configuration.day
    reading.request.payloads = configuration.payloads
    reading.mrz = zone ?? evidence.readings.first
    let outline = reading.mrz?.quadrilateral
    reading.otherZones = evidence.readings.dropFirst(zone == nil ? 1 : 0).filter { other in
      outline.map { !$0.contains(other.quadrilateral.center) } ?? true
    }
    reading.barcodes = barcodes
    reading.merge()
    let rules = ConfigurationRules(configuration)
    rules.judge(&reading, isOutside: evidence.isOutside)
    rules.dropInvalidZones(of: &reading)
    if reading.isAccepted { reading.feedback = [.detectedHoldOn] }
    reading.finish()
    rules.withhold(from: &reading)
    return reading
  }

  /// The frame that the reading's places are of: the pivot, else the first that is accepted.
  private var surest: BurstFrame? {
    if let fused { return kept[fused.pivot] }
    return kept.first(where: \.isAccepted) ?? kept.max { $0.rank < $1.rank }
  }

  /// The zone that several frames say together, in the pixels of the pivot.
  private var zone: MRZReading? {
    guard let fused, fused.used.count > 1 else { return nil }
    let text = fused.reading.mrz.lines
    let accepted = fused.frames.filter(\.isAccepted)
    // Two texts that are sure each: nobody knows which is right.
    let isContested = accepted.contains { $0.mrz?.lines != text }
    if !fused.reading.isAccepted, !isContested {
      let own = kept.lazy.flatMap(\.evidence.readings).first {
        $0.isAccepted && $0.mrz.lines == text
      }
      if let own { return own }
    }
    var holder = Reading()
    holder.mrz = MRZReading(fused.reading)
    holder.mrz?.agreeingFrames = fused.used.count
    if isContested {
      holder.mrz?.isAccepted = false
      holder.mrz?.refusals.append(Refusal(.ambiguous))
    }
    kept[fused.pivot].evidence.place.restore(&holder)
    return holder.mrz
  }

  /// Every barcode of the kept frames once, in the order in which they were seen.
  private var barcodes: [BarcodeReading] {
    var found: [BarcodeReading] = []
    for barcode in kept.flatMap(\.evidence.barcodes)
    where !found.contains(where: { $0.symbology == barcode.symbology && $0.bytes == barcode.bytes })
    {
      found.append(barcode)
    }
    return found
  }

  /// The fields that are not sure yet, in the order of the document's fields; none where the reading is
  /// accepted.
  public var missing: [DocumentField] {
    let fields = Set(reading.refusals.compactMap(\.field))
    return DocumentField.allCases.filter { fields.contains($0) }
  }
}
