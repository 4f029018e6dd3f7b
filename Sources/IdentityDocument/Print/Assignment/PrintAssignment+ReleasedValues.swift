/// Values that read like captions.
extension PrintAssignment {
  /// Takes for values again what reads like a caption and stands as large as values do below another one
  /// that announces it: the state code `FIN`, which is a personal number elsewhere, `HOMBRE`, which `NOMBRE` may be
  /// misread as, and offices.
  mutating func releaseValues() {
    for place in lines.indices where lines[place].role == .caption {
      let line = lines[place]
      let text = line.text
      let isState = text.utf8.count == 3 && CountryCode(mrz: text)?.origin != nil
      let isSex = PrintedSex.isWord(text)
      guard line.label == nil, line.confidence > 0.7,
        isState || isSex || OfficeName.isOffice(text)
      else { continue }
      let announced: Caption = isState ? .nationality : isSex ? .sex : .authority
      let isAnnounced = lines.indices.contains { other in
        other != place && lines[other].role == .caption
          && lines[other].captions[announced] ?? 0 > 0.6
          && lines[other].height < 0.85 * line.height && distance(of: other, to: place) != nil
      }
      guard isAnnounced else { continue }
      lines[place].role = nil
      lines[place].captions = [:]
    }
  }
}
