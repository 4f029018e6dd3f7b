import IdentityDocument
import MRZRecognition

/// Which frame the places of a burst's reading are in: of those that it rests on the sharpest.
extension Burst {
  /// The frame that the places of the reading are in, by its number: of those that it rests on the
  /// sharpest; `nil` where there is none.
  public var placedFrame: Int? { shown?.frame.number }

  /// The frame that the reading's places are in, with the zone that several frames say together in its
  /// pixels; without one the frame says it alone.
  var shown: (frame: BurstFrame, zone: MRZReading?)? {
    guard let found = evident else { return nil }
    let own = found.frame.evidence.readings
    guard let confirming, confirming.evidence.sharpness > found.frame.evidence.sharpness,
      own.count == 1, let place = confirming.evidence.readings.first
    else { return found }
    var zone = found.zone ?? own[0]
    zone.quadrilateral = place.quadrilateral
    zone.lineQuadrilaterals = place.lineQuadrilaterals
    zone.characterCenters = place.characterCenters
    return (confirming, zone)
  }

  /// The same among the frames whose evidence is kept.
  private var evident: (frame: BurstFrame, zone: MRZReading?)? {
    guard let fused else {
      let surest = kept.first(where: \.isAccepted) ?? kept.max { $0.rank < $1.rank }
      return surest.map { ($0, nil) }
    }
    guard fused.used.count > 1 else { return (kept[fused.pivot], nil) }
    let text = fused.reading.mrz.lines
    // Two texts that are sure each: nobody knows which is right.
    let isContested = fused.frames.contains { $0.isAccepted && $0.mrz?.lines != text }
    if !fused.reading.isAccepted, !isContested {
      for frame in kept {
        let own = frame.evidence.readings.first { $0.isAccepted && $0.mrz.lines == text }
        if let own { return (frame, own) }
      }
    }
    return zone(of: fused, isContested: isContested)
  }

  /// What several frames say together, in the pixels of the sharpest of them.
  private func zone(of fused: FusedZone, isContested: Bool) -> (BurstFrame, MRZReading?) {
    let sharpest = zip(fused.used.map { kept[$0] }, fused.places).max { one, other in
      (one.0.evidence.isOutside ? 0 : 1, one.0.evidence.sharpness)
        < (other.0.evidence.isOutside ? 0 : 1, other.0.evidence.sharpness)
    }
    let (frame, place) = sharpest ?? (kept[fused.pivot], fused.reading.zone)
    var holder = Reading()
    holder.mrz = MRZReading(fused.reading.moved(to: place))
    holder.mrz?.agreeingFrames = fused.used.count
    // What several frames say together was not measured: no more is stated than they do.
    holder.mrz?.confidence = Double(fused.reading.confidence)
    if isContested {
      holder.mrz?.isAccepted = false
      holder.mrz?.refusals.append(Refusal(.ambiguous))
    }
    frame.evidence.place.restore(&holder)
    return (frame, holder.mrz)
  }
}
