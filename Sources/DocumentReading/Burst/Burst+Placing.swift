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
    else { return (found.frame, found.zone) }
    var zone = found.zone ?? own[0]
    zone.quadrilateral = place.quadrilateral
    zone.lineQuadrilaterals = place.lineQuadrilaterals
    zone.characterCenters = place.characterCenters
    return (confirming, zone)
  }

  /// The same among the frames whose evidence is kept, with the numbers of those that it rests on: what they say together,
  /// where that is refused what stands beside it, and without either the surest frame.
  var evident: (frame: BurstFrame, zone: MRZReading?, used: [Int])? {
    let together = fused.flatMap { evident(in: $0) }
    let isAccepted = (together?.zone ?? together?.frame.evidence.readings.first)?.isAccepted
    if isAccepted != true, let found = standing { return (found.frame, found.zone, found.used) }
    if let together {
      let used = fused?.used.flatMap { source($0)?.numbers ?? [] }
      return (together.frame, together.zone, used ?? [])
    }
    let surest = kept.first(where: \.isAccepted) ?? kept.max { $0.rank < $1.rank }
    return surest.map { (frame: $0, zone: nil, used: []) }
  }

  /// What frames say together, in the frame that it was laid over or the sharpest of them.
  private func evident(in fused: FusedZone) -> (frame: BurstFrame, zone: MRZReading?)? {
    if let piled, let zone = surerMean(than: fused) { return (piled, zone) }
    guard let pivot = source(fused.pivot) else { return nil }
    // What looks like no zone is not given out for that several frames show it.
    guard fused.used.count > 1, fused.reading.isCredible else { return (pivot, nil) }
    let text = fused.reading.mrz.lines
    // Two texts that are sure each: nobody knows which is right.
    let isContested = fused.frames.contains { $0.isAccepted && $0.mrz?.lines != text }
    if !fused.reading.isAccepted, !isContested {
      for frame in kept + [piled].compactMap(\.self) {
        let own = frame.evidence.readings.first { $0.isAccepted && $0.mrz.lines == text }
        if let own { return (frame, own) }
      }
    }
    return zone(of: fused, over: pivot, isContested: isContested)
  }

  /// What the mean of whole frames shows by itself, where that is another text and likelier than what the
  /// frames say together; two texts are no document that is fit for use.
  private func surerMean(than fused: FusedZone) -> MRZReading? {
    guard !fused.reading.isAccepted, var own = piled?.evidence.readings.first,
      own.mrz.lines != fused.reading.mrz.lines,
      own.confidence > Double(fused.reading.confidence)
    else { return nil }
    if own.isAccepted {
      own.isAccepted = false
      own.refusals.append(Refusal(.ambiguous))
    }
    return own
  }

  /// What several frames say together, in the pixels of the sharpest of them.
  private func zone(
    of fused: FusedZone, over pivot: BurstFrame, isContested: Bool
  ) -> (BurstFrame, MRZReading?) {
    let sharpest = zip(fused.used.map { source($0) ?? pivot }, fused.places).max {
      $1.0.showsMore(than: $0.0)
    }
    let (frame, place) = sharpest ?? (pivot, fused.reading.zone)
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
