import ChipReading
import ChipVerification
import Foundation
import IdentityDocument
import Testing

/// The examples of chips.
@Suite struct ChipExamplesTests {
  private static let folder = "Tests/ChipVectors/all-groups"

  private static func delivered() throws -> [(String, [UInt8])] {
    try Documentation.files(below: folder, ending: ".bin").map { path in
      (URL(filePath: path).lastPathComponent, try Documentation.bytes(path))
    }
  }

  private static func files() throws -> ChipFiles {
    var files = ChipFiles()
    for (name, bytes) in try delivered() { files.add(bytes, name: name) }
    return files
  }

  @Test func `the files of a chip`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let delivered = try Self.delivered()
    var files = ChipFiles()
    for (name, bytes) in delivered { files.add(bytes, name: name) }
    print(files.groups.count)  // 10
    let data = ChipData(reading: files)
    print(data.zone?.mrz?.isValid == true)  // true
    print(data.faults.isEmpty)  // true
    try transcript.check("Sources/ChipReading/ChipReading.docc/GettingStarted.md", 0)
  }

  @Test func `their proof`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let files = try Self.files()
    let certificate = try Documentation.bytes("\(Self.folder)/csca.der")
    var anchors = TrustAnchors()
    try anchors.add(contentsOf: certificate)
    let passive = PassiveAuthentication(of: files, anchors: anchors)
    print(passive.verdict.rawValue)  // good
    print(passive.isProven(.dg1))  // true
    let unknown = PassiveAuthentication(of: files, anchors: TrustAnchors())
    print(unknown.verdict, unknown.reasons.map(\.rawValue))  // notChecked []
    let clone = CloneStatus(of: files, passive: passive)
    print(clone.verdict, clone.reasons.map(\.rawValue))  // notChecked ["noChallenge"]
    try transcript.check(
      "Sources/ChipVerification/ChipVerification.docc/GettingStarted.md", 0, 1, 2)
  }

  @Test func `the README: chips`() throws {
    let transcript = Transcript()
    func print(_ items: Any...) { transcript.print(items) }
    let files = try Self.files()
    var anchors = TrustAnchors()
    try anchors.add(contentsOf: try Documentation.bytes("\(Self.folder)/csca.der"))
    let passive = PassiveAuthentication(of: files, anchors: anchors)
    print(passive.verdict)  // good
    print(ChipData(reading: files).zone?.mrz?.isValid ?? false)  // true
    print(CloneStatus(of: files, passive: passive).verdict)  // notChecked
    try transcript.check("README.md", 2)
  }
}
