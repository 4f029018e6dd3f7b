import Testing

@testable import IdentityDocument

@Suite struct AccessKeyTests {
  /// ICAO Doc 9303-11, appendix D.
  @Test(
    arguments: [
      (
        "L898902C<", "690806", "940623", "L898902C<369080619406236",
        "239AB9CB282DAF66231DC5A4DF6BFBAE"
      ),
      (
        "L898902C", "690806", "940623", "L898902C<369080619406236",
        "239AB9CB282DAF66231DC5A4DF6BFBAE"
      ),
      (
        "D23145890734", "340712", "950712", "D23145890734934071279507122",
        "B366AD857DDCA2B08C0E299811714730"
      ),
      (
        "D23145890734<<<", "340712", "950712", "D23145890734934071279507122",
        "B366AD857DDCA2B08C0E299811714730"
      ),
    ])
  func workedExamples(
    number: String, birth: String, expiry: String, information: String, seed: String
  ) throws {
    let key = try #require(
      AccessKey(documentNumber: number, dateOfBirth: birth, dateOfExpiry: expiry))
    #expect(key.information == information)
    #expect(hexadecimal(key.seed) == seed)
    #expect(AccessKey(information: information) == key)
  }

  /// ICAO Doc 9303-11, appendix D.1.
  @Test func keysOfBasicAccessControl() throws {
    let key = try #require(AccessKey(information: "L898902C<369080619406236"))
    #expect(hexadecimal(key.encryptionKey) == "AB94FDECF2674FDFB9B391F85D7F76F2")
    #expect(hexadecimal(key.authenticationKey) == "7962D9ECE03D1ACD4C76089DCE131543")
  }

  /// ICAO Doc 9303-11, appendix G.1.
  @Test func keyOfPACE() throws {
    let key = try #require(
      AccessKey(documentNumber: "T22000129", dateOfBirth: "640812", dateOfExpiry: "101031"))
    #expect(key.information == "T22000129364081251010318")
    #expect(hexadecimal(key.paceKey) == "89DED1B26624EC1E634C1989302849DD")
    #expect(key.paceTripleDESKey.allSatisfy { $0.nonzeroBitCount % 2 == 1 })
  }

  @Test(
    arguments: [
      ("", "740812", "120415", true), ("l898902c3", "740812", "120415", false),
      ("L898902C3", "74081", "120415", false), ("L898902C3", "740812", "", false),
      ("L898902C3", "74081X", "12O415", true), ("L898902C3", "1974-08-12", "120415", false),
      ("L8989É2C3", "740812", "120415", false), ("L898902C3", "74<<<<", "120415", true),
    ])
  func refusesWhatNoZonePrints(number: String, birth: String, expiry: String, isMade: Bool) {
    let key = AccessKey(documentNumber: number, dateOfBirth: birth, dateOfExpiry: expiry)
    #expect((key != nil) == isMade)
  }

  @Test func refusesInformationThatIsTooShort() {
    #expect(AccessKey(information: "L898902C<36908061940623") == nil)
    #expect(AccessKey(information: "L898902C 369080619406236") == nil)
  }

  /// The examples that NIST publishes with FIPS 180; the last needs a second block for its length.
  @Test(
    arguments: [
      ("abc", "A9993E364706816ABA3E25717850C26C9CD0D89D"),
      ("", "DA39A3EE5E6B4B0D3255BFEF95601890AFD80709"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "84983E441C3BD26EBAAE4AA1F95129E5E54670F1"
      ),
    ])
  func digests(message: String, digest: String) {
    #expect(hexadecimal(SHA1.digest(of: Array(message.utf8))) == digest)
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
