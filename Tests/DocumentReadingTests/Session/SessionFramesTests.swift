import Barcodes
import DocumentReading
import Foundation
import IdentityDocument
import Raster
import Testing

/// What a session and a stream say of the frames that the caller described.
@Suite struct SessionFramesTests {
  static let front = SampleReading.values(
    .front, .mrz, [.lastName: "BERG", .documentNumber: "A1", .dateOfBirth: "1990-01-02"])
  static let back = SampleReading.values(.back, .barcode, [.lastName: "BERG", .address: "Way 1"])

  @Test func `TrustVision: the result names the frames it rests on, the others can be dropped`()
    throws
  {
    var session = ScanSession()
    try session.add(Reading(), of: ScanFrame(id: "blank"), side: .front)
    try session.add(
      Self.front, of: ScanFrame(id: "f-1", metadata: ["lens": "wide"], instant: .seconds(1)),
      side: .front)
    try session.add(Self.back, of: ScanFrame(id: "b-1", instant: .seconds(2)), side: .back)
    let result = try session.result()
    #expect(result.frames.mapValues { $0.map(\.id) } == [.front: ["f-1"], .back: ["b-1"]])
    #expect(result.frames[.front]?.first?.metadata == ["lens": "wide"])
    let coded = try JSONEncoder().encode(result)
    #expect(try JSONDecoder().decode(ScanResult.self, from: coded) == result)
  }

  @Test func `what is gone on with keeps the model and the frames it rests on`() throws {
    let mrz = try MRZ(
      parsing: "I<UTOD231458907<<<<<<<<<<<<<<<|7408122F1204159UTO<<<<<<<<<<<6|"
        + "ERIKSSON<<ANNA<MARIA<<<<<<<<<<")
    let corners = Quadrilateral(around: [Point(x: 0, y: 0), Point(x: 9, y: 9)])
    var card = Self.front
    card.mrz = MRZReading(
      mrz: mrz, characterConfidence: [], quadrilateral: corners, isAccepted: true, confidence: 1)
    var session = ScanSession()
    try session.add(
      SampleReading.values(.front, .print, [.lastName: "ERIKSSON"]), of: ScanFrame(id: "f"),
      side: .front)
    try session.add(card, of: ScanFrame(id: "b"), side: .back)
    let whole = session.partialResult
    #expect(whole.documentCaptured == "TD1")
    let resumed = ScanSession(previous: whole)
    #expect(resumed.partialResult.documentCaptured == "TD1")
    #expect(resumed.partialResult.frames == whole.frames)
    #expect(whole.frames.mapValues { $0.map(\.id) } == [.front: ["f"], .back: ["b"]])
    var dictionary = ScanResult(ocrResults: whole.ocrResults, acceptedSides: [.back])
    #expect(ScanSession(previous: dictionary).partialResult.documentCaptured == "TD1")
    // Frames that nothing rests on any more go.
    dictionary = whole
    dictionary.acceptedSides = []
    var anew = ScanSession(previous: dictionary)
    var surer = card
    for key in surer.fields.keys { surer.fields[key]?.confidence = 1 }
    try anew.add(surer, of: ScanFrame(id: "c"), side: .back)
    #expect(anew.partialResult.frames[.back]?.map(\.id) == ["c"])
  }

  @Test func `SelphID: events have time, type and info`() throws {
    var configuration = ReaderConfiguration()
    configuration.timeout = .seconds(5)
    var session = ScanSession(configuration: configuration)
    try session.add(Reading(), side: .front, at: .seconds(1))
    try session.add(Self.front, side: .front, at: .seconds(2))
    try session.add(Reading(), side: .back, at: .seconds(3))
    #expect(throws: ReaderError.self) { try session.add(Reading(), side: .back, at: .seconds(9)) }
    #expect(session.events.map(\.type) == [.frameRead, .sideAnalyzed, .frameRead, .timeout])
    #expect(session.events.map(\.time) == [1, 2, 3, 9].map { Duration.seconds($0) })
    #expect(session.events.last?.info == session.timeoutDiagnostic)
    #expect(session.events[1].side == .front)
  }

  @Test func `only the latest events are kept`() throws {
    var session = ScanSession()
    for second in 0..<300 {
      try session.add(Reading(), side: .front, at: .milliseconds(second))
    }
    #expect(session.events.count == 256)
    #expect(session.events.first?.time == .milliseconds(44))
  }

  @Test func `SelphID: an earlier dictionary is gone on with`() throws {
    var first = ScanSession()
    try first.add(Self.front, side: .front)
    let earlier = ScanResult(
      ocrResults: first.partialResult.ocrResults, acceptedSides: [.front],
      documentType: .identityCard)
    #expect(earlier.document.lastName == "BERG")
    #expect(earlier.document.dob?.calendarDate == CalendarDate("1990-01-02"))
    var session = ScanSession(previous: earlier)
    #expect(session.nextSide == .back)
    try session.add(Self.back, side: .back)
    let result = try session.result()
    #expect(result.acceptedSides == [.front, .back])
    #expect(result.ocrResults["Front/MRZ/DocumentNumber"] == "A1")
    #expect(result.ocrResults["MatchingSidesScore"] == "1.0")
  }

  @Test func `sides and required codes of the configuration are obeyed`() throws {
    var configuration = ReaderConfiguration()
    configuration.sides = [.back]
    configuration.requiredCodes = [.back]
    var session = ScanSession(configuration: configuration)
    #expect(session.neededSides == [.back])
    try session.add(Self.back, side: .back)
    let error = #expect(throws: ReaderError.self) { try session.result() }
    #expect(error?.reason == .codeMissing)
  }

  @Test func `TrustVision: a front whose code says nothing known is done`() throws {
    var session = ScanSession(requiredCodes: [.front])
    var front = Reading()
    let corner = Point(x: 0, y: 0)
    front.barcodes = [
      BarcodeReading(
        symbology: .qr, bytes: [65],
        quadrilateral: Quadrilateral(
          topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner))
    ]
    try session.add(front, side: .front)
    try session.add(Self.back, side: .back)
    #expect(session.nextSide == nil)
    #expect(try session.result().acceptedSides == [.back])
  }

  @Test func `a stream gives each frame's description again`() async throws {
    let image = GrayImage(width: 64, height: 64, filledWith: 128)
    let frames = AsyncStream<CapturedFrame> { continuation in
      for number in 0..<2 {
        continuation.yield(
          CapturedFrame(
            image, frame: ScanFrame(id: "\(number)", instant: .milliseconds(33 * number))))
      }
      continuation.finish()
    }
    var described: [ScanFrame?] = []
    for try await report in DocumentReader().frames(frames) { described.append(report.frame) }
    #expect(described.map { $0?.id } == ["0", "1"])
    #expect(described.last??.instant == .milliseconds(33))
  }
}
