import DocumentReading
import IdentityDocument
import Raster
import Testing

@Suite struct ReaderConfigurationTests {
  /// Every key this library knows, in a file of our own.
  static let complete = """
    {
      "cameraConfig": { "captureResolution": "1080p", "zoomGesture": true },
      "flashConfig": { "mode": "off", "alignment": "top", "offset": { "x": 1, "y": 2 } },
      "viewPluginConfig": {
        "pluginConfig": {
          "id": "hotel-desk",
          "cancelOnResult": false,
          "mrzConfig": {
            "minConfidence": 70, "strictMode": true,
            "mrzFieldScanOptions": { "surname": "MANDATORY", "sex": 2 },
            "mrzMinFieldConfidences": { "surname": 90 }
          },
          "universalIdConfig": {
            "allowedLayouts": { "mrz": [], "drivingLicense": ["aamva"], "idFront": [] },
            "alphabet": "latin",
            "drivingLicense": { "documentNumber": { "scanOption": 0, "minConfidence": 45 } },
            "idFront": { "nationality": { "scanOption": 1 } }
          }
        },
        "cutoutConfig": {
          "maxWidthPercent": "80%", "maxHeightPercent": 50, "width": 0, "alignment": "top_half",
          "ratioFromSize": { "width": 2, "height": 1 }, "offset": { "x": 10, "y": 0 },
          "cropOffset": { "x": 0, "y": 0 }, "cropPadding": { "x": 0, "y": 0 },
          "strokeColor": "#123456", "outerAlpha": 0.5
        },
        "scanFeedbackConfig": { "style": "rect" }
      },
      "specificData": "ES|<All>",
      "timeout": 25,
      "preselectedCountry": "de",
      "preselectedDocumentTypes": ["passport", "visa"],
      "preselectedDocumentVariant": "plastic",
      "customerInternalReference": "case 1", "reportingCriteria": "desk", "userReference": "u-2"
    }
    """

  @Test func `reads every key`() throws {
    let configuration = try ReaderConfiguration(json: Self.complete)
    #expect(configuration.identifier == "hotel-desk")
    #expect(!configuration.cancelsOnResult)
    #expect(configuration.isStrict)
    #expect(configuration.maximumSide == 1920)
    #expect(configuration.minConfidence == 70)
    #expect(
      configuration.fields["mrz"]?["surname"]
        == FieldRule(scanOption: .mandatory, minConfidence: 90))
    #expect(configuration.fields["mrz"]?["sex"]?.scanOption == .disabled)
    #expect(
      configuration.fields["drivingLicense"]?["documentNumber"]
        == FieldRule(scanOption: .mandatory, minConfidence: 45))
    #expect(configuration.fields["idFront"]?["nationality"] == FieldRule(minConfidence: 70))
    #expect(
      configuration.allowedLayouts == ["mrz": [], "drivingLicense": ["aamva"], "idFront": []])
    #expect(configuration.filters == [DocumentFilter(country: CountryCode(rawValue: "ESP"))])
    #expect(configuration.timeout == .seconds(25))
    #expect(configuration.preselectedCountry == CountryCode(rawValue: "DEU"))
    #expect(configuration.preselectedDocumentTypes == [.passport, .visa])
    #expect(configuration.preselectedDocumentVariant == .plastic)
    #expect(configuration.customerInternalReference == "case 1")
    #expect(configuration.reportingCriteria == "desk")
    #expect(configuration.userReference == "u-2")
    #expect(
      configuration.ignoredKeys == [
        "cameraConfig.zoomGesture", "flashConfig", "viewPluginConfig.cutoutConfig.strokeColor",
        "viewPluginConfig.cutoutConfig.outerAlpha", "viewPluginConfig.scanFeedbackConfig",
      ])
  }

  @Test func `a cutout chooses pixels`() throws {
    let cutout = try ReaderConfiguration(json: Self.complete).cutout
    // 80 % of 1000 is 800 wide, 400 high; its middle is that of the upper half, 10 to the right.
    #expect(
      cutout.region(width: 1000, height: 2000)
        == Quadrilateral(
          topLeft: Point(x: 110, y: 300), topRight: Point(x: 909, y: 300),
          bottomRight: Point(x: 909, y: 699), bottomLeft: Point(x: 110, y: 699)))
    #expect(Cutout().region(width: 0, height: 0) == nil)
  }

  static let faults: [(String, [ConfigurationError])] = [
    ("", [ConfigurationError(path: "", reason: .notJSON(line: 1, column: 1))]),
    (
      "{\n  \"timeout\": 5,\n}",
      [ConfigurationError(path: "", reason: .notJSON(line: 3, column: 1))]
    ),
    ("[]", [ConfigurationError(path: "", reason: .wrongType(expected: "an object"))]),
    (
      #"{"timout":5}"#,
      [ConfigurationError(path: "timout", reason: .unknownKey(nearest: "timeout"))]
    ),
    (#"{"zzzzzzzz":5}"#, [ConfigurationError(path: "zzzzzzzz", reason: .unknownKey(nearest: nil))]),
    (
      #"{"timeout":"5","pluginConfig":{"meterConfig":{},"id":7}}"#,
      [
        ConfigurationError(path: "timeout", reason: .wrongType(expected: "a number")),
        ConfigurationError(path: "pluginConfig.meterConfig", reason: .unsupported),
        ConfigurationError(path: "pluginConfig.id", reason: .wrongType(expected: "a text")),
      ]
    ),
    (
      #"{"pluginConfig":{"universalIdConfig":{"idFront":{"surname":{"minConfidense":60}}}}}"#,
      [
        ConfigurationError(
          path: "pluginConfig.universalIdConfig.idFront.surname.minConfidense",
          reason: .unknownKey(nearest: "minConfidence"))
      ]
    ),
    (
      #"{"pluginConfig":{"mrzConfig":{"minConfidence":101}}}"#,
      [
        ConfigurationError(
          path: "pluginConfig.mrzConfig.minConfidence", reason: .outOfRange("from 0.0 to 100.0"))
      ]
    ),
    (
      "{\"userReference\":\"" + String(repeating: "x", count: 101) + "\"}",
      [ConfigurationError(path: "userReference", reason: .tooLong(limit: 100))]
    ),
  ]

  @Test(arguments: faults)
  func `names every fault with its path`(text: String, expected: [ConfigurationError]) {
    #expect(throws: ConfigurationErrors(expected)) { try ReaderConfiguration(json: text) }
  }

  @Test func `deep nesting and cut texts are refused`() {
    #expect(throws: ConfigurationErrors.self) {
      try ReaderConfiguration(json: String(repeating: "[", count: 100_000))
    }
    for length in 0..<Self.complete.utf8.count {
      let cut = String(decoding: Self.complete.utf8.prefix(length), as: UTF8.self)
      #expect(throws: ConfigurationErrors.self) { try ReaderConfiguration(json: cut) }
    }
  }
}
