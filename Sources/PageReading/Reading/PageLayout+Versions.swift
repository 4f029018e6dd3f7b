import IdentityDocument
import TextRecognition

extension PageLayout {
  /// What is read of a line: by the look at the page, by the net, and alone where that may tell more.
  ///
  /// - Parameters:
  ///   - index: The number of the line.
  ///   - seen: What the look at the page has seen.
  ///   - spelled: What the net has read.
  ///   - recognizer: Who reads.
  /// - Returns: What was read, each with its confidence.
  /// - Throws: What the recogniser throws.
  func versions(
    of index: Int, _ seen: PrintedLine.Version?, _ spelled: SpeltLine?,
    with recognizer: inout PrintRecognizer
  ) throws(TextRecognizerError) -> [PrintedLine.Version] {
    let line = lines[index]
    var versions = seen.map { [$0] } ?? []
    if let spelt = spelt[index] { versions.append(spelt.version) }
    var isAgreed = false
    if seen.map({ needsOwnLook(line, after: $0) }) ?? mayHoldUnseen(line, spelled) {
      isAgreed = seen.map { $0.confidence > Self.doubtful && $0.isEqual(to: spelled) } ?? false
      if !isAgreed {
        let own = try read(line, in: line.channel, with: &recognizer)
        isAgreed = own.isEqual(to: spelled)
        versions.append(own)
      }
      if isAgreed, spelt[index] == nil, let spelled { versions.append(spelled.version) }
    }
    let isClear =
      line.contrast > Self.dark * reference && line.capital > 1.4 * WorkPicture.scale
    let best = versions.map(\.confidence).max() ?? 0
    if isClear, !isAgreed, best > Self.hopeless, best < Self.doubtful,
      versions.contains(where: \.mayBeValue)
    {
      versions += try otherVersions(of: line, with: &recognizer)
    }
    return versions
  }

  /// Whether a line that the look at the page has seen is looked at alone: not where it is a caption, or
  /// as small as captions are and seen whole.
  private func needsOwnLook(_ line: TextLine, after seen: PrintedLine.Version) -> Bool {
    if seen.isCaption, seen.confidence > Self.doubtful { return false }
    let letters = seen.text.unicodeScalars.count { $0.properties.isAlphabetic }
    return line.capital > Self.captions * WorkPicture.scale || 5 * letters < 4 * line.letters
  }
}
