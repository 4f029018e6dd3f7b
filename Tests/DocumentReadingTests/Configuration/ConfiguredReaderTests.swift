import Barcodes
import DocumentReading
import IdentityDocument
import ImageFile
import Raster
import Testing

@Suite struct ConfiguredReaderTests {
  static let passport = CorpusPlaces.picture("Specimens/mrp-000.jpg")

  static func reading(
    _ path: String = passport, _ change: (inout ReaderConfiguration) -> Void
  ) throws -> Reading {
    var configuration = ReaderConfiguration(asOf: SampleReading.day)
    change(&configuration)
    let reader = try DocumentReader(validating: configuration)
    return try reader.read(contentsOfFile: path)
  }

  @Test func `Anyline: allowedLayouts choose what is read`() throws {
    let licence = CorpusPlaces.picture("Cards/g1-aamva-000.jpg")
    #expect(
      try Self.reading(licence) { $0.allowedLayouts = AllowedLayouts(mrz: []) }.document == nil)
    let reading = try Self.reading(licence) {
      $0.allowedLayouts = AllowedLayouts(drivingLicense: [])
    }
    #expect(reading.isAccepted)
    let others = try Self.reading(licence) { $0.allowedLayouts = AllowedLayouts(idFront: []) }
    #expect(others.document == nil && others.barcodes.count == 1)
    #expect(try Self.reading { $0.allowedLayouts = AllowedLayouts(mrz: [.td1]) }.document == nil)
    #expect(try Self.reading { $0.allowedLayouts = AllowedLayouts(mrz: [.td3]) }.isAccepted)
  }

  @Test func `Anyline: a mandatory field that is not there prevents acceptance`() throws {
    let rule = FieldRule(scanOption: .mandatory)
    #expect(try Self.reading { $0.fields[.mrz] = [.surname: rule] }.isAccepted)
    let reading = try Self.reading { $0.fields[.mrz] = [.placeOfBirth: rule] }
    #expect(!reading.isAccepted)
    #expect(
      reading.refusals == [Refusal(.missingField, source: .mrz, field: .placeOfBirth)])
  }

  @Test func `an expired document is refused where that is asked for`() throws {
    let expiry = try #require(try Self.reading { _ in }.document?.expiryDate?.calendarDate)
    #expect(try Self.reading { $0.refusesExpired = true }.isAccepted)
    #expect(
      try Self.reading {
        $0.refusesExpired = true
        $0.asOf = expiry
      }.isAccepted)
    let later = CalendarDate(year: expiry.year + 1, month: expiry.month, day: 1)
    #expect(try Self.reading { $0.asOf = later }.isAccepted)
    let reading = try Self.reading {
      $0.refusesExpired = true
      $0.asOf = later
    }
    let refusal = Refusal(.expiredNotAllowed, source: .mrz, field: .expiryDate)
    #expect(reading.refusals == [refusal])
    #expect(!reading.isAccepted)
    var configuration = ReaderConfiguration(asOf: later)
    configuration.refusesExpired = true
    var session = ScanSession(configuration: configuration)
    try session.add(reading.shown(on: .front), side: .front)
    let ofSide = Refusal(.expiredNotAllowed, source: .mrz.on(.front), field: .expiryDate)
    #expect(session.partialResult.refusals.contains(ofSide))
  }

  @Test func `Anyline: a disabled field is withheld everywhere`() throws {
    let whole = try Self.reading { _ in }
    let surname = try #require(whole.document?.lastName)
    let reading = try Self.reading {
      $0.fields[.mrz] = [.surname: FieldRule(scanOption: .disabled)]
    }
    #expect(reading.isAccepted)
    #expect(reading.document?.firstName != nil)
    #expect(reading.document?.mrzData?.checks == whole.document?.mrzData?.checks)
    #expect(reading.withheld == [.lastName])
    #expect(String(describing: whole).contains(surname))
    #expect(!String(describing: reading).contains(surname))
  }

  @Test func `Anyline: a disabled field is withheld from barcodes too`() throws {
    let licence = CorpusPlaces.picture("Cards/g1-aamva-000.jpg")
    let whole = try Self.reading(licence) { _ in }
    let number = try #require(whole.document?.idNumber)
    let reading = try Self.reading(licence) {
      $0.fields[.drivingLicense] = [.documentNumber: FieldRule(scanOption: .disabled)]
    }
    #expect(reading.isAccepted)
    #expect(reading.barcodes.map(\.symbology) == [.pdf417])
    #expect(reading.barcodes.allSatisfy { $0.bytes.isEmpty && $0.text == nil })
    #expect(!String(describing: reading).contains(number))
  }

  @Test func `a document of which nothing is left that identifies is not accepted`() throws {
    let disabled = FieldRule(scanOption: .disabled)
    let reading = try Self.reading {
      $0.fields[.mrz] = [
        .surname: disabled, .givenNames: disabled, .documentNumber: disabled,
        .personalNumber: disabled,
      ]
    }
    #expect(!reading.isAccepted)
    #expect(reading.refusals == [Refusal(.withheld, source: .mrz)])
  }

  @Test func `Anyline: minConfidence keeps back what is not sure enough, and refuses`() throws {
    let reading = try Self.reading {
      $0.fields[.mrz] = [.surname: FieldRule(scanOption: .mandatory, minConfidence: 100)]
    }
    #expect(!reading.isAccepted)
    #expect(reading.document?.lastName == nil)
    #expect(
      reading.refusals == [Refusal(.belowConfidence, source: .mrz, field: .lastName)])
    let emptied = try Self.reading { $0.minConfidence = 100 }
    #expect(!emptied.isAccepted)
    #expect(emptied.document?.idNumber == nil)
    // The digits of the birth may be as sure as a number can say.
    #expect(Set(emptied.refusals.map(\.field)).subtracting([.dob]) == [.idNumber, .lastName])
  }

  @Test func `Anyline: a mandatory field that is never read is an error at once`() {
    var configuration = ReaderConfiguration()
    configuration.fields[.mrz] = [.authority: FieldRule(scanOption: .mandatory)]
    let error = #expect(throws: ReaderError.self) {
      try DocumentReader(validating: configuration)
    }
    #expect(error?.code == "P00003")
  }

  @Test func `Anyline: strict mode keeps back a zone with a wrong digit`() throws {
    // Its digit of the date of expiry is wrong as printed.
    let wrong = CorpusPlaces.picture("Frames/g1-td1-001.jpg")
    let loose = try Self.reading(wrong) { _ in }
    #expect(loose.mrz?.mrz.isValid == false)
    #expect(loose.document?.lastName == "COLIC")
    #expect(!loose.isAccepted)
    let strict = try Self.reading(wrong) { $0.isStrict = true }
    #expect(strict.mrz == nil)
    #expect(strict.document == nil)
    #expect(try Self.reading { $0.isStrict = true }.isAccepted)
  }

  @Test func `Anyline: the cutout chooses the pixels that are read`() throws {
    let whole = try Self.reading { _ in }
    let zone = try #require(whole.mrz?.quadrilateral)
    let image = try GrayImage(contentsOfFile: Self.passport)
    let isLow = zone.topLeft.y > Double(image.height) / 2
    func half(_ alignment: Cutout.Alignment) throws -> Reading {
      try Self.reading {
        $0.cutout.maxHeightPercent = 50
        $0.cutout.alignment = alignment
      }
    }
    let hit = try half(isLow ? .bottom : .top)
    #expect(hit.isAccepted)
    let corner = try #require(hit.mrz?.quadrilateral.topLeft)
    #expect(abs(corner.x - zone.topLeft.x) < 3 && abs(corner.y - zone.topLeft.y) < 3)
    let miss = try half(isLow ? .top : .bottom)
    #expect(!miss.isAccepted)
  }

  @Test func `a cutout beyond the frame shows nothing`() throws {
    let reading = try Self.reading {
      $0.allowedLayouts = AllowedLayouts(mrz: [], idFront: [])
      $0.cutout.offset = Point(x: 100_000, y: 0)
    }
    #expect(reading.document == nil)
    #expect(reading.mrz == nil && reading.barcodes.isEmpty)
    #expect(reading.feedback == [.notDetected])
  }

  @Test func `Anyline: captureResolution reduces the frame, and positions stay the frame's`() throws
  {
    let whole = try Self.reading { _ in }
    let reduced = try Self.reading { $0.maximumSide = 1200 }
    let first = try #require(whole.mrz?.quadrilateral)
    let second = try #require(reduced.mrz?.quadrilateral)
    for (one, other) in zip(first.corners, second.corners) {
      #expect(abs(one.x - other.x) < 4 && abs(one.y - other.y) < 4)
    }
  }

  @Test func `SelphID: specificData filters by country`() throws {
    let here = try #require(DocumentFilter(parsing: "KH|<ALL>"))
    let there = try #require(DocumentFilter(parsing: "ES|<All>"))
    #expect(try Self.reading { $0.filters = [here] }.isAccepted)
    #expect(try !Self.reading { $0.filters = [there] }.isAccepted)
    #expect(try Self.reading { $0.filters = [there, here] }.isAccepted)
    let excluded = try Self.reading { $0.exclusions = [here] }
    #expect(!excluded.isAccepted)
    #expect(excluded.refusals.map(\.code) == [.expectedElsewhere])
  }

  @Test func `Jumio: preselected types and country`() throws {
    #expect(try Self.reading { $0.preselectedDocumentTypes = [.passport] }.isAccepted)
    #expect(try !Self.reading { $0.preselectedDocumentTypes = [.visa] }.isAccepted)
    let reading = try Self.reading { $0.preselectedCountry = CountryCode(rawValue: "AUT") }
    #expect(reading.isAccepted)
    #expect(reading.document?.selectedCountry == CountryCode(rawValue: "AUT"))
    #expect(reading.document?.issuingCountry == CountryCode(rawValue: "KHM"))
  }

  /// The shape of Anyline's file for a counter where licences are shown; the values are ours.
  static let licenceDesk = """
    {
      "cameraConfig": { "captureResolution": "1080p" },
      "viewPluginConfig": {
        "pluginConfig": {
          "id": "licence-desk", "cancelOnResult": true,
          "universalIdConfig": {
            "allowedLayouts": { "mrz": [], "drivingLicense": [], "idFront": [] },
            "alphabet": "latin",
            "drivingLicense": {
              "surname": { "scanOption": 0, "minConfidence": 45 },
              "givenNames": { "scanOption": 0, "minConfidence": 45 },
              "dateOfBirth": { "scanOption": 0, "minConfidence": 55 },
              "placeOfBirth": { "scanOption": 1 },
              "documentNumber": { "scanOption": 0, "minConfidence": 45 },
              "address": { "scanOption": 1 }
            }
          }
        },
        "cutoutConfig": {
          "maxWidthPercent": "100%", "maxHeightPercent": "100%", "alignment": "center",
          "strokeColor": "#123456"
        }
      }
    }
    """

  @Test func `Anyline: a whole file is loaded, and reads as it says`() throws {
    var configuration = try ReaderConfiguration(json: Self.licenceDesk)
    configuration.asOf = SampleReading.day
    #expect(
      configuration.fields[.drivingLicense]?[.surname]
        == FieldRule(scanOption: .mandatory, minConfidence: 45))
    let reader = try DocumentReader(validating: configuration)
    let licence = try reader.read(contentsOfFile: CorpusPlaces.picture("Cards/g1-aamva-000.jpg"))
    #expect(licence.isAccepted)
    #expect(licence.document?.documentType == .driverLicense)
    #expect(licence.document?.idNumber == "330879050266")
    let passport = try reader.read(contentsOfFile: Self.passport)
    #expect(passport.document?.documentType == .passport)
  }
}
