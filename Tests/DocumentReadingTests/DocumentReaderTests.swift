import Barcodes
import DocumentReading
import IdentityDocument
import Raster
import Testing

/// Reads pictures of the committed corpus, which are made by `Corpus/Synthesis`.
@Suite struct DocumentReaderTests {
  private static let day = CalendarDate(year: 2026, month: 11, day: 21)

  private static func reader(
    _ engine: RecognitionEngine = .own, methods: [ReaderConfiguration.Method]? = nil
  ) throws -> DocumentReader {
    var options = ReaderConfiguration(asOf: day)
    options.engine = engine
    if let methods { options.methods = methods }
    return DocumentReader(configuration: options)
  }

  static let zones: [(String, MRZ.Format, [String])] = [
    (
      "Specimens/mrp-000.jpg", .td3,
      [
        "POKHMVONGPHACHANH<<SOMCHAI<THANAKORN<ANUCHIT",
        "Z770405<<0KHM7308200M3607271230054171<<<<<10",
      ]
    ),
    (
      "Specimens/td1-001.jpg", .td1,
      [
        "I<RUSM711233<<3<<<<<<<<<<<<<<<", "9607103F3107047RUS<<<<<<<<<<<4",
        "ZHUKOVSKAIA<<EKATERINA<LIUBOV<",
      ]
    ),
    (
      "Specimens/td2-002.jpg", .td2,
      ["I<HUNSZUCS<<OEDOEN<<<<<<<<<<<<<<<<<<", "H2H50J1JC2HUN4011109M3404285<<<<<<<4"]
    ),
    (
      "Specimens/mrva-003.jpg", .mrvA,
      [
        "VNBGRHRISTOVA<<TSVETELINA<<<<<<<<<<<<<<<<<<<",
        "K116735108BGR5606108F3006070JEZVHKJNMY<<<<<<",
      ]
    ),
    (
      "Specimens/mrvb-004.jpg", .mrvB,
      ["VBKHMVONGPHACHANH<<SOMCHAI<ANUCHIT<<", "F926557<<5KHM7008212M2906081<<<<<<<<"]
    ),
    (
      "Specimens/cnis-005.jpg", .frenchIdentityCard,
      ["IDFRADUFOUR<<<<<<<<<<<<<<<<<<<<<<<<<", "1007008784261ETIENNE<<<<<<<7302194M3"]
    ),
  ]

  @Test(arguments: zones)
  func `reads a zone of every format`(
    name: String, format: MRZ.Format, lines: [String]
  ) throws {
    let reading = try Self.reader(.own).read(contentsOfFile: CorpusPlaces.picture(name))
    let zone = try #require(reading.mrz)
    #expect(zone.mrz.format == format)
    #expect(zone.mrz.lines == lines)
    #expect(zone.engine == .own)
    #expect(zone.characterConfidence.map(\.count) == lines.map(\.count))
    #expect(zone.characterCenters.map(\.count) == lines.map(\.count))
    #expect(reading.document?.extractionMethod == .mrz)
    #expect(reading.document?.mrzData?.lines == lines)
  }

  @Test func `Tesseract reads the same zone`() throws {
    let (name, _, lines) = Self.zones[0]
    let reading = try Self.reader(.tesseract).read(contentsOfFile: CorpusPlaces.picture(name))
    #expect(reading.mrz?.mrz.lines == lines)
    #expect(reading.mrz?.engine == .tesseract)
  }

  @Test func `a passport's values stand under the terms of the references`() throws {
    let reading = try Self.reader().read(
      contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
    #expect(reading.isAccepted)
    let document = try #require(reading.document)
    #expect(document.documentType == .passport)
    #expect(document.idNumber == "Z770405")
    #expect(document.lastName == "VONGPHACHANH")
    #expect(document.firstName == "SOMCHAI THANAKORN ANUCHIT")
    #expect(document.dob?.description == "1973-08-20")
    #expect(document.expiryDate?.description == "2036-07-27")
    #expect(document.issuingCountry == CountryCode(rawValue: "KHM"))
    #expect(document.gender == .male)
    #expect(reading.ocrResults["Front/MRZ/DocumentNumber"] == "Z770405")
    #expect(reading.ocrResults["DocumentNumber"] == "Z770405")
    #expect(reading.ocrResults["DateOfBirth"] == "1973-08-20")
    let field = try #require(
      reading.fields[FieldKey(side: .front, zone: .mrz, name: .lastName)])
    #expect(field.sourceText == "VONGPHACHANH")
    #expect(field.confidence > 0.8)
  }

  @Test func `a licence's barcode is a document`() throws {
    let reading = try Self.reader().read(
      contentsOfFile: CorpusPlaces.picture("Cards/g1-aamva-000.jpg"))
    #expect(reading.isAccepted)
    #expect(reading.document?.extractionMethod == .barcode)
    #expect(reading.document?.documentType == .driverLicense)
    #expect(reading.document?.idNumber == "330879050266")
    #expect(reading.document?.lastName == "WOJCIK GASIOROWSKI")
    #expect(reading.barcodes.map(\.symbology) == [.pdf417])
    #expect(reading.ocrResults["Back/Barcode/DocumentNumber"] == "330879050266")
  }

  @Test func `an identity card's QR code is a document`() throws {
    let reading = try Self.reader().read(
      contentsOfFile: CorpusPlaces.picture("QR/g1-vietnam-001.jpg"))
    #expect(reading.document?.extractionMethod == .barcode)
    #expect(reading.document?.idNumber == "066857205274")
    #expect(reading.barcodes.map(\.symbology) == [.qr])
  }

  @Test func `methods that are not asked for are not used`() throws {
    let reading = try Self.reader(methods: [.mrz]).read(
      contentsOfFile: CorpusPlaces.picture("Cards/g1-aamva-000.jpg"))
    #expect(reading.barcodes.isEmpty)
    #expect(reading.document == nil)
    #expect(!reading.isAccepted)
    #expect(reading.times.barcodes == 0)
  }

  @Test func `formats that are not allowed are not answered`() throws {
    var options = ReaderConfiguration(asOf: Self.day)
    options.formats = [.td1]
    let reading = try DocumentReader(configuration: options).read(
      contentsOfFile: CorpusPlaces.picture("Specimens/mrp-000.jpg"))
    #expect(reading.mrz == nil)
  }

  @Test func `a picture without a document is an answer`() throws {
    let reading = try Self.reader().read(GrayImage(width: 640, height: 480, filledWith: 200))
    #expect(!reading.isAccepted)
    #expect(reading.mrz == nil)
    #expect(reading.document == nil)
  }

  static let failures: [(String, String)] = [
    ("Specimens/no such file.png", "H10001"), ("Specimens", "H10003"), ("README.md", "H10007"),
  ]

  @Test(arguments: failures)
  func `a file that is no picture has a code`(name: String, code: String) throws {
    let reader = try Self.reader()
    let error = #expect(throws: ReaderError.self) {
      try reader.read(contentsOfFile: CorpusPlaces.picture(name))
    }
    #expect(error?.code == code)
  }

  @Test(arguments: [(0, 0), (1, 1), (39, 39)])
  func `a picture too small for any document is refused`(width: Int, height: Int) throws {
    let reader = try Self.reader()
    let error = #expect(throws: ReaderError.self) {
      try reader.read(GrayImage(width: width, height: height, filledWith: 0))
    }
    #expect(error?.code == "H10013")
  }

  @Test func `noise gives no document and no trap`() throws {
    var state: UInt32 = 7
    let pixels = (0..<(320 * 240)).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
    let image = try #require(GrayImage(width: 320, height: 240, pixels: pixels))
    let reading = try Self.reader().read(image)
    #expect(!reading.isAccepted)
    #expect(reading.document == nil && reading.barcodes.isEmpty)
    #expect(reading.feedback.first == .notDetected)
  }
}
