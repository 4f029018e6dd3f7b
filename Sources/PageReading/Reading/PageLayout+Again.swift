package import IdentityDocument
import Raster
package import TextRecognition

extension PageLayout {
  /// Reads lines once more, with what stands beside them and in the other picture, so that two looks
  /// can agree.
  ///
  /// - Parameters:
  ///   - indices: Which lines.
  ///   - parts: The lines that hold a name misread, or a part of one.
  ///   - page: The page, as ``read(with:)`` gave it.
  ///   - recognizer: Who reads.
  /// - Throws: What the recogniser throws.
  package func readAgain(
    _ indices: [Int], parts: [Int: PrintFindings.Part] = [:], of page: inout PrintedPage,
    with recognizer: inout PrintRecognizer
  ) throws(TextRecognizerError) {
    for index in indices where page.lines.indices.contains(index) && lines.indices.contains(index) {
      if Interruption.isRaised { return }
      let line = lines[index]
      var versions = page.lines[index].versions
      // What was read first stays first.
      let most = (versions.map(\.confidence).max() ?? 0) - 0.01
      func add(_ version: PrintedLine.Version) {
        let confidence = max(0, min(version.confidence, most))
        versions.append(.init(version.text, confidence: confidence, look: version.look))
      }
      // Three capitals are wider than a space, and narrower than the gap between columns.
      let image = line.cut(from: levelled[line.channel], capitals: Self.largeCapitals, beside: 3)
      let text = try recognizer.text(in: image)
      add(.init(text.text, confidence: text.confidence, look: .surroundings))
      if !levelled.isGray { add(try read(line, in: line.channel.other, with: &recognizer)) }
      if let part = parts[index] {
        let wide = line.widened(to: part)
        for channel in levelled.isGray ? [line.channel] : [line.channel, line.channel.other] {
          let image = wide.cut(from: levelled[channel], capitals: Self.capitals)
          for image in [image, image.withCutContrast()] {
            let text = try recognizer.text(in: image)
            add(.init(text.text, confidence: text.confidence, look: .surroundings))
          }
        }
      }
      page.lines[index] = printed(line, versions)
    }
  }
}

extension TextLine {
  /// The line with the letters of a name that must stand beside it, as wide as those that were found.
  ///
  /// The page lies upright: a few letters tell the direction of a line worse than that.
  fileprivate func widened(to part: PrintFindings.Part) -> TextLine {
    let letter = width / Double(max(1, part.count))
    var line = self
    line.left -= Double(part.before) * letter + (part.before > 0 ? capital : 0)
    line.right += Double(part.after) * letter + (part.after > 0 ? capital : 0)
    line.leftBase = base
    line.rightBase = base
    return line
  }
}
