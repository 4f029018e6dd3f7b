import ChipReading
import ChipVerification
import DocumentReading
import IdentityDocument

/// A chip that the user named: its files with the anchors, judged.
struct ChipInput {
  let chip: ChipAnswer
  /// The anchors that could not be used, and why.
  let faults: [(path: String, reason: ChipReason)]

  /// Reads the files and the anchors.
  ///
  /// - Throws: `ReaderError` where a path that was named cannot be read.
  init(
    _ paths: [String], anchors: [String], at moment: CalendarDate?, exchange: ChipChallenge? = nil,
    chipAuthentication: ChipAuthentication.Outcome? = nil
  ) throws(ReaderError) {
    var files = ChipFiles()
    for file in try InputFolder.files(at: paths) { files.add(file.bytes, name: file.name) }
    let trusted = try AnchorFiles(anchors)
    faults = trusted.faults
    chip = ChipAnswer(
      of: files, anchors: trusted.anchors, at: moment.map { Timestamp(startOf: $0) },
      exchange: exchange, chipAuthentication: chipAuthentication.map { ChipAuthentication($0) })
  }

  /// Writes the pictures of the chip as they are encoded; beside those of JPEG 2000, which few programs
  /// show, a PNG file where they can be decoded.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - images: Gets the paths by the name of the picture, of those that were written until one could not be.
  /// - Throws: `ReaderError` where a picture cannot be written.
  func writePictures(
    to folder: String, into images: inout [JSONValue.Member]
  ) throws(ReaderError) {
    for (name, picture) in chip.pictures {
      let path = "\(folder)/\(name).\(picture.kind.fileExtension)"
      try InputFile.write(picture.bytes, toNew: path)
      images.append(JSONValue.Member(name, .string(path)))
      guard [.jp2, .j2k].contains(picture.kind) else { continue }
      let shown = "\(folder)/\(name).png"
      guard try InputFile.writePNG(of: picture.bytes, toNew: shown) else { continue }
      images.append(JSONValue.Member("\(name)Shown", .string(shown)))
    }
  }
}
