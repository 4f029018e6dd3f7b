import Barcodes
import IdentityDocument

extension ConfigurationReader {
  /// The keys of Anyline's view configuration.
  static let anylineKeys: Keys = [
    "cameraConfig": object(cameraKeys), "flashConfig": object(flashKeys),
    "viewPluginConfig": object(viewPluginKeys), "pluginConfig": object(pluginKeys),
    "cutoutConfig": object(cutoutKeys), "scanFeedbackConfig": object(feedbackKeys),
  ]

  private static let cameraKeys: Keys = [
    "captureResolution": setOptional(\.maximumSide) { reader, value, path in
      reader.value(value, path, expected: "720p, 1080p or 2160p") { text in
        ["720p": 1280, "720": 1280, "1080p": 1920, "1080": 1920, "2160p": 3840][text.lowercased()]
      }
    },
    "zoomGesture": withoutEffect { $0.bool($1, $2) },
    "zoomRatio": withoutEffect { $0.number($1, $2, in: 0...1000) },
    "fallbackCamera": withoutEffect { $0.string($1, $2) },
    "defaultCamera": withoutEffect { $0.string($1, $2) },
  ]

  private static let viewPluginKeys: Keys = [
    "pluginConfig": object(pluginKeys), "cutoutConfig": object(cutoutKeys),
    "scanFeedbackConfig": object(feedbackKeys),
  ]

  private static let pluginKeys: Keys = [
    "id": set(\.identifier) { $0.string($1, $2) },
    "cancelOnResult": set(\.cancelsOnResult) { $0.bool($1, $2) },
    "universalIdConfig": { reader, value, path in
      reader.useVendorConfidence()
      reader.read(value, path: path, universalKeys)
    },
    "mrzConfig": { reader, value, path in
      reader.useVendorConfidence()
      if !reader.hasLayouts { reader.configuration.methods = [.mrz] }
      reader.read(value, path: path, zoneKeys)
    },
    "barcodeConfig": { reader, value, path in
      reader.configuration.methods = [.pdf417, .qr]
      reader.configuration.exhaustsMethods = true
      reader.read(value, path: path, barcodeKeys)
    },
    "startScanDelay": withoutEffect { $0.number($1, $2, in: 0...600_000) },
    "meterConfig": unsupported, "licensePlateConfig": unsupported, "tinConfig": unsupported,
    "tireSizeConfig": unsupported, "commercialTireIdConfig": unsupported,
    "containerConfig": unsupported, "ocrConfig": unsupported, "vinConfig": unsupported,
    "vehicleRegistrationCertificateConfig": unsupported, "odometerConfig": unsupported,
    "japaneseLandingPermissionConfig": unsupported,
  ]

  private static let universalKeys: Keys = [
    "id": set(\.identifier) { $0.string($1, $2) },
    "cancelOnResult": set(\.cancelsOnResult) { $0.bool($1, $2) },
    "faceDetection": withoutEffect, "faceDetectionEnabled": withoutEffect { $0.bool($1, $2) },
    "allowedLayouts": { reader, value, path in
      reader.hasLayouts = true
      reader.configuration.allowedLayouts = AllowedLayouts()
      reader.read(value, path: path, layoutKeys)
    },
    "alphabet": withoutEffect { reader, value, path in
      reader.value(value, path, expected: "latin") { $0.lowercased() == "latin" ? $0 : nil }
    },
    "mrz": fieldRules(.mrz), "drivingLicense": fieldRules(.drivingLicense),
    "idFront": fieldRules(.idFront),
  ]

  private static let layoutKeys: Keys = [
    "mrz": setOptional(\.allowedLayouts.mrz) {
      $0.list($1, $2) { $0.format($1, $2) }.map(Set.init)
    },
    "drivingLicense": setOptional(\.allowedLayouts.drivingLicense) {
      $0.list($1, $2) { $0.payload(of: .drivingLicense, $1, $2) }.map(Set.init)
    },
    "idFront": setOptional(\.allowedLayouts.idFront) {
      $0.list($1, $2) { $0.payload(of: .idFront, $1, $2) }.map(Set.init)
    },
    "insuranceCard": unsupported,
  ]

  private static let zoneKeys: Keys = [
    "strictMode": set(\.isStrict) { $0.bool($1, $2) },
    "minConfidence": set(\.minConfidence) { $0.integer($1, $2, in: Allowed.confidence) },
    "cancelOnResult": set(\.cancelsOnResult) { $0.bool($1, $2) },
    "cropAndTransformId": withoutEffect { $0.bool($1, $2) },
    "cropAndTransformID": withoutEffect { $0.bool($1, $2) },
    "isCropAndTransformID": withoutEffect { $0.bool($1, $2) },
    "faceDetectionEnabled": withoutEffect { $0.bool($1, $2) },
    "mrzFieldScanOptions": eachField { reader, field, value, path in
      guard let option = reader.scanOption(value, path) else { return }
      reader.setRule(of: field, in: .mrz) { $0.scanOption = option }
    },
    "mrzMinFieldConfidences": eachField { reader, field, value, path in
      guard let least = reader.integer(value, path, in: Allowed.confidence) else { return }
      reader.setRule(of: field, in: .mrz) { $0.minConfidence = least }
    },
  ]

  private static let barcodeKeys: Keys = [
    "id": set(\.identifier) { $0.string($1, $2) },
    "cancelOnResult": set(\.cancelsOnResult) { $0.bool($1, $2) },
    "barcodeFormats": { reader, value, path in
      let formats = reader.list(value, path) { $0.symbologies($1, $2) }
      guard let formats else { return }
      let chosen = Set(formats.joined())
      guard !chosen.isEmpty else { return }
      reader.configuration.symbologies = chosen
      let methods = Set(chosen.map(\.method))
      reader.configuration.methods = [.pdf417, .qr].filter(methods.contains)
    },
    "parseAAMVA": { reader, value, path in
      guard reader.bool(value, path) == false else { return }
      reader.configuration.payloads = Set(IdentityPayload.Kind.recognised).subtracting([.aamva])
    },
    "multiBarcode": set(\.exhaustsMethods) { $0.bool($1, $2) },
    "consecutiveEqualResultFilter": withoutEffect { $0.number($1, $2, in: -1...600_000) },
    "fastProcessMode": withoutEffect { $0.bool($1, $2) },
  ]

  /// The vendor's plugins of documents ask for a confidence of 60 where nothing is said.
  private mutating func useVendorConfidence() {
    if configuration.minConfidence == 0 {
      configuration.minConfidence = FieldRule.vendorMinConfidence
    }
  }

  private mutating func payload(
    of layout: DocumentLayout, _ value: JSONNode, _ path: String
  ) -> IdentityPayload.Kind? {
    oneOf(IdentityPayload.Kind.self, value, path, among: AllowedLayouts.payloads(of: layout))
  }

  /// The symbologies that a name of the vendor's stands for.
  private mutating func symbologies(_ value: JSONNode, _ path: String) -> [Symbology]? {
    let names: [String: [Symbology]] = [
      "ALL": Symbology.allCases.filter { $0.isBuiltIn && !$0.isReadByNameOnly },
      "PDF_417": [.pdf417], "QR_CODE": [.qr], "MICRO_PDF": [.microPDF417], "MICRO_QR": [.microQR],
      "CODE_128": [.code128], "CODE_93": [.code93], "CODE_39": [.code39], "CODABAR": [.codabar],
      "ITF": [.interleaved2of5], "EAN_13": [.ean13], "UPC_A": [.ean13], "EAN_8": [.ean8],
      "UPC_E": [.upcE], "RSS_14": [.dataBar], "DATABAR": [.dataBar],
      "RSS_EXPANDED": [.dataBarExpanded],
    ]
    let known = names.keys.sorted().joined(separator: ", ")
    return self.value(value, path, expected: "one of \(known)") { names[$0.uppercased()] }
  }

  private static func fieldRules(_ layout: DocumentLayout) -> Step {
    let rules = ruleOfEachField(layout)
    return { reader, value, path in
      // A layout may be named without a rule.
      reader.configuration.fields[layout] = reader.configuration.fields[layout] ?? [:]
      rules(&reader, value, path)
    }
  }

  private static func ruleOfEachField(_ layout: DocumentLayout) -> Step {
    eachField { reader, field, value, path in
      reader.setRule(of: field, in: layout) { _ in }
      reader.read(
        value, path: path,
        [
          "scanOption": { reader, value, path in
            guard let option = reader.scanOption(value, path) else { return }
            reader.setRule(of: field, in: layout) { $0.scanOption = option }
          },
          "minConfidence": { reader, value, path in
            guard let least = reader.integer(value, path, in: Allowed.confidence) else { return }
            reader.setRule(of: field, in: layout) { $0.minConfidence = least }
          },
        ])
    }
  }

  /// An object whose keys are fields.
  private static func eachField(
    _ step: @escaping @Sendable (inout ConfigurationReader, LayoutField, JSONNode, String) -> Void
  ) -> Step {
    { reader, value, path in
      let keys = LayoutField.allCases.map { field -> (String, Step) in
        (field.rawValue, { reader, value, path in step(&reader, field, value, path) })
      }
      reader.read(value, path: path, Dictionary(uniqueKeysWithValues: keys))
    }
  }

  private mutating func setRule(
    of field: LayoutField, in layout: DocumentLayout, _ change: (inout FieldRule) -> Void
  ) {
    let usual = FieldRule(minConfidence: configuration.minConfidence)
    change(&configuration.fields[layout, default: [:]][field, default: usual])
  }
}
