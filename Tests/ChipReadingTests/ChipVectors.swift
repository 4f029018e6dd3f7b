import ChipReading
import Foundation

/// The chips of invented people beside the tests.
enum ChipVectors {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "ChipVectors")

  /// The bytes of a file.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// The files of a chip, its anchors left out.
  static func chip(_ name: String) throws -> ChipFiles {
    var files = ChipFiles()
    for file in try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: name).path
    ).sorted() {
      files.add(try bytes("\(name)/\(file)"), name: file)
    }
    return files
  }

  /// A value of a tag and parts, as a test writes it.
  static func value(_ tag: UInt32, _ parts: [UInt8]...) -> [UInt8] {
    let tagBytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }.drop { $0 == 0 }
    return DER.encoded(tagBytes, parts.joined())
  }

  /// A value whose content is text.
  static func text(_ tag: UInt32, _ text: String) -> [UInt8] { value(tag, Array(text.utf8)) }
}
