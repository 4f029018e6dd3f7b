import Barcodes
import DocumentReading
import IdentityDocument
import Raster
import Testing

/// The results that tests of a program make without a picture, by public initialisers alone.
@Suite struct ResultsOfPartsTests {
  private static let corners = Quadrilateral(
    topLeft: Point(x: 0, y: 0), topRight: Point(x: 9, y: 0), bottomRight: Point(x: 9, y: 9),
    bottomLeft: Point(x: 0, y: 9))

  @Test func `a reading of a passport is made of its zone`() throws {
    let mrz = try MRZ(
      parsing: "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<|"
        + "L898902C36UTO7408122F1204159ZE184226B<<<<<10")
    let zone = MRZReading(
      mrz: mrz, characterConfidence: [[0.9, 0.5], [0.7]], quadrilateral: Self.corners,
      isAccepted: true, confidence: 0.99)
    #expect(zone.leastCharacterConfidence == 0.5)
    let reading = Reading(
      isAccepted: true, document: DocumentData(mrz, asOf: SampleReading.day), mrz: zone,
      feedback: [.detectedHoldOn])
    var session = ScanSession()
    try session.add(reading, side: .front)
    let result = try session.result()
    #expect(result.isAccepted)
    #expect(result.document.lastName == "ERIKSSON")
    #expect(Reading() == Reading(isAccepted: false))
    var consensus = Consensus(frames: 2)
    #expect(consensus.add(reading) == 1)
    #expect(consensus.add(reading) == 2)
  }

  @Test func `a barcode, a report and a result keep their parts`() {
    let barcode = BarcodeReading(
      symbology: .qr, bytes: [65], text: "A", quadrilateral: Self.corners, correctedErrors: 1,
      correctedErasures: 2)
    #expect(barcode.bytes == [65])
    #expect((barcode.correctedErrors, barcode.correctedErasures) == (1, 2))
    let report = FrameReport(
      index: 3, reading: Reading(barcodes: [barcode]), agreeingFrames: 2, isAccepted: true,
      nanoseconds: 5)
    #expect(report.reading.barcodes == [barcode])
    #expect((report.index, report.agreeingFrames, report.nanoseconds) == (3, 2, 5))
    let key = FieldKey(side: .front, zone: .mrz, name: .lastName)
    let value = FieldReading(value: "BERG", sourceText: "BERG<", confidence: 1)
    let result = ScanResult(
      isAccepted: true, document: DocumentData(), readings: [key: value], acceptedSides: [.front],
      agreement: [.lastName: .notCompared], matchingSidesScore: 0.5,
      captureProgress: .frontDocumentAnalyzed)
    #expect(result.ocrResults["LastName"] == "BERG")
    #expect(ScanSession(previous: result).partialResult.readings == [key: value])
  }
}
