import ChipReading
import Testing

@Suite struct ChipFilesTests {
  @Test(
    arguments: [
      ("EF_SOD.bin", .securityObject), ("EF.SOD", .securityObject), ("sod", .securityObject),
      ("EF_COM.bin", .com), ("011E", .com), ("DG1.bin", .group(.dg1)), ("dg01", .group(.dg1)),
      ("EF.DG16", .group(.dg16)), ("0101", .group(.dg1)), ("010F.bin", .group(.dg15)),
      ("0110", .group(.dg16)), ("DataGroup11.bin", .group(.dg11)),
      ("EF_CardAccess.bin", .cardAccess), ("EF.ATR", .answerToReset),
    ] as [(String, ChipFile)])
  func aUsualNameTellsTheKind(name: String, file: ChipFile) {
    #expect(ChipFile(name: name) == file)
  }

  /// 011C and 011D are two files each; the others are none.
  @Test(arguments: ["011C", "011D", "DG0", "DG17", "0100", "0111", "csca.der", "notes.txt", ""])
  func otherNamesTellNothing(name: String) { #expect(ChipFile(name: name) == nil) }

  @Test(
    arguments: [
      ([0x60, 0x00], .com), ([0x77, 0x00], .securityObject), ([0x75, 0x00], .group(.dg2)),
      ([0x76, 0x00], .group(.dg4)), ([0x61, 0x00], .group(.dg1)),
      ([0x61, 0x03, 0x4F, 0x01, 0xA0], .directory), ([0x31, 0x00], .cardAccess),
      ([0x7F, 0x66, 0x00], .answerToReset), ([0x42, 0x00], .terminalCertificates),
    ] as [([UInt8], ChipFile)])
  func theFirstBytesTellTheKind(bytes: [UInt8], file: ChipFile) {
    #expect(ChipFile(content: bytes) == file)
  }

  /// Each begins with the tag of a file.
  @Test(
    arguments: [
      "issuer: UTO\n", "hello", "chip of a visitor", "a", "w\u{E4}hrend der \u{DC}bergabe gelesen",
      String(repeating: "passport\r\n", count: 20),
    ])
  func aTextBesideTheFilesIsNoneOfThem(text: String) {
    #expect(ChipFile(content: Array(text.utf8)) == nil)
    var files = ChipFiles()
    files.add(Array(text.utf8), name: "README.txt")
    #expect(files.isEmpty && files.unrecognised == ["README.txt"])
  }

  @Test func cardSecurityIsToldByWhatIsSigned() throws {
    #expect(
      ChipFile(content: try ChipVectors.bytes("card/EF_CardSecurity.bin")) == .cardSecurity)
    #expect(ChipFile(content: try ChipVectors.bytes("masterlist/masterlist.ml")) == nil)
    #expect(ChipFile(content: try ChipVectors.bytes("rsa-pkcs1/csca.der")) == nil)
  }

  @Test func aFileUnderTheNameOfAnotherIsNotTakenForIt() {
    var files = ChipFiles()
    files.add([0x6B, 0x00], name: "DG2.bin")
    #expect(files.groups == [.dg2])
    let data = ChipData(reading: files)
    #expect(data.faults[.group(.dg2)] == ChipReason(rawValue: "wrongTag:DG2"))
  }

  @Test func theSameGroupTwiceIsSaid() {
    var files = ChipFiles()
    files.add([0x61, 0x00], name: "DG1.bin")
    files.add([0x61, 0x00], name: "0101")
    #expect(files.duplicates.isEmpty)
    files.add([0x61, 0x01, 0x00], name: "dump")
    #expect(files.duplicates == [.group(.dg1)])
    files.add([0x01], name: "photo.txt")
    #expect(files.unrecognised == ["photo.txt"])
    #expect(files[.group(.dg1)] == [0x61, 0x00])
  }
}
