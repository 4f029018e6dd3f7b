import IdentityDocument

/// What the zones of one stream say beside each other.
extension Burst {
  /// Zones of several frames, each text once, and none accepted whose number stands below another name too.
  ///
  /// No check digit covers a name. So frames that show the lines of two documents, one half while the next one is laid down,
  /// or a tear of the video between them, have digits that agree; where others show the same number below another
  /// name as clearly, nobody knows which of both is printed.
  ///
  /// - Parameter zones: The zones, the one that the reading is about first.
  /// - Returns: The zones in the same order.
  static func settled(_ zones: [MRZReading]) -> [MRZReading] {
    var settled: [MRZReading] = []
    for zone in zones {
      guard let same = settled.firstIndex(where: { $0.mrz.lines == zone.mrz.lines }) else {
        settled.append(zone)
        continue
      }
      let frames = max(1, settled[same].agreeingFrames) + max(1, zone.agreeingFrames)
      if zone.isAccepted, !settled[same].isAccepted { settled[same] = zone }
      settled[same].agreeingFrames = frames
    }
    let isContested = settled.map { zone in
      zone.isAccepted && settled.contains { $0.contests(zone) }
    }
    for (index, isContested) in isContested.enumerated() where isContested {
      settled[index].isAccepted = false
      settled[index].refusals.append(Refusal(.ambiguous, field: .lastName))
    }
    return settled
  }
}

extension MRZReading {
  /// Whether it shows the number of another zone below another name, and was read surely, or in frames that contradict
  /// each other as surely.
  fileprivate func contests(_ other: MRZReading) -> Bool {
    let isSure = isAccepted || refusals.contains { [.ambiguous, .contradicted].contains($0.code) }
    guard isSure, mrz.isValid, mrz.documentNumber.value == other.mrz.documentNumber.value,
      !mrz.documentNumber.value.isEmpty
    else { return false }
    return mrz.primaryIdentifier != other.mrz.primaryIdentifier
      || mrz.secondaryIdentifier != other.mrz.secondaryIdentifier
  }
}
