import DocumentReading
import Foundation
import IdentityDocument
import ImageFile
import Raster
import Testing

@Suite struct ConfiguredReaderTests {
  static let passport = CorpusPlaces.picture("Specimens/mrp-000.jpg")

  static func reading(
    _ path: String = passport, _ change: (inout ReaderConfiguration) -> Void
  ) throws -> Reading {
    var configuration = ReaderConfiguration()
    change(&configuration)
    let reader = try DocumentReader(configuration: configuration, asOf: SampleReading.day)
    return try reader.read(contentsOfFile: path)
  }

  @Test func `Anyline: allowedLayouts choose what is read`() throws {
    let licence = CorpusPlaces.picture("Cards/g1-aamva-000.jpg")
    #expect(try Self.reading(licence) { _ in }.document == nil)
    let reading = try Self.reading(licence) { $0.allowedLayouts = ["drivingLicense": []] }
    #expect(reading.isAccepted)
    #expect(try Self.reading { $0.allowedLayouts = ["mrz": ["td1"]] }.isAccepted == false)
    #expect(try Self.reading { $0.allowedLayouts = ["mrz": ["TD3"]] }.isAccepted)
  }

  @Test func `Anyline: a mandatory field that is not there prevents acceptance`() throws {
    let rule = FieldRule(scanOption: .mandatory)
    #expect(try Self.reading { $0.fields["mrz"] = ["surname": rule] }.isAccepted)
    #expect(try !Self.reading { $0.fields["mrz"] = ["placeOfBirth": rule] }.isAccepted)
  }

  @Test func `Anyline: a disabled field is not reported`() throws {
    let reading = try Self.reading {
      $0.fields["mrz"] = ["surname": FieldRule(scanOption: .disabled)]
    }
    #expect(reading.isAccepted)
    #expect(reading.document?.lastName == nil)
    #expect(reading.document?.firstName != nil)
    #expect(reading.ocrResults["LastName"] == nil)
  }

  @Test func `Anyline: minConfidence keeps back what is not sure enough`() throws {
    let reading = try Self.reading {
      $0.fields["mrz"] = ["surname": FieldRule(scanOption: .mandatory, minConfidence: 100)]
    }
    #expect(!reading.isAccepted)
    #expect(reading.document?.lastName == nil)
  }

  @Test func `Anyline: a mandatory field that is never read is an error at once`() {
    var configuration = ReaderConfiguration()
    configuration.fields["mrz"] = ["authority": FieldRule(scanOption: .mandatory)]
    let error = #expect(throws: ReaderError.self) {
      try DocumentReader(configuration: configuration)
    }
    #expect(error?.code == "P00003")
  }

  @Test func `Anyline: strict mode keeps back a zone with a wrong digit`() throws {
    let wrong = CorpusPlaces.picture("Frames/g1-td1-001.jpg")
    let loose = try Self.reading(wrong) { _ in }
    let strict = try Self.reading(wrong) { $0.isStrict = true }
    #expect(strict.mrz == nil || strict.mrz?.mrz.isValid == true)
    if loose.mrz?.mrz.isValid == false { #expect(strict.document == nil) }
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
  }

  @Test func `Jumio: preselected types and country`() throws {
    #expect(try Self.reading { $0.preselectedDocumentTypes = [.passport] }.isAccepted)
    #expect(try !Self.reading { $0.preselectedDocumentTypes = [.visa] }.isAccepted)
    let reading = try Self.reading { $0.preselectedCountry = CountryCode(rawValue: "AUT") }
    #expect(reading.isAccepted)
    #expect(reading.document?.selectedCountry == CountryCode(rawValue: "AUT"))
    #expect(reading.document?.issuingCountry == CountryCode(rawValue: "KHM"))
  }

  static let reference = "\(CorpusPlaces.root)/../shared/reference/001_2e1697ca5379dc41.txt"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: reference)))
  func `Anyline: the reference's own sample configuration loads`() throws {
    let text = try String(contentsOfFile: Self.reference, encoding: .utf8)
    let from = try #require(text.range(of: "{\n  \"cameraConfig\""))
    let rest = text[from.lowerBound...]
    let to = try #require(rest.range(of: "\n}\n"))
    let configuration = try ReaderConfiguration(json: String(rest[..<to.upperBound]))
    #expect(configuration.allowedLayouts.keys.sorted() == ["drivingLicense", "idFront", "mrz"])
    #expect(
      configuration.fields["drivingLicense"]?["surname"]
        == FieldRule(scanOption: .mandatory, minConfidence: 40))
    #expect(configuration.cutout.ratio == Point(x: 86, y: 54))
    _ = try DocumentReader(configuration: configuration)
  }
}
