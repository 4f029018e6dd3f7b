import ChipReading
import Testing

/// Files that lie: nothing traps, hangs or asks for memory beyond the limits.
@Suite struct HostileChipTests {
  @Test func everyPrefixAndChangedByteOfEveryFileIsRead() throws {
    let files = try ChipVectors.chip("all-groups")
    var (prefixes, refused) = (0, 0)
    for kind in files.kinds {
      let bytes = try #require(files[kind])
      for end in bytes.indices {
        var changed = ChipFiles()
        changed[kind] = Array(bytes[..<end])
        prefixes += 1
        if ChipData(reading: changed).faults[kind] == .truncated { refused += 1 }
        changed[kind] = bytes
        changed[kind]?[end] ^= 0x80
        _ = ChipData(reading: changed)
      }
    }
    #expect(prefixes > 3000)
    #expect(refused == prefixes)
  }

  @Test func aDeclaredGigabyteIsRefusedAtOnce() {
    for tag: UInt8 in [0x60, 0x77, 0x61, 0x75, 0x6B, 0x6E] {
      var files = ChipFiles()
      files.add([tag, 0x84, 0x40, 0x00, 0x00, 0x00, 0x30], name: "dump")
      #expect(Array(ChipData(reading: files).faults.values) == [.truncated])
    }
  }

  @Test func filesBeyondTheLimitsAreRefused() {
    var files = ChipFiles()
    files[.securityObject] = [0x77] + [UInt8](repeating: 0, count: 65_536)
    files[.group(.dg2)] = [0x75] + [UInt8](repeating: 0, count: 1 << 20)
    let data = ChipData(reading: files)
    #expect(data.faults == [.securityObject: .tooLarge, .group(.dg2): .tooLarge])
  }

  @Test func tooManyFacesOrPointsAreRefused() {
    let header: [UInt8] = Array("FAC\0010\0".utf8) + [0, 0, 0, 0]
    for record in [
      header + [0xFF, 0xFF],
      header + [0, 1, 0, 0, 0, 40, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 40),
    ] {
      let group = ChipVectors.value(
        0x75,
        ChipVectors.value(
          0x7F61, [0x02, 0x01, 0x01], ChipVectors.value(0x7F60, ChipVectors.value(0x5F2E, record))))
      #expect(throws: ChipReason.tooLarge) { try FaceImage.all(in: group) }
    }
  }

  @Test(arguments: ["nested-bomb", "length-bomb", "truncated", "duplicate-dg"])
  func brokenSecurityObjectsSayWhy(name: String) throws {
    let reasons: [String: ChipReason] = [
      "nested-bomb": .tooDeep, "length-bomb": .truncated, "truncated": .truncated,
      "duplicate-dg": .duplicateDataGroup,
    ]
    let data = ChipData(reading: try ChipVectors.chip(name))
    #expect(data.faults[.securityObject] == reasons[name])
  }
}
