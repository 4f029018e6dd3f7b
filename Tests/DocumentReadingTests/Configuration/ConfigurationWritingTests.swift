import Barcodes
import DocumentReading
import Foundation
import IdentityDocument
import Raster
import Testing

/// A configuration can be printed, and what is printed is read again.
@Suite struct ConfigurationWritingTests {
  static var changed: ReaderConfiguration {
    var configuration = ReaderConfiguration(asOf: SampleReading.day)
    configuration.methods = [.qr, .mrz]
    configuration.exhaustsMethods = true
    configuration.formats = [.td1, .mrvB]
    configuration.payloads = [.aamva, .visibleDigitalSeal]
    configuration.symbologies = [.qr, .code128]
    configuration.engine = .both
    configuration.zoneLimit = 2
    configuration.nameGate = 0.95
    configuration.maximumSide = 1234
    configuration.pixelLimit = 5_000_000
    configuration.byteLimit = 1_000_000
    configuration.usesConverters = true
    configuration.isStrict = true
    configuration.refusesExpired = true
    configuration.wanted = .td1Back
    configuration.filters = [
      DocumentFilter(country: CountryCode(rawValue: "FRA"), model: .kind(.visa)),
      DocumentFilter(country: nil, model: .payload(.aamva)),
    ]
    configuration.exclusions = [DocumentFilter(country: CountryCode(rawValue: "DEU"))]
    configuration.isForeignCardWanted = true
    configuration.language = .vietnamese
    configuration.preselectedDocumentTypes = [.visa, .passport]
    configuration.preselectedDocumentVariant = .paper
    configuration.preselectedCountry = CountryCode(rawValue: "AUT")
    configuration.fields = [
      .mrz: [.surname: FieldRule(scanOption: .disabled, minConfidence: 7)],
      .idFront: [.address: FieldRule(scanOption: .mandatory)],
    ]
    configuration.minConfidence = 33
    configuration.sides = [.back]
    configuration.requiredCodes = [.back]
    configuration.timeout = .milliseconds(2500)
    configuration.cancelsOnResult = false
    configuration.identifier = "a \"desk\""
    configuration.customerInternalReference = "c"
    configuration.reportingCriteria = "r"
    configuration.userReference = "u"
    configuration.cutout.maxWidthPercent = 12.5
    configuration.cutout.alignment = .bottomHalf
    configuration.cutout.ratio = Point(x: 7, y: 3)
    configuration.cutout.offset = Point(x: 1, y: -2)
    configuration.cutout.box = ScreenBox(
      x: 1, y: 2, width: 3, height: 4, screenWidth: 50, screenHeight: 60)
    return configuration
  }

  private static let rules: [[DocumentLayout: [LayoutField: FieldRule]]] = [
    [:], [.mrz: [:]], [.mrz: [:], .idFront: [.surname: FieldRule(minConfidence: 0)]],
  ]

  /// Layouts that are named without a rule, and times to the nanosecond.
  static let odd = rules.flatMap { fields in
    [Duration.seconds(4), .nanoseconds(1_333_333_333), .milliseconds(1001)].map { time in
      var configuration = ReaderConfiguration()
      (configuration.fields, configuration.timeout) = (fields, time)
      return configuration
    }
  }

  static let configurations =
    [changed, ReaderConfiguration()] + odd
    + ReaderConfiguration.UseCase.allCases.map { ReaderConfiguration(for: $0) }

  @Test(arguments: configurations)
  func `what is printed says the same`(configuration: ReaderConfiguration) throws {
    let text = configuration.json.indentedText
    #expect(try ReaderConfiguration(json: text) == configuration)
    let coded = try JSONEncoder().encode(configuration)
    #expect(try JSONDecoder().decode(ReaderConfiguration.self, from: coded) == configuration)
  }

  @Test func `a vendor's file is printed with all it says`() throws {
    let loaded = try ReaderConfiguration(json: ReaderConfigurationTests.complete)
    let again = try ReaderConfiguration(json: loaded.json.indentedText)
    #expect(!loaded.ignoredKeys.isEmpty && again.ignoredKeys.isEmpty)
    #expect(again.json == loaded.json)
    #expect(again.fields == loaded.fields && again.cutout == loaded.cutout)
  }

  @Test func `a coded configuration that does not hold says why`() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ReaderConfiguration.self, from: Data(#"{"timeout":"TFast"}"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.hasPrefix("timeout has to be one of TShort, TMedium"))
  }
}
