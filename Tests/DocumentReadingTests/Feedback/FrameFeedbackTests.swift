import CorpusIndex
import IdentityDocument
import ImageFile
import Raster
import Testing

@testable import DocumentReading

/// MobbScan's thirteen answers, on a committed frame and on changed copies of it.
@Suite struct FrameFeedbackTests {
  static let frame = CorpusPlaces.picture("Frames/g2-mrp-006.jpg")

  static func reader(wanted: WantedDocument? = nil) -> DocumentReader {
    var options = ReaderConfiguration(asOf: SampleReading.day)
    options.methods = [.mrz]
    options.engine = .own
    options.wanted = wanted
    return DocumentReader(configuration: options)
  }

  static func hints(_ change: (GrayImage, Quadrilateral) -> GrayImage) throws -> [FrameFeedback] {
    let image = try GrayImage(contentsOfFile: frame)
    let zone = try #require(try reader().read(image).mrz)
    var reading = Reading()
    // The zone of the untouched frame, as if its characters had not been accepted in the changed one.
    reading.mrz = zone
    return FrameFeedback.feedback(for: change(image, zone.quadrilateral), reading: reading)
  }

  @Test func `MobbScan: DETECTED_HOLD_ON alone where the reading is accepted`() throws {
    let reading = try Self.reader().read(contentsOfFile: Self.frame)
    #expect(reading.isAccepted)
    #expect(reading.feedback == [.detectedHoldOn])
  }

  @Test func `MobbScan: SEARCHING_DOCUMENT and no advice for a good frame not accepted yet`() throws
  {
    #expect(try Self.hints { image, _ in image } == [.searchingDocument])
  }

  @Test func `MobbScan: NOT_DETECTED where there is nothing`() throws {
    let image = GrayImage(width: 640, height: 480, filledWith: 128)
    #expect(try Self.reader().read(image).feedback.first == .notDetected)
  }

  /// Print alone makes a document, where it is sure enough to stand in one.
  @Test(arguments: [(0.6, FrameFeedback.searchingDocument), (0.4, .notDetected)])
  func printAlone(confidence: Double, expected: FrameFeedback) {
    var reading = Reading()
    let field = PrintedField(
      .lastName, .text("ERIKSSON"), sourceText: "ERIKSSON", evidence: .caption,
      confidence: confidence)
    reading.page = PrintReading(page: PrintedPage(), fields: [field])
    let image = GrayImage(width: 640, height: 480, filledWith: 128)
    #expect(FrameFeedback.feedback(for: image, reading: reading).first == expected)
  }

  @Test func `MobbScan: TOO_DARK`() throws {
    #expect(try Self.hints { image, _ in image.brightened(by: 0.1) }.contains(.tooDark))
    let black = GrayImage(width: 640, height: 480, filledWith: 5)
    #expect(FrameFeedback.feedback(for: black, reading: Reading()) == [.notDetected, .tooDark])
  }

  @Test func `MobbScan: OVEREXPOSED_IMAGE`() throws {
    #expect(try Self.hints { image, _ in image.brightened(by: 4) }.contains(.overexposedImage))
    let white = GrayImage(width: 640, height: 480, filledWith: 255)
    #expect(
      FrameFeedback.feedback(for: white, reading: Reading()) == [.notDetected, .overexposedImage])
  }

  @Test func `MobbScan: TOO_SPARKLY`() throws {
    let hints = try Self.hints { image, zone in
      let x = zone.corners.map(\.x).reduce(0, +) / 4
      let y = zone.corners.map(\.y).reduce(0, +) / 4
      return image.lit(x: x, y: y, radius: (90, 90))
    }
    #expect(hints.contains(.tooSparkly))
  }

  @Test func `MobbScan: TOO_BLURRED`() throws {
    #expect(try Self.hints { image, _ in image.blurred(radius: 3) }.contains(.tooBlurred))
  }

  @Test func `MobbScan: TOO_FAR`() throws {
    let image = try GrayImage(contentsOfFile: Self.frame).halved()
    let reading = try Self.reader().read(image)
    var found = try #require(reading.mrz)
    found.isAccepted = false
    var open = Reading()
    open.mrz = found
    #expect(FrameFeedback.feedback(for: image, reading: open).contains(.tooFar))
  }

  @Test func `MobbScan: OUT_OF_OVERLAY_BOUNDS`() throws {
    let image = try GrayImage(contentsOfFile: Self.frame)
    var reading = Reading()
    reading.mrz = try Self.reader().read(image).mrz
    let corner = Quadrilateral(
      topLeft: Point(x: 0, y: 0), topRight: Point(x: 200, y: 0),
      bottomRight: Point(x: 200, y: 200), bottomLeft: Point(x: 0, y: 200))
    let feedback = FrameFeedback.feedback(for: image, reading: reading, region: corner)
    #expect(feedback.contains(.outOfOverlayBounds))
  }

  @Test(arguments: [
    (WantedDocument.td1Front, FrameFeedback.badDocumentTD1Front as FrameFeedback?),
    (.td1Back, .badDocumentTD1Back), (.td2, .badDocumentTD2), (.td3, nil),
  ])
  func `MobbScan: BAD_DOCUMENT where another document is shown than asked for`(
    wanted: WantedDocument, answer: FrameFeedback?
  ) throws {
    let feedback = try Self.reader(wanted: wanted).read(contentsOfFile: Self.frame).feedback
    #expect(feedback == (answer.map { [.searchingDocument, $0] } ?? [.detectedHoldOn]))
  }

  @Test func `MobbScan: BAD_DOCUMENT_TD3 for a card`() throws {
    let path = CorpusPlaces.picture("Specimens/td1-001.jpg")
    let feedback = try Self.reader(wanted: .td3).read(contentsOfFile: path).feedback
    #expect(feedback.contains(.badDocumentTD3))
  }

  /// Changed frames of which nothing is read: not even where the zone lies.
  static let hidden: [(FrameFeedback, @Sendable (GrayImage, Quadrilateral) -> GrayImage)] = [
    (.tooBlurred, { image, _ in image.blurred(radius: 6) }),
    (.overexposedImage, { image, _ in image.brightened(by: 4) }),
    (
      .tooSparkly,
      { image, zone in
        let width = zone.topLeft.distance(to: zone.topRight) / 4
        return image.lit(x: zone.center.x, y: zone.center.y, radius: (width, width / 2))
      }
    ),
    (.tooFar, { image, _ in image.halved().halved() }),
  ]

  @Test(arguments: [(0.5, 0.02, false, true), (0.02, 0.1, true, false), (0.004, 0.01, false, true)])
  func `a reflection burns out its rim alone, too much light places everywhere`(
    lit: Double, burnt: Double, isOverexposed: Bool, isReflection: Bool
  ) {
    var tiles = FrameTiles()
    (tiles.litShare, tiles.burntShare, tiles.paperGrey) = (lit, burnt, 180)
    // So large an area is white paper where the ink is dark.
    #expect(tiles.isOverexposed(darkestGrey: 30) == isOverexposed)
    #expect(tiles.showsReflection == (isReflection && lit < 0.45))
    #expect(tiles.isOverexposed(darkestGrey: 90) == (isOverexposed || lit >= 0.45))
  }

  /// Odd numbers of tiles beside one another too: they are measured in pairs.
  @Test(arguments: 1...6, 0...5)
  func `a burnt out tile is one of its number`(columns: Int, place: Int) {
    guard place < columns else { return }
    var image = GrayImage(width: 8 * columns, height: 16, filledWith: 90)
    image[8 * place + 7, 11] = 255
    let tiles = FrameTiles(of: image, scale: 1, paperGrey: 90)
    #expect(tiles.burntShare == 1 / Double(2 * columns))
    #expect(tiles.litShare == 0)
    #expect(tiles.printExtent == nil)
  }

  @Test(arguments: [4, 5])
  func `stripes are print in their own tiles`(columns: Int) {
    var image = GrayImage(width: 8 * columns, height: 40, filledWith: 200)
    for y in 8..<32 {
      for x in 8 * (columns - 2)..<8 * columns where x % 4 < 2 { image[x, y] = 20 }
    }
    let tiles = FrameTiles(of: image, scale: 2, paperGrey: 200)
    #expect(tiles.printExtent == 32)
  }

  @Test(arguments: hidden)
  func `advice is given where no zone is found`(
    hint: FrameFeedback, change: @Sendable (GrayImage, Quadrilateral) -> GrayImage
  ) throws {
    let image = try GrayImage(contentsOfFile: Self.frame)
    let zone = try #require(try Self.reader().read(image).mrz?.quadrilateral)
    let changed = change(image, zone)
    #expect(
      FrameFeedback.feedback(for: changed, reading: Reading()) == [.notDetected, hint], "\(hint)")
    #expect(FrameFeedback.feedback(for: image, reading: Reading()) == [.notDetected])
  }

  @Test func `barcodes that are not read get advice too`() throws {
    let card = try GrayImage(
      contentsOfFile: CorpusPlaces.picture("Cards/g1-aamva-000.jpg"))
    let reader = DocumentReader(configuration: ReaderConfiguration(for: .drivingLicense))
    #expect(try reader.read(card).feedback == [.detectedHoldOn])
    #expect(
      try reader.read(card.blurred(radius: 5)).feedback == [.notDetected, .tooBlurred])
    #expect(try reader.read(card.brightened(by: 0.03)).feedback == [.notDetected, .tooDark])
  }

  @Test func `a frame deserves several answers, and raw values are the reference's`() throws {
    let hints = try Self.hints { image, _ in image.blurred(radius: 4).brightened(by: 0.15) }
    #expect(Set(hints).isSuperset(of: [.searchingDocument, .tooDark, .tooBlurred]))
    #expect(FrameFeedback.allCases.count == 13)
  }

  @Test func `no advice is given to the corpus's clean frames`() throws {
    for name in ["Frames/g1-td2-008", "Frames/g1-mrva-003", "Frames/g2-mrva-015"] {
      let path = CorpusPlaces.picture(name + ".jpg")
      let image = try GrayImage(contentsOfFile: path)
      var reading = Reading()
      reading.mrz = try Self.reader().read(image).mrz
      #expect(FrameFeedback.feedback(for: image, reading: reading) == [.searchingDocument])
    }
  }

  @Test func `costs little`() throws {
    let image = try GrayImage(contentsOfFile: Self.frame)
    let zone = try #require(try Self.reader().read(image).mrz)
    var reading = Reading()
    reading.mrz = zone
    let clock = ContinuousClock()
    for (reading, advice) in [
      (reading, FrameFeedback.searchingDocument), (Reading(), .notDetected),
    ] {
      var durations: [Duration] = []
      for _ in 0..<20 {
        var feedback: [FrameFeedback] = []
        durations.append(
          clock.measure { feedback = FrameFeedback.feedback(for: image, reading: reading) })
        #expect(feedback == [advice])
      }
      #expect(try #require(durations.min()) < .milliseconds(50))
    }
  }
}
