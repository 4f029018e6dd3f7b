import ChipReading
import ChipVerification
import Testing

@Suite struct ActiveAuthenticationTests {
  static let rows = ChipVectors.table("aa.tsv")

  private func bytes(_ digits: String) -> [UInt8] {
    stride(from: 0, to: digits.utf8.count - 1, by: 2).compactMap { offset in
      let start = digits.index(digits.startIndex, offsetBy: offset)
      return UInt8(digits[start...].prefix(2), radix: 16)
    }
  }

  private func key(_ file: String) throws -> PublicKeyInfo {
    var files = ChipFiles()
    files[.group(.dg15)] = try ChipVectors.bytes(file)
    return try #require(ChipData(reading: files).activeAuthenticationKey)
  }

  @Test func theTableHasAllAnswers() { #expect(Self.rows.count == 20) }

  /// With the digest that DG14 would state, and with none stated.
  @Test(arguments: rows, [true, false])
  func anAnswerGetsItsVerdict(row: ChipVectors.Row, isStated: Bool) throws {
    let exchange = ChipChallenge(
      challenge: bytes(row["challenge"]), response: bytes(row["response"]))
    let digest = DigestAlgorithm(rawValue: row["hash"])
    let result = ActiveAuthentication(
      exchange, key: try key(row["dg15"]), digest: isStated ? digest : nil)
    #expect(result.verdict.rawValue == row["verdict"])
    #expect(result.reasons.map(\.rawValue) == row.words("reason"))
    #expect(result.notes.map(\.rawValue) == row.words("notes"))
    if result.verdict == .good { #expect(result.digest == digest ?? .sha1) }
  }

  @Test func aDigestThatIsNotTheStatedOneIsRefused() throws {
    let row = try #require(Self.rows.first { $0["name"] == "ec-p256-sha512" })
    let exchange = ChipChallenge(
      challenge: bytes(row["challenge"]), response: bytes(row["response"]))
    let result = ActiveAuthentication(exchange, key: try key(row["dg15"]), digest: .sha256)
    #expect(result.verdict == .error)
  }

  @Test func hostileAnswersAreRefused() throws {
    for file in ["aa/DG15-rsa1024.bin", "aa/DG15-p521.bin", "aa/DG15-bp256-x.bin"] {
      for length in [0, 1, 31, 64, 128, 132, 200] {
        for byte: UInt8 in [0x00, 0x30, 0xFF] {
          let exchange = ChipChallenge(
            challenge: [], response: [UInt8](repeating: byte, count: length))
          #expect(ActiveAuthentication(exchange, key: try key(file)).verdict == .error)
        }
      }
    }
  }
}

@Suite struct CloneStatusTests {
  private func status(
    _ name: String, trusting: Bool = true, _ edit: (inout ChipFiles) -> Void = { _ in }
  ) throws -> CloneStatus {
    var files = try ChipVectors.chip(name)
    let row = try #require(ActiveAuthenticationTests.rows.first { $0["name"] == "rsa1024-sha1bc" })
    files[.group(.dg15)] = try ChipVectors.bytes(row["dg15"])
    edit(&files)
    let passive = PassiveAuthentication(
      of: files, anchors: trusting ? try ChipVectors.anchors(name) : TrustAnchors())
    let exchange = ChipChallenge(
      challenge: digits(row["challenge"]), response: digits(row["response"]))
    return CloneStatus(of: files, passive: passive, exchange: exchange)
  }

  private func digits(_ text: String) -> [UInt8] {
    let characters = Array(text)
    return stride(from: 0, to: characters.count, by: 2).compactMap {
      UInt8(String(characters[$0...$0 + 1]), radix: 16)
    }
  }

  @Test func withoutAChallengeNothingIsKnown() throws {
    let files = try ChipVectors.chip("rsa-pkcs1")
    let passive = PassiveAuthentication(of: files, anchors: try ChipVectors.anchors("rsa-pkcs1"))
    let status = CloneStatus(of: files, passive: passive)
    #expect(passive.verdict == .good)
    #expect(status.verdict == .notChecked)
    #expect(status.reasons.map(\.rawValue) == ["noChallenge"])
    #expect(
      status.notes.map(\.rawValue) == ["chipAuthenticationListed", "activeAuthenticationListed"])
  }

  /// The maker's key for active authentication is one for all its chips of that size.
  @Test func aRightAnswerUnderAProvenKeyIsGood() throws {
    #expect(try status("rsa-pkcs1").verdict == .good)
  }

  @Test func aRightAnswerProvesNoMoreThanTheKeyIsProven() throws {
    let unanchored = try status("rsa-pkcs1", trusting: false)
    #expect(unanchored.verdict == .notChecked)
    #expect(unanchored.activeAuthentication?.verdict == .good)
    #expect(try status("dg1-changed").verdict == .error)
    // A copy brings its own key: the chip's has another hash, or none at all.
    #expect(try status("ecdsa-p256").reasons.map(\.rawValue) == ["DG15:mismatch"])
    #expect(try status("rsa-pss").reasons.map(\.rawValue) == ["DG15:notListed"])
  }

  @Test func aWrongAnswerIsAnError() throws {
    let files = try ChipVectors.chip("rsa-pkcs1")
    let passive = PassiveAuthentication(of: files, anchors: try ChipVectors.anchors("rsa-pkcs1"))
    let exchange = ChipChallenge(
      challenge: [1, 2, 3, 4, 5, 6, 7, 8], response: [UInt8](repeating: 7, count: 128))
    let status = CloneStatus(of: files, passive: passive, exchange: exchange)
    #expect(status.verdict == .error)
  }

  @Test func aKeyThatIsMissingOrUnreadableIsSaid() throws {
    #expect(try status("rsa-pkcs1") { $0[.group(.dg15)] = nil }.verdict == .notChecked)
    #expect(try status("rsa-pkcs1") { $0[.group(.dg15)] = [0x6F, 0x01] }.verdict == .error)
  }
}
