import Testing

@testable import IdentityDocument

@Suite struct AAMVAVectorTests {
  @Test(arguments: try VectorFile(named: "aamva.txt").entries)
  func `every field is as its entry says`(entry: VectorFile.Entry) throws {
    guard let version = Int(entry["version"]) else {
      #expect(throws: AAMVAError.noHeader) { try AAMVACard(parsing: Self.bytes(of: entry)) }
      let payload = IdentityPayload(recognising: Self.bytes(of: entry))
      #expect(payload.kind == .magneticStripe)
      return
    }
    let card = try AAMVACard(parsing: Self.bytes(of: entry))
    #expect(card.version == version)
    #expect(card.iin == entry["iin"])
    for (key, value) in Self.fields(of: card) { #expect(value == entry[key], "\(key)") }
  }

  @Test func `a payload is the same in UTF-8`() throws {
    for entry in try Self.cards() {
      let card = try AAMVACard(parsing: Self.bytes(of: entry))
      let same = try AAMVACard(parsing: Array(entry[all: "payload"].joined().utf8))
      #expect(same.elements == card.elements, "\(entry.name)")
    }
  }

  @Test func `writing and reading again keeps every element`() throws {
    for entry in try Self.cards() {
      let card = try AAMVACard(parsing: Self.bytes(of: entry))
      let subfiles = card.subfiles.filter { !$0.allElements.isEmpty }
      let clean = AAMVACard(
        iin: card.iin, version: card.version, jurisdictionVersion: card.jurisdictionVersion ?? 0,
        subfiles: subfiles)
      #expect(try AAMVACard(parsing: clean.encoded()) == clean, "\(entry.name)")
    }
  }

  /// The entries that are barcodes, and no magnetic stripes.
  private static func cards() throws -> [VectorFile.Entry] {
    let cards = try VectorFile(named: "aamva.txt").entries.filter { !$0["version"].isEmpty }
    #expect(cards.count == 82)
    return cards
  }

  /// The barcode's bytes: ISO 8859-1, which covers all entries.
  private static func bytes(of entry: VectorFile.Entry) -> [UInt8] {
    entry[all: "payload"].joined().unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  /// The fields under the names of the file.
  private static func fields(of card: AAMVACard) -> [String: String] {
    let truncations = [
      card.lastNameTruncation, card.firstNameTruncation, card.middleNameTruncation,
    ]
    return [
      "number": card.documentNumber ?? "", "last": card.lastName ?? "",
      "first": card.firstName ?? "",
      "middle": card.middleName ?? "", "suffix": card.nameSuffix ?? "",
      "birth": card.dateOfBirth?.description ?? "", "expiry": card.dateOfExpiry?.description ?? "",
      "issued": card.dateOfIssue?.description ?? "", "sex": card.sex?.rawValue ?? "",
      "street": card.addressLine ?? "", "city": card.city ?? "", "state": card.subdivision ?? "",
      "postal": card.postCode ?? "", "country": card.issuingCountry?.rawValue ?? "",
      "eyes": card["DAY"] ?? "", "height": card["DAU"] ?? "",
      "discriminator": card.documentDiscriminator ?? "",
      "truncations": truncations.map { $0?.rawValue ?? "-" }.joined(),
    ]
  }
}
