import IdentityDocument

/// What frames say that are accepted each by itself, whatever the frames beside them show.
extension Burst {
  /// A text that frames are accepted with, each by itself, in the sharpest of them: it stands where what all frames say
  /// together is refused, so that poor frames take nothing from good ones.
  ///
  /// Of zones that are added up two frames have to give it, those among them that only showed it again when it was sure, and
  /// none may be accepted with another text. Of those that are read one by one it is that of most frames, then the
  /// likeliest, refused where another one is accepted too. So nothing is accepted that no single frame is accepted with.
  var standing: (frame: BurstFrame, zone: MRZReading, used: [Int])? {
    let texts = Dictionary(grouping: kept.filter { $0.acceptedZone != nil }) {
      $0.acceptedZone?.mrz.lines ?? []
    }
    let surest = texts.max { support(of: $0.key, by: $0.value) < support(of: $1.key, by: $1.value) }
    guard let (text, frames) = surest, let shown = frames.max(by: { $1.showsMore(than: $0) }),
      var zone = shown.acceptedZone
    else { return nil }
    let isAddedUp = frames.contains { !$0.evidence.zones.isEmpty }
    if isAddedUp, texts.count > 1 || support(of: text, by: frames).count < 2 { return nil }
    if texts.count > 1 {
      zone.isAccepted = false
      zone.refusals.append(Refusal(.ambiguous))
    }
    if frames.count > 1 { zone.agreeingFrames = frames.count }
    return (shown, zone, frames.map(\.number))
  }

  /// What speaks for a text: the frames that give it, how likely the surest of them says it is, and, so that the order of
  /// frames decides nothing, its characters.
  private func support(
    of text: [String], by frames: [BurstFrame]
  ) -> (count: Int, confidence: Double, text: String) {
    (
      frames.count + (confirmed.text == text ? confirmed.count : 0),
      frames.compactMap(\.acceptedZone?.confidence).max() ?? 0, text.joined()
    )
  }
}
