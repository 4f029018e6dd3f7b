import IdentityDocument
import Testing

/// Whatever the bytes are, an answer comes, and soon.
@Suite struct PayloadHostileTests {
  /// One payload of every kind.
  static let payloads: [[UInt8]] = {
    let texts = [
      "001090123456|012345678|Nguyễn Văn Mẫu|12081974|Nam|Hà Nội|15042021",
      "00123456789@MUESTRA@ERIKA ANA@F@12345678@A@12/08/1974@15/04/2021@274",
      "@12345678 @A@1@MUESTRA@ERIKA@ARGENTINA@12/08/1974@F@15/04/2011@0001@7001@15/04/2026@128",
      "SPECIMEN|ERIKA|F|RSA|7408120000084|12 Aug 1974|RSA|CITIZEN|15 Apr 2021|12345|112|1234",
      "<PrintLetterBarcodeData uid=\"234567890124\" name='R &#x915; &amp;' dob=\"12/08/1974\"/>",
      "%TXAUSTIN^DOE$JOHN^12 ROSE^?;63601512345678=300219810815?#\" 78729      C    M",
      PayloadFixtures.aadhaarFixedCodes,
      PhilippineIdentityCardTests.text,
    ]
    var payloads = texts.map { Array($0.utf8) }
    payloads.append(PayloadTests.colombian(secondSurname: "PÉREZ"))
    payloads.append(PayloadSealTests.residencePermit)
    payloads.append([0x01, 0xE1, 0x02, 0x45] + [UInt8](repeating: 7, count: 716))
    payloads.append((try? AAMVASpecimen.licence.encoded()) ?? [])
    return payloads
  }()

  /// Reads bytes and asks for everything that can be asked.
  private func exhaust(_ bytes: [UInt8]) throws {
    let payload = IdentityPayload(recognising: bytes)
    let day = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let data = payload.documentData(asOf: day)
    #expect((data == nil) == (payload == .unrecognised(bytes)))
    if case .aamva(let card) = payload {
      let texts = [card.description, "\(card.height as Any)", "\(card.weight as Any)"]
      #expect(!texts.isEmpty && card.deviations.count < 20_000)
      #expect(card.hasAddress || card.addressLine == nil || card.city == nil)
    }
  }

  @Test(arguments: payloads.indices)
  func everyPrefix(index: Int) throws {
    let payload = Self.payloads[index]
    #expect(IdentityPayload(recognising: payload) != .unrecognised(payload))
    for count in stride(from: 0, through: payload.count, by: payload.count > 600 ? 3 : 1) {
      try exhaust(Array(payload.prefix(count)))
    }
  }

  @Test(arguments: payloads.indices)
  func everyChangeOfAByte(index: Int) throws {
    let payload = Self.payloads[index]
    let replacements: [UInt8] = [0x00, 0x0A, 0x39, 0x5A, 0xFF]
    for position in stride(from: 0, to: payload.count, by: payload.count > 600 ? 3 : 1) {
      var changed = payload
      changed[position] = replacements[position % replacements.count]
      try exhaust(changed)
      changed[position] = payload[position] ^ 0x01
      try exhaust(changed)
    }
  }

  @Test func randomBytesAfterEveryBeginning() throws {
    var generator = PayloadRandom(seed: 7)
    for _ in 0..<500 {
      let payload = Self.payloads[Int(generator.next() % UInt64(Self.payloads.count))]
      let kept = Int(generator.next() % UInt64(payload.count))
      let noise = (0..<Int(generator.next() % 300)).map { _ in
        UInt8(truncatingIfNeeded: generator.next())
      }
      try exhaust(Array(payload.prefix(kept)) + noise)
    }
  }

  @Test(
    arguments: [
      "\n", "|", "@", "DAQ1\n", "DAQ", "1", "&#1;", "ANSI ", "AAMVA", "ZVZVA", "$^", "\u{DC}\u{03}",
      "<PrintLetterBarcodeData a=\"b\" ", "DLDLDLDAQ", "PubDSK_", "\u{90}\n", "ABCDEF GH",
    ])
  func aMegabyteOfOneThing(unit: String) throws {
    let beginnings = ["", "@\n\u{1E}\rANSI 636000109999DL00419999ZV03190008DL", "%TXAUSTIN^"]
    let clock = ContinuousClock()
    for beginning in beginnings {
      var bytes = Array(beginning.utf8)
      let repeated = Array(unit.utf8)
      while bytes.count < 1_000_000 { bytes += repeated }
      let duration = try clock.measure { try exhaust(bytes) }
      #expect(duration < .seconds(20), "\(beginning.count) \(unit)")
    }
  }
}

/// Numbers that look random and are the same every time (the generator SplitMix64).
struct PayloadRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
