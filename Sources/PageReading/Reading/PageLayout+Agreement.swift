import IdentityDocument
import LineRecognition
import Raster
import TextRecognition

/// What the net for printed lines says in place of a look of Tesseract, which takes ten times as long.
extension PageLayout {
  /// What the net reads in each line, `nil` where that is nothing.
  func spelledLines(_ reading: RowReading, by net: inout PrintLineRecognizer) -> [SpeltLine?] {
    var read = spelt
    for index in lines.indices where read[index] == nil && !Interruption.isRaised {
      read[index] = reading.readOnce(lines[index], with: &net)
    }
    return read
  }

  /// The captions that the net reads, by the numbers of their lines.
  ///
  /// Tesseract need not see them: of 27 lines of a passport's page they are six.
  ///
  /// - Parameter read: What the net reads in each line.
  /// - Returns: What the net has read in those.
  func captions(in read: [SpeltLine?]) -> [Int: PrintedLine.Version] {
    var captions: [Int: PrintedLine.Version] = [:]
    for index in lines.indices where lines[index].capital <= Self.captions * WorkPicture.scale {
      guard let version = read[index]?.version, version.confidence > Self.leastCaption,
        version.isCaption
      else { continue }
      captions[index] = version
    }
    return captions
  }

  /// Whether a line of which the look at the page has seen nothing is looked at alone: where it is high and dark
  /// enough, and the net reads something in it.
  func mayHoldUnseen(_ line: TextLine, _ spelt: SpeltLine?) -> Bool {
    line.capital / WorkPicture.scale * plane.unit > Self.leastUnseen.height
      && line.contrast > Self.leastUnseen.contrast * reference
      && spelt?.confidence ?? 0 > Self.leastUnseen.confidence
  }

  /// What stands in a line of a licence and in front of it, where the number of its field does.
  ///
  /// Where the net reads what another look has read, and the number or none, no other look is needed.
  ///
  /// - Parameters:
  ///   - line: The line with what stands in front of it.
  ///   - versions: How the line was read without that.
  ///   - reading: Who reads rows.
  ///   - net: The net.
  ///   - recognizer: Tesseract.
  /// - Returns: The versions to add.
  /// - Throws: What the recogniser throws.
  func numberedVersions(
    of line: TextLine, beside versions: [PrintedLine.Version], _ reading: RowReading,
    _ net: inout PrintLineRecognizer, _ recognizer: inout PrintRecognizer
  ) throws(TextRecognizerError) -> [PrintedLine.Version] {
    let seen = versions.filter { $0.look != .columns }
    func isSettled(by version: PrintedLine.Version) -> Bool {
      version.confidence > Self.leastNumbered && seen.contains { $0.isEqual(to: version) }
    }
    let hasNumber = versions.contains {
      $0.look == .columns && $0.beginsWithNumber && isSettled(by: $0)
    }
    if hasNumber { return [] }
    if let version = reading.readOnce(line, with: &net)?.version, isSettled(by: version) {
      return [version]
    }
    return [try read(line, in: line.channel, with: &recognizer)]
  }
}

extension PrintedLine.Version {
  /// Whether the net for printed lines has read the same, which is as good as another look of Tesseract.
  ///
  /// A number of at most two characters before one of both, with a dot or without, does not count: lines of
  /// licences begin with one, and are found with it or without.
  func isEqual(to spelt: SpeltLine?) -> Bool {
    guard let other = spelt?.version else { return false }
    return isEqual(to: other)
  }

  /// Whether another reading is the same but for a number before it.
  fileprivate func isEqual(to version: PrintedLine.Version) -> Bool {
    let other = version.text
    if text == other { return true }
    let (longer, shorter) = text.utf8.count > other.utf8.count ? (text, other) : (other, text)
    guard longer.hasSuffix(shorter) else { return false }
    let number = longer.dropLast(shorter.count)
    return number.count <= 4 && number.first?.isNumber == true && number.last == " "
  }

  /// Whether it begins with a number of a field, such as `4a.`.
  fileprivate var beginsWithNumber: Bool {
    guard let number = text.split(separator: " ").first else { return false }
    return number.count <= 3 && number.first?.isNumber == true
  }
}
