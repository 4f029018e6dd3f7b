import DocumentReading
import IdentityDocument
import Testing

/// What a session makes of sides that are, or are not, of one document.
@Suite struct SidesOfTwoDocumentsTests {
  /// A side as a passport's zone or a licence's symbol gives it.
  private static func side(
    _ side: Side, _ kind: DocumentKind, zone: FieldZone = .mrz, _ values: [FieldName: String]
  ) -> Reading {
    var reading = SampleReading.values(side, zone, values)
    reading.document?.documentType = kind
    return reading
  }

  private static let holder: [FieldName: String] = [
    .lastName: "ERIKSSON", .firstName: "ANNA MARIA", .dateOfBirth: "1974-08-12",
    .dateOfExpiry: "2032-04-15", .documentNumber: "L898902C3", .issuer: "UTO", .gender: "F",
  ]

  /// The holder with some values replaced.
  private static func holder(_ changes: [FieldName: String]) -> [FieldName: String] {
    holder.merging(changes) { $1 }
  }

  static let others: [(String, DocumentKind, FieldZone, [FieldName: String])] = [
    ("birth", .passport, .mrz, holder([.dateOfBirth: "1975-08-12"])),
    ("expiry", .passport, .mrz, holder([.dateOfExpiry: "2033-04-15"])),
    ("number", .passport, .mrz, holder([.documentNumber: "X00000001"])),
    ("surname", .passport, .mrz, holder([.lastName: "LINDQVIST"])),
    ("given name", .passport, .mrz, holder([.firstName: "BIRGIT"])),
    ("kind", .driverLicense, .barcode, holder),
    ("kind, nothing in common", .identityCard, .mrz, [.optionalData1: "1"]),
  ]

  @Test(arguments: others)
  func `a side that is not needed is compared, and another document not accepted`(
    what: String, kind: DocumentKind, zone: FieldZone, values: [FieldName: String]
  ) throws {
    var session = ScanSession()
    try session.add(Self.side(.front, .passport, Self.holder), side: .front)
    #expect(session.isFinished)
    #expect(try session.result().isAccepted)
    try session.add(Self.side(.back, kind, zone: zone, values), side: .back)
    let result = try session.result()
    #expect(!result.isAccepted, "\(what)")
    for refusal in result.refusals where refusal.code == .conflict {
      #expect(refusal.source?.rawValue.hasPrefix("/back") == true, "\(what)")
    }
    #expect(result.document.idNumber == "L898902C3")
    #expect(result.acceptedSides == [.front, .back])
  }

  static let same: [(String, [FieldName: String])] = [
    ("the same", holder), ("part of the names", holder([.firstName: "ANNA"])),
    ("an initial", holder([.firstName: "A"])), ("cut off", holder([.lastName: "ERIKS"])),
    ("accents", holder([.firstName: "Änna"])),
    ("an unknown day", holder([.dateOfBirth: "1974-08-??"])),
    ("an unknown century", holder([.dateOfBirth: "??74-08-12"])),
    ("nothing but a name", [.lastName: "ERIKSSON"]),
    ("the number among others", holder([.documentNumber: "7", .personalNumber: "L898902C3"])),
  ]

  @Test(arguments: same)
  func `sides that may be of one document are accepted together`(
    what: String, values: [FieldName: String]
  ) throws {
    var session = ScanSession()
    try session.add(Self.side(.front, .identityCard, Self.holder), side: .front)
    try session.add(Self.side(.back, .identityCard, values), side: .back)
    #expect(try session.result().isAccepted, "\(what)")
  }

  @Test func `an empty back behind a passport changes nothing, a side shown twice ends it`() throws
  {
    var session = ScanSession()
    let front = Self.side(.front, .passport, Self.holder)
    try session.add(front, side: .front)
    try session.add(Reading(), side: .back, at: .seconds(100))
    #expect(try session.result().isAccepted)
    let error = #expect(throws: ReaderError.self) { try session.add(front, side: .front) }
    #expect(error?.kind == .sessionFinished)
  }

  @Test(arguments: [true, false])
  func `another person's passport is a back that differs, the same one the wrong side`(
    isAccepted: Bool
  ) throws {
    let reader = DocumentReader(configuration: ReaderConfiguration(asOf: SampleReading.day))
    var passport = try reader.read(contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
    var same = ScanSession()
    try same.add(passport, side: .front)
    // Its digits agree, accepted or not.
    passport.isAccepted = isAccepted
    let error = #expect(throws: ReaderError.self) { try same.add(passport, side: .back) }
    #expect(error?.kind == .wrongSide)
    #expect(try same.result().isAccepted)

    var other = ScanSession()
    try other.add(Self.side(.front, .passport, Self.holder), side: .front)
    try other.add(passport, side: .back)
    let result = try other.result()
    #expect(!result.isAccepted)
    #expect(result.agreement[.lastName] == .differs)
    // One of the two, whole.
    let name = result.document.lastName
    #expect(result.document.idNumber == (name == "ERIKSSON" ? "L898902C3" : "Z770405"))
  }
}
