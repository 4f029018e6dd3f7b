import IdentityDocument
import LineRecognition
import Raster

/// What the net for printed lines says in place of a look of Tesseract, which takes ten times as long.
extension PageLayout {
  /// The captions that the net for printed lines reads, by the numbers of their lines.
  ///
  /// Tesseract need not see them: of 27 lines of a passport's page they are six.
  func captions(by net: inout PrintLineRecognizer) -> [Int: PrintedLine.Version] {
    var captions: [Int: PrintedLine.Version] = [:]
    let reading = RowReading(levelled: levelled)
    for index in lines.indices
    where lines[index].capital <= Self.captions * WorkPicture.scale && !Interruption.isRaised {
      let spelt = spelt[index] ?? reading.readOnce(lines[index], with: &net)
      guard let version = spelt?.version, version.confidence > Self.leastCaption, version.isCaption
      else { continue }
      captions[index] = version
    }
    return captions
  }

  /// Whether a line of which the look at the page has seen nothing is looked at alone: where it is high and dark
  /// enough, and the net for printed lines reads something in it.
  func mayHoldUnseen(
    _ line: TextLine, _ index: Int, by net: inout PrintLineRecognizer
  ) -> Bool {
    guard line.capital / WorkPicture.scale * plane.unit > Self.leastUnseen.height,
      line.contrast > Self.leastUnseen.contrast * reference
    else { return false }
    let spelt = spelt[index] ?? RowReading(levelled: levelled).readOnce(line, with: &net)
    return spelt?.confidence ?? 0 > Self.leastUnseen.confidence
  }
}

extension PrintedLine.Version {
  /// Whether the net for printed lines has read the same, which is as good as another look of Tesseract.
  ///
  /// A number of at most two characters before one of both, with a dot or without, does not count: lines of
  /// licences begin with one, and are found with it or without.
  func isEqual(to spelt: SpeltLine?) -> Bool {
    guard let other = spelt?.version.text else { return false }
    if text == other { return true }
    let (longer, shorter) = text.utf8.count > other.utf8.count ? (text, other) : (other, text)
    guard longer.hasSuffix(shorter) else { return false }
    let number = longer.dropLast(shorter.count)
    return number.count <= 4 && number.first?.isNumber == true && number.last == " "
  }
}
