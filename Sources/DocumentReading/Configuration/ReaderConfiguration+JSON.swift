import IdentityDocument

extension ReaderConfiguration {
  /// Reads a configuration in the shape of Anyline's files, with the keys of the other references
  /// beside them.
  ///
  /// Every key is known, or known to be without effect here (``ignoredKeys``), or an error with its
  /// path and the nearest key; all errors of a text come together.
  ///
  /// - Parameter text: A JSON object.
  /// - Throws: `ConfigurationErrors` with every fault found.
  public init(json text: String) throws(ConfigurationErrors) {
    let root: JSONText
    do throws(JSONText.Place) {
      root = try JSONText(parsing: text)
    } catch {
      let reason = ConfigurationError.Reason.notJSON(line: error.line, column: error.column)
      throw ConfigurationErrors([ConfigurationError(path: "", reason: reason)])
    }
    var reader = ConfigurationReader()
    reader.readRoot(root)
    guard reader.errors.isEmpty else { throw ConfigurationErrors(reader.errors) }
    self = reader.configuration
  }
}

extension ConfigurationReader {
  fileprivate mutating func readRoot(_ root: JSONText) {
    read(
      root, path: "",
      [
        "cameraConfig": { $0.read($1, path: $2, Self.cameraKeys) },
        "flashConfig": Self.withoutEffect,
        "viewPluginConfig": { $0.read($1, path: $2, Self.viewPluginKeys) },
        "pluginConfig": { $0.read($1, path: $2, Self.pluginKeys) },
        "cutoutConfig": { $0.read($1, path: $2, Self.cutoutKeys) },
        "scanFeedbackConfig": Self.withoutEffect,
        "specificData": { reader, value, path in
          guard let text = reader.string(value, path) else { return }
          guard let filter = DocumentFilter(parsing: text) else {
            reader.refuse(path, .outOfRange("a country, a bar and a model, such as ES|<ALL>"))
            return
          }
          reader.configuration.filters.append(filter)
        },
        "timeout": { reader, value, path in
          guard let seconds = reader.number(value, path, in: 1...600) else { return }
          reader.configuration.timeout = .milliseconds(Int(seconds * 1000))
        },
        "preselectedCountry": { reader, value, path in
          guard let text = reader.string(value, path) else { return }
          guard let country = CountryCode(iso3166: text.uppercased()) else {
            reader.refuse(path, .outOfRange("a country code of ISO 3166-1"))
            return
          }
          reader.configuration.preselectedCountry = country
        },
        "preselectedDocumentTypes": { reader, value, path in
          for (index, element) in reader.array(value, path).enumerated() {
            let place = "\(path)[\(index)]"
            guard let kind = reader.oneOf(DocumentKind.self, element, place) else { continue }
            reader.configuration.preselectedDocumentTypes.insert(kind)
          }
        },
        "preselectedDocumentVariant": { reader, value, path in
          reader.configuration.preselectedDocumentVariant =
            reader.oneOf(DocumentVariant.self, value, path)
        },
        "customerInternalReference": {
          $0.configuration.customerInternalReference = $0.identifier($1, $2)
        },
        "reportingCriteria": { $0.configuration.reportingCriteria = $0.identifier($1, $2) },
        "userReference": { $0.configuration.userReference = $0.identifier($1, $2) },
      ])
  }

  private static let cameraKeys: Keys = [
    "captureResolution": { reader, value, path in
      guard let text = reader.string(value, path) else { return }
      let sides = ["720p": 1280, "720": 1280, "1080p": 1920, "1080": 1920, "2160p": 3840]
      guard let side = sides[text.lowercased()] else {
        reader.refuse(path, .outOfRange("720p, 1080p or 2160p"))
        return
      }
      reader.configuration.maximumSide = side
    },
    "zoomGesture": withoutEffect, "zoomRatio": withoutEffect, "fallbackCamera": withoutEffect,
    "defaultCamera": withoutEffect,
  ]

  private static let viewPluginKeys: Keys = [
    "pluginConfig": { $0.read($1, path: $2, pluginKeys) },
    "cutoutConfig": { $0.read($1, path: $2, cutoutKeys) },
    "scanFeedbackConfig": withoutEffect,
  ]

  private static let pluginKeys: Keys = [
    "id": { reader, value, path in
      if let text = reader.string(value, path) { reader.configuration.identifier = text }
    },
    "cancelOnResult": cancelOnResult,
    "universalIdConfig": { $0.read($1, path: $2, universalKeys) },
    "mrzConfig": { $0.read($1, path: $2, zoneKeys) },
    "startScanDelay": withoutEffect,
    "meterConfig": unsupported, "licensePlateConfig": unsupported, "tinConfig": unsupported,
    "tireSizeConfig": unsupported, "commercialTireIdConfig": unsupported,
    "containerConfig": unsupported, "ocrConfig": unsupported, "vinConfig": unsupported,
    "vehicleRegistrationCertificateConfig": unsupported, "barcodeConfig": unsupported,
    "odometerConfig": unsupported, "japaneseLandingPermissionConfig": unsupported,
  ]

  private static let cancelOnResult: Step = { reader, value, path in
    if let flag = reader.bool(value, path) { reader.configuration.cancelsOnResult = flag }
  }

  private static let universalKeys: Keys = [
    "id": { reader, value, path in
      if let text = reader.string(value, path) { reader.configuration.identifier = text }
    },
    "cancelOnResult": cancelOnResult,
    "faceDetection": withoutEffect, "faceDetectionEnabled": withoutEffect,
    "allowedLayouts": { reader, value, path in
      reader.configuration.allowedLayouts = [:]
      reader.read(
        value, path: path,
        Dictionary(uniqueKeysWithValues: layouts.map { layout in (layout, allowLayouts(layout)) }))
    },
    "alphabet": { reader, value, path in
      guard let text = reader.string(value, path) else { return }
      if text.lowercased() != "latin" { reader.refuse(path, .outOfRange("latin")) }
    },
    "mrz": fieldRules("mrz"), "drivingLicense": fieldRules("drivingLicense"),
    "idFront": fieldRules("idFront"),
  ]

  private static let layouts = ["mrz", "drivingLicense", "idFront", "insuranceCard"]

  private static func allowLayouts(_ layout: String) -> Step {
    { reader, value, path in
      var names: [String] = []
      for (index, element) in reader.array(value, path).enumerated() {
        if let name = reader.string(element, "\(path)[\(index)]") { names.append(name) }
      }
      reader.configuration.allowedLayouts[layout] = names
    }
  }

  private static let fieldNames = [
    "surname", "givenNames", "dateOfBirth", "placeOfBirth", "dateOfIssue", "dateOfExpiry",
    "authority", "documentNumber", "categories", "address", "cardAccessNumber", "nationality",
    "sex", "personalNumber", "optionalData", "issuingCountryCode", "nationalityCountryCode",
    "documentType", "mrzString",
  ]

  private static func fieldRules(_ layout: String) -> Step {
    { reader, value, path in
      let keys = fieldNames.map { name in (name, fieldRule(layout, name)) }
      reader.read(value, path: path, Dictionary(uniqueKeysWithValues: keys))
    }
  }

  private static func fieldRule(_ layout: String, _ name: String) -> Step {
    { reader, value, path in
      reader.configuration.fields[layout, default: [:]][name] = FieldRule(
        minConfidence: reader.configuration.minConfidence)
      reader.read(
        value, path: path,
        [
          "scanOption": { reader, value, path in
            guard let option = reader.scanOption(value, path) else { return }
            reader.configuration.fields[layout]?[name]?.scanOption = option
          },
          "minConfidence": { reader, value, path in
            guard let least = reader.number(value, path, in: 0...100) else { return }
            reader.configuration.fields[layout]?[name]?.minConfidence = Int(least)
          },
        ])
    }
  }

  private static let zoneKeys: Keys = [
    "strictMode": { reader, value, path in
      if let flag = reader.bool(value, path) { reader.configuration.isStrict = flag }
    },
    "minConfidence": { reader, value, path in
      if let least = reader.number(value, path, in: 0...100) {
        reader.configuration.minConfidence = Int(least)
      }
    },
    "cancelOnResult": cancelOnResult,
    "cropAndTransformId": withoutEffect, "cropAndTransformID": withoutEffect,
    "faceDetectionEnabled": withoutEffect, "isCropAndTransformID": withoutEffect,
    "mrzFieldScanOptions": { reader, value, path in
      let keys = fieldNames.map { name -> (String, Step) in
        (
          name,
          { reader, value, path in
            guard let option = reader.scanOption(value, path) else { return }
            reader.configuration.fields["mrz", default: [:]][name, default: FieldRule()]
              .scanOption = option
          }
        )
      }
      reader.read(value, path: path, Dictionary(uniqueKeysWithValues: keys))
    },
    "mrzMinFieldConfidences": { reader, value, path in
      let keys = fieldNames.map { name -> (String, Step) in
        (
          name,
          { reader, value, path in
            guard let least = reader.number(value, path, in: 0...100) else { return }
            reader.configuration.fields["mrz", default: [:]][name, default: FieldRule()]
              .minConfidence = Int(least)
          }
        )
      }
      reader.read(value, path: path, Dictionary(uniqueKeysWithValues: keys))
    },
  ]

  private static let cutoutKeys: Keys = [
    "maxWidthPercent": { reader, value, path in
      if let share = reader.percent(value, path) {
        reader.configuration.cutout.maxWidthPercent = share
      }
    },
    "maxHeightPercent": { reader, value, path in
      if let share = reader.percent(value, path) {
        reader.configuration.cutout.maxHeightPercent = share
      }
    },
    "width": { reader, value, path in
      if let width = reader.number(value, path, in: 0...100_000) {
        reader.configuration.cutout.width = width
      }
    },
    "alignment": { reader, value, path in
      if let alignment = reader.oneOf(Cutout.Alignment.self, value, path) {
        reader.configuration.cutout.alignment = alignment
      }
    },
    "ratioFromSize": { reader, value, path in
      let size = reader.pair(value, path, ("width", "height"), in: 0.001...100_000)
      if let size { reader.configuration.cutout.ratio = size }
    },
    "offset": { reader, value, path in
      if let point = reader.pair(value, path, ("x", "y"), in: -100_000...100_000) {
        reader.configuration.cutout.offset = point
      }
    },
    "cropOffset": { reader, value, path in
      if let point = reader.pair(value, path, ("x", "y"), in: -100_000...100_000) {
        reader.configuration.cutout.cropOffset = point
      }
    },
    "cropPadding": { reader, value, path in
      if let point = reader.pair(value, path, ("x", "y"), in: -100_000...100_000) {
        reader.configuration.cutout.cropPadding = point
      }
    },
    "animation": withoutEffect, "image": withoutEffect, "cornerRadius": withoutEffect,
    "strokeColor": withoutEffect, "strokeWidth": withoutEffect,
    "feedbackStrokeColor": withoutEffect, "outerColor": withoutEffect, "outerAlpha": withoutEffect,
  ]
}
