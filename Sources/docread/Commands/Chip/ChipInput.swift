import ChipReading
import ChipVerification
import DocumentReading
import IdentityDocument

/// A chip that the user named: its files with the anchors, judged.
struct ChipInput {
  let chip: ChipAnswer
  /// The anchors that could not be used, and why.
  let faults: [(path: String, reason: ChipReason)]
  /// The files of the chip, which are not written to.
  private var files = SparedFiles()

  /// Reads the files and the anchors.
  ///
  /// - Throws: `InputFolder.Fault` where a path that was named, or a file of a chip's folder, cannot be read.
  init(
    _ paths: [String], anchors: [String], at moment: CalendarDate?, asOf today: CalendarDate,
    exchange: ChipChallenge? = nil, chipAuthentication: ChipAuthentication.Outcome? = nil
  ) throws(InputFolder.Fault) {
    var found = ChipFiles()
    for file in try InputFolder.files(at: paths, leavingOut: Self.leaveOut) {
      found.add(file.bytes, name: file.name)
      files.insert(Array(file.path.utf8))
    }
    let trusted = try AnchorFiles(anchors)
    faults = trusted.faults
    chip = ChipAnswer(
      of: found, anchors: trusted.anchors, at: moment.map { Timestamp(startOf: $0) },
      asOf: today, exchange: exchange,
      chipAuthentication: chipAuthentication.map { ChipAuthentication($0) })
  }

  /// Leaves out a file that is too large for one of a chip and has no name of one.
  ///
  /// Any other may be a group that is forged; it was delivered, so that it is no absent one.
  ///
  /// - Throws: The fault of every other file.
  private static func leaveOut(
    _ name: String, _ fault: InputFolder.Fault
  ) throws(InputFolder.Fault) {
    guard ChipFile(name: name) == nil, fault.error.reason == .fileTooLarge else { throw fault }
    InputFolder.sayLeftOut(fault)
  }

  /// Writes the pictures of the chip as they are encoded; beside those of JPEG 2000, which few programs
  /// show, a PNG file where they can be decoded.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - replacesFiles: Whether files that lie there are replaced, save those of the chip.
  ///   - images: Gets the paths by the name of the picture, of those that were written.
  /// - Returns: Why others could not be written.
  func writePictures(
    to folder: String, replacing replacesFiles: Bool, into images: inout [JSONValue.Member]
  ) -> [ReaderError] {
    var faults: [ReaderError] = []
    func write(_ name: String, _ bytes: [UInt8], to path: String) {
      do throws(ReaderError) {
        guard !replacesFiles || !files.contains(path) else {
          throw ReaderError(.outputIsInput, ["path": path])
        }
        try InputFile.write(bytes, to: path, replacing: replacesFiles)
        images.append(JSONValue.Member(name, .string(path)))
      } catch {
        faults.append(error.offeringForce)
      }
    }
    for (name, picture) in chip.pictures {
      write(name, picture.bytes, to: "\(folder)/\(name).\(picture.kind.fileExtension)")
      guard [.jp2, .j2k].contains(picture.kind), let shown = InputFile.png(of: picture.bytes) else {
        continue
      }
      write("\(name)Shown", shown, to: "\(folder)/\(name).png")
    }
    return faults
  }
}
