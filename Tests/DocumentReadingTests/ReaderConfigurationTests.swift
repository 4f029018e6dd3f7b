import Barcodes
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
      configuration.fields[.mrz]?[.surname]
        == FieldRule(scanOption: .mandatory, minConfidence: 90))
    #expect(configuration.fields[.mrz]?[.sex]?.scanOption == .disabled)
    #expect(
      configuration.fields[.drivingLicense]?[.documentNumber]
        == FieldRule(scanOption: .mandatory, minConfidence: 45))
    #expect(configuration.fields[.idFront]?[.nationality] == FieldRule(minConfidence: 70))
    #expect(
      configuration.allowedLayouts == AllowedLayouts(mrz: [], drivingLicense: [.aamva], idFront: [])
    )
    #expect(configuration.methods == [.mrz, .pdf417, .qr])
    #expect(
      configuration.payloads.contains(.aamva) && !configuration.payloads.contains(.magneticStripe))
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
        "cameraConfig.zoomGesture", "flashConfig.mode", "flashConfig.alignment",
        "flashConfig.offset", "viewPluginConfig.pluginConfig.universalIdConfig.alphabet",
        "viewPluginConfig.cutoutConfig.strokeColor", "viewPluginConfig.cutoutConfig.outerAlpha",
        "viewPluginConfig.scanFeedbackConfig.style",
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
    ("[]", [fault("", "[]", .wrongType(expected: "an object"))]),
    (#"{"timout":5}"#, [fault("timout", "5", .unknownKey(nearest: "timeout"))]),
    (#"{"zzzzzzzz":5}"#, [fault("zzzzzzzz", "5", .unknownKey(nearest: nil))]),
    (
      #"{"timeout":true,"pluginConfig":{"meterConfig":{},"id":7}}"#,
      [
        fault("timeout", "true", .wrongType(expected: "a number")),
        fault("pluginConfig.meterConfig", "{}", .unsupported),
        fault("pluginConfig.id", "7", .wrongType(expected: "a text")),
      ]
    ),
    (
      #"{"timeout":"TFast"}"#,
      [fault("timeout", "\"TFast\"", .outOfRange("one of TShort, TMedium, TLong, TVeryLong"))]
    ),
    (
      #"{"pluginConfig":{"universalIdConfig":{"idFront":{"surname":{"minConfidense":60}}}}}"#,
      [
        fault(
          "pluginConfig.universalIdConfig.idFront.surname.minConfidense", "60",
          .unknownKey(nearest: "minConfidence"))
      ]
    ),
    (
      #"{"pluginConfig":{"universalIdConfig":{"allowedLayouts":{"idFront":["nonsense"]}}}}"#,
      [
        fault(
          "pluginConfig.universalIdConfig.allowedLayouts.idFront[0]", "\"nonsense\"",
          .outOfRange(
            "one of VIETNAM_ID, ARGENTINA_ID, COLOMBIA_ID, PHILIPPINES_ID, SOUTH_AFRICA_ID, "
              + "AADHAAR, AADHAAR_SECURE, VDS"))
      ]
    ),
    (
      #"{"pluginConfig":{"universalIdConfig":{"allowedLayouts":{"mrz":["TD9"]}}}}"#,
      [
        fault(
          "pluginConfig.universalIdConfig.allowedLayouts.mrz[0]", "\"TD9\"",
          .outOfRange("one of TD1, TD2, MRP, MRVA, MRVB, CNIS, FRDL, CHDL, TD3"))
      ]
    ),
    (
      #"{"pluginConfig":{"mrzConfig":{"minConfidence":101}}}"#,
      [fault("pluginConfig.mrzConfig.minConfidence", "101", .outOfRange("from 0 to 100"))]
    ),
    (
      #"{"scanFeedbackConfig":7,"flashConfig":"no"}"#,
      [
        fault("scanFeedbackConfig", "7", .wrongType(expected: "an object")),
        fault("flashConfig", "\"no\"", .wrongType(expected: "an object")),
      ]
    ),
    (
      #"{"scanFeedbackConfig":{"styl":"rect","beepOnResult":1},"cutoutConfig":{"strokeColor":"red"}}"#,
      [
        fault("scanFeedbackConfig.styl", "\"rect\"", .unknownKey(nearest: "style")),
        fault("scanFeedbackConfig.beepOnResult", "1", .wrongType(expected: "true or false")),
        fault("cutoutConfig.strokeColor", "\"red\"", .outOfRange("a colour such as #0099FF")),
      ]
    ),
    (
      #"{"pluginConfig":{"barcodeConfig":{"barcodeFormats":["AZTEC"]}}}"#,
      [
        fault(
          "pluginConfig.barcodeConfig.barcodeFormats[0]", "\"AZTEC\"",
          .outOfRange(
            "one of ALL, CODABAR, CODE_128, CODE_39, CODE_93, DATABAR, EAN_13, EAN_8, ITF, "
              + "MICRO_PDF, MICRO_QR, PDF_417, QR_CODE, RSS_14, RSS_EXPANDED, UPC_A, UPC_E"))
      ]
    ),
    (#"{"scanMode":"SMSearch"}"#, [fault("scanMode", "\"SMSearch\"", .missingKey("specificData"))]),
    (#"{"scanType":"DTCreditCard"}"#, [fault("scanType", "\"DTCreditCard\"", .unsupported)]),
    (#"{"enableVerification":true}"#, [fault("enableVerification", "true", .unsupported)]),
    (
      #"{"documentDetectionBoxCoordinates":{"x":1,"y":2,"width":3,"height":4,"screenWidth":9}}"#,
      [
        fault(
          "documentDetectionBoxCoordinates", #"{"x":1,"y":2,"width":3,"height":4,"scree…"#,
          .wrongType(expected: "an object with x, y, width, height, screenWidth, screenHeight"))
      ]
    ),
    (
      "{\"userReference\":\"" + String(repeating: "x", count: 101) + "\"}",
      [
        fault(
          "userReference", "\"" + String(repeating: "x", count: 39) + "…", .tooLong(limit: 100))
      ]
    ),
  ]

  static func fault(
    _ path: String, _ value: String, _ reason: ConfigurationError.Reason
  ) -> ConfigurationError {
    ConfigurationError(path: path, value: value, reason: reason)
  }

  @Test func `a fault says path, value and what was expected`() {
    let error = ConfigurationErrors([
      Self.fault("timeout", "true", .wrongType(expected: "a number")),
      ConfigurationError(path: "", reason: .notJSON(line: 1, column: 2)),
    ])
    #expect(
      error.description
        == "timeout has to be a number, and is true\n"
        + "the configuration is no JSON at line 1, column 2")
  }

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
