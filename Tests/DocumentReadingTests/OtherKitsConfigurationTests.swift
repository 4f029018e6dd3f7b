import Barcodes
import DocumentReading
import IdentityDocument
import Raster
import Testing

@Suite struct OtherKitsConfigurationTests {
  static let otherKits: [(String, @Sendable (inout ReaderConfiguration) -> Void)] = [
    (#"{"timeout":"TLong"}"#, { $0.timeout = .seconds(25) }),
    (
      #"{"scanType":"DTPassport","scanSide":"DSFront"}"#,
      {
        $0.preselectedDocumentTypes = [.passport]
        $0.sides = [.front]
      }
    ),
    (#"{"scanType":"DTForeignCard"}"#, { $0.isForeignCardWanted = true }),
    (
      #"{"scanMode":"SMSearch","specificData":["ES|<ALL>","FR|TD1"],"blackList":"ES|visa"}"#,
      {
        $0.filters = [
          DocumentFilter(country: CountryCode(rawValue: "ESP")),
          DocumentFilter(country: CountryCode(rawValue: "FRA"), model: .format(.td1)),
        ]
        $0.exclusions = [
          DocumentFilter(country: CountryCode(rawValue: "ESP"), model: .kind(.visa))
        ]
      }
    ),
    (
      #"{"cardType":"vn.national_id","cardSide":"back","isEnableScanQr":false}"#,
      {
        $0.filters = [
          DocumentFilter(country: CountryCode(rawValue: "VNM"), model: .kind(.identityCard))
        ]
        $0.sides = [.back]
        $0.methods = [.mrz, .pdf417]
      }
    ),
    (#"{"frontIdQr":{"isRequired":true},"isReadBothSide":true}"#, { $0.requiredCodes = [.front] }),
    (#"{"customerId":"u-1"}"#, { $0.userReference = "u-1" }),
    (
      #"{"pluginConfig":{"barcodeConfig":{"barcodeFormats":["PDF_417"]}}}"#,
      {
        $0.symbologies = [.pdf417]
        $0.methods = [.pdf417]
        $0.exhaustsMethods = true
      }
    ),
    (#"{"wanted":"TD3"}"#, { $0.wanted = .td3 }),
    (
      #"{"pluginConfig":{"mrzConfig":{}}}"#,
      {
        $0.methods = [.mrz]
        $0.minConfidence = 60
      }
    ),
  ]

  @Test(arguments: otherKits)
  func `keys of other kits set the same properties`(
    text: String, change: @Sendable (inout ReaderConfiguration) -> Void
  ) throws {
    var expected = ReaderConfiguration()
    change(&expected)
    #expect(try ReaderConfiguration(json: text) == expected)
  }

  @Test func `SelphID: the generic mode does not look at specificData`() throws {
    let text = #"{"specificData":"ES|<ALL>","scanMode":"SMGeneric"}"#
    let configuration = try ReaderConfiguration(json: text)
    #expect(configuration.filters.isEmpty)
    #expect(configuration.ignoredKeys == ["specificData"])
  }

  @Test func `MobbScan: a box on a screen that the frame fills`() throws {
    let text = """
      {"documentDetectionBoxCoordinates":
        {"x": 50, "y": 100, "width": 200, "height": 100, "screenWidth": 400, "screenHeight": 400}}
      """
    // A frame of 1600 × 800 fills the screen at half its size; 200 of its 800 points are cut left.
    #expect(
      try ReaderConfiguration(json: text).cutout.region(width: 1600, height: 800)
        == Quadrilateral(
          topLeft: Point(x: 500, y: 200), topRight: Point(x: 899, y: 200),
          bottomRight: Point(x: 899, y: 399), bottomLeft: Point(x: 500, y: 399)))
  }

  @Test func `the reference is the first identifier that is given`() throws {
    let text = #"{"customerId":"c","reportingCriteria":"b","customerInternalReference":"a"}"#
    var configuration = try ReaderConfiguration(json: text)
    #expect(configuration.reference == "a")
    configuration.customerInternalReference = nil
    #expect(configuration.reference == "b")
    configuration.reportingCriteria = nil
    #expect(configuration.reference == "c")
  }
}
