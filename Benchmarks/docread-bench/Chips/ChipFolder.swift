import ChipReading
import ChipVerification
import Foundation

/// A chip of a folder with the anchors that lie beside its files.
struct ChipFolder {
  let name: String
  let files: ChipFiles
  let anchors: TrustAnchors

  private static let anchorNames: Set<String> = [
    "csca.der", "link.der", "masterlist.ml", "crl.der",
  ]

  init(_ folder: URL) throws {
    name = folder.lastPathComponent
    var files = ChipFiles()
    var anchors = TrustAnchors()
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
      if Self.anchorNames.contains(file) {
        try anchors.add(contentsOf: bytes)
      } else {
        files.add(bytes, name: file)
      }
    }
    (self.files, self.anchors) = (files, anchors)
  }

  /// The chips of the folders of a folder, by name.
  static func all(in folder: URL) throws -> [ChipFolder] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.appending(path: "EF_SOD.bin").path) }
      .map { try ChipFolder($0) }
  }

  /// What passive authentication shows of the files.
  var judged: PassiveAuthentication { PassiveAuthentication(of: files, anchors: anchors) }
}
