import DocumentReading
import Foundation
import IdentityDocument
import Testing

@Suite struct ScanSessionTests {
  static let front = SampleReading.values(
    .front, .barcode,
    [.documentNumber: "001092012345", .lastName: "NGUYỄN", .firstName: "VĂN AN"])
  static let back = SampleReading.values(
    .back, .mrz,
    [.documentNumber: "001092012345", .lastName: "NGUYEN", .firstName: "VAN AN", .gender: "M"])

  @Test(arguments: [true, false])
  func `SelphID: both sides in any order are merged and compared`(frontFirst: Bool) throws {
    var session = ScanSession()
    #expect(session.nextSide == .front)
    #expect(session.progress == .frontDetectionNone)
    try session.add(frontFirst ? Self.front : Self.back, side: frontFirst ? .front : .back)
    #expect(session.nextSide == (frontFirst ? .back : .front))
    #expect(session.progress == (frontFirst ? .backDetectionNone : .backDocumentAnalyzed))
    let missing = #expect(throws: ReaderError.self) { try session.result() }
    #expect(missing?.code == "N00000")
    try session.add(frontFirst ? Self.back : Self.front, side: frontFirst ? .back : .front)
    #expect(session.nextSide == nil)
    let result = try session.result()
    #expect(result.matchingSidesScore == 1)
    #expect(result.matchingFrontScore == nil)
    #expect(result.matchingBackScore == nil)
    #expect(result.agreement[.lastName] == .equal)
    #expect(result.agreement[.gender] == .notCompared)
    #expect(result.captureProgress == .backDocumentAnalyzed)
    #expect(result.numbersMatch == true)
    #expect(result.ocrResults["Front/Barcode/LastName"] == "NGUYỄN")
    #expect(result.ocrResults["Gender"] == "M")
  }

  @Test func `SelphID: matchingSidesScore is one less the edit distance over the longer length`()
    throws
  {
    var session = ScanSession()
    try session.add(SampleReading.values(.front, .barcode, [.lastName: "BERGMAN"]), side: .front)
    try session.add(SampleReading.values(.back, .mrz, [.lastName: "BERGEN"]), side: .back)
    let result = try session.result()
    let score = try #require(result.matchingSidesScore)
    #expect(abs(score - (1 - 2.0 / 7)) < 1e-12)
    #expect(result.agreement[.lastName] == .differs)
    #expect(result.numbersMatch == nil)
  }

  @Test func `SelphID: nothing common gives no score`() throws {
    var session = ScanSession()
    try session.add(SampleReading.values(.front, .barcode, [.lastName: "BERG"]), side: .front)
    try session.add(SampleReading.values(.back, .mrz, [.firstName: "INGRID"]), side: .back)
    #expect(try session.result().matchingSidesScore == nil)
  }

  @Test func `SelphID: a result is kept and gone on with (tokenOCR)`() throws {
    var first = ScanSession(sides: [.front])
    try first.add(Self.front, side: .front)
    let kept = try JSONEncoder().encode(try first.result())
    let previous = try JSONDecoder().decode(ScanResult.self, from: kept)
    #expect(previous == (try first.result()))
    var second = ScanSession(previous: previous)
    #expect(second.nextSide == .back)
    try second.add(Self.back, side: .back)
    let result = try second.result()
    #expect(result.matchingSidesScore == 1)
    #expect(result.acceptedSides == [.front, .back])
  }

  @Test func `SelphID: a side times out by the frames' time stamps`() throws {
    for timeout in ScanTimeout.allCases {
      var configuration = ReaderConfiguration()
      configuration.timeout = timeout.duration
      var session = ScanSession(configuration: configuration)
      try session.add(Reading(), side: .front, at: .seconds(100))
      try session.add(Reading(), side: .front, at: .seconds(100) + timeout.duration)
      let late = Duration.milliseconds(100_001) + timeout.duration
      let error = #expect(throws: ReaderError.self) {
        try session.add(Reading(), side: .front, at: late)
      }
      #expect(error?.code == "T00000")
      #expect(session.timeoutDiagnostic?.contains("nothing was found") == true)
      #expect(try session.result().timeoutDiagnostic == session.timeoutDiagnostic)
      let after = #expect(throws: ReaderError.self) { try session.add(Self.front) }
      #expect(after?.code == "J00000")
    }
    #expect(ScanTimeout.allCases.map(\.duration) == [15, 20, 25, 60].map { .seconds($0) })
  }

  @Test func `TrustVision: a side that has to show a code and does not is a named failure`() throws
  {
    var session = ScanSession(sides: [.back], requiredCodes: [.back])
    try session.add(Self.back, side: .back)
    #expect(session.progress == .backDetectionCompleted)
    let error = #expect(throws: ReaderError.self) { try session.result() }
    #expect(error?.code == "N50001")
    #expect(error?.isRetryable == true)
  }

  @Test func `TrustVision: a side that shows nothing lacks its code too, one not shown is missing`()
    throws
  {
    var session = ScanSession(sides: [.back], requiredCodes: [.back])
    #expect(throws: ReaderError(.sideMissing, ["side": "back"])) { try session.result() }
    try session.add(Reading(), side: .back)
    #expect(throws: ReaderError(.codeMissing, ["side": "back"])) { try session.result() }
  }

  @Test func `both sides in one picture`() throws {
    var both = Self.front
    for (key, field) in Self.back.fields { both.fields[key] = field }
    var session = ScanSession()
    try session.add(both)
    #expect(session.nextSide == nil)
    #expect(try session.result().matchingSidesScore == 1)
  }

  @Test(arguments: [true, false])
  func `Jumio: a licence without an address in its barcode is error Y`(isAccepted: Bool) throws {
    var configuration = ReaderConfiguration()
    configuration.fields[.drivingLicense] = [.address: FieldRule(scanOption: .mandatory)]
    var session = ScanSession(configuration: configuration, sides: [.back])
    var card = SampleReading.values(.back, .barcode, [.lastName: "BERG"], isAccepted: isAccepted)
    // An identity card has no address in its barcode, and nobody asked for one.
    try session.add(card, side: .back)
    card.document?.documentType = .driverLicense
    var other = ScanSession(configuration: configuration, sides: [.back])
    let error = #expect(throws: ReaderError.self) { try other.add(card, side: .back) }
    #expect(error?.code == "Y00000")
    #expect(error?.isRetryable == true)
    card.document?.addressLine = "13 ELM ST"
    try other.add(card, side: .back)
    #expect(other.isFinished == isAccepted)
  }

  @Test func `a uncertain frame moves the progress, and never takes an accepted side back`() throws
  {
    var session = ScanSession(sides: [.back])
    #expect(session.progress == .backDetectionNone)
    var reading = Reading()
    reading.fields = [:]
    try session.add(reading, side: .back)
    #expect(session.progress == .backDetectionNone)
    try session.add(Self.back, side: .back)
    #expect(session.progress == .backDocumentAnalyzed)
    #expect(session.isFinished)
  }
}

extension ScanSessionTests {
  @Test func `a front without anything for machines is not waited for`() throws {
    var session = ScanSession()
    try session.add(Reading(), side: .front)
    #expect(session.nextSide == .front)
    try session.add(Self.back, side: .back)
    #expect(session.nextSide == nil)
    #expect(try session.result().isAccepted)
    var strict = ScanSession(requiredCodes: [.front])
    try strict.add(Reading(), side: .front)
    try strict.add(Self.back, side: .back)
    #expect(strict.nextSide == .front)
    #expect(!strict.partialResult.isAccepted)
  }

  @Test func `a front of which print alone was read is not waited for`() throws {
    var front = Reading()
    front.document = DocumentData(extractionMethod: .ocr)
    front.document?.lastName = "BERG"
    var session = ScanSession()
    try session.add(front, side: .front)
    #expect(session.nextSide == .front)
    try session.add(Self.back, side: .back)
    #expect(try session.result().isAccepted)
    var zone = front
    zone.document?.extractionMethod = .mrz
    var other = ScanSession()
    try other.add(zone, side: .front)
    try other.add(Self.back, side: .back)
    #expect(other.nextSide == .front)
  }

  @Test func `TrustVision: a passport's back that was shown and lacks its code is missed`() throws {
    var passport = Self.front
    passport.document?.documentType = .passport
    var session = ScanSession(requiredCodes: [.back])
    try session.add(passport, side: .front)
    // Not shown, it lacks nothing.
    #expect(try session.result().isAccepted)
    try session.add(Reading(), side: .back)
    #expect(throws: ReaderError(.codeMissing, ["side": "back"])) { try session.result() }
  }
}

extension ScanSessionTests {
  @Test func `sides of two documents are not accepted, and the conflict is said`() throws {
    var session = ScanSession()
    try session.add(
      SampleReading.values(
        .front, .barcode,
        [.lastName: "TRAN", .dateOfBirth: "1976-09-04", .address: "13 Tran Phu"]), side: .front)
    try session.add(
      SampleReading.values(.back, .mrz, [.lastName: "TRAN", .dateOfBirth: "1996-07-10"]),
      side: .back)
    let result = try session.result()
    #expect(!result.isAccepted)
    #expect(result.agreement[.dateOfBirth] == .differs)
    #expect(result.refusals.map(\.code) == [.conflict])

    var others = ScanSession()
    try others.add(SampleReading.values(.front, .barcode, [.lastName: "TRAN"]), side: .front)
    try others.add(SampleReading.values(.back, .mrz, [.lastName: "BERGMAN"]), side: .back)
    #expect(try !others.result().isAccepted)
  }
}
