import IdentityDocument
import Raster

extension ConfigurationReader {
  /// TrustVision's `TVIdCardConfiguration` and what its results say of the codes of a side.
  static let trustVisionKeys: Keys = [
    "cardType": { reader, value, path in
      let filter = reader.value(
        value, path, expected: "a document such as passport, TD1 or vn.national_id"
      ) { DocumentFilter(cardType: $0) }
      if let filter { reader.configuration.filters.append(filter) }
    },
    "cardSide": set(\.sides) { reader, value, path in
      reader.value(value, path, expected: "front or back") { text in
        ["front": [.front], "back": [.back]][text.lowercased()]
      }
    },
    "languageCode": set(\.language) { $0.language($1, $2) },
    "isReadBothSide": { reader, value, path in
      if reader.bool(value, path) == true { reader.configuration.sides = [.front, .back] }
    },
    "isEnableScanQr": { reader, value, path in
      guard let isEnabled = reader.bool(value, path) else { return }
      let methods = reader.configuration.methods.filter { $0 != .qr }
      reader.configuration.methods = isEnabled ? methods + [.qr] : methods
    },
    "isEnableScanNfc": withoutEffect { $0.bool($1, $2) },
    "isEnableSound": withoutEffect { $0.bool($1, $2) },
    "isSoundEnable": withoutEffect { $0.bool($1, $2) },
    "isEnablePhotoGalleryPicker": withoutEffect { $0.bool($1, $2) },
    "skipConfirmScreen": withoutEffect { $0.bool($1, $2) },
    "frontIdQr": requiredCode(.front), "backIdQr": requiredCode(.back),
  ]

  /// Jumio's `NetverifyConfiguration`.
  static let jumioKeys: Keys = [
    "preselectedCountry": setOptional(\.preselectedCountry) { $0.country($1, $2) },
    "preselectedDocumentTypes": set(\.preselectedDocumentTypes) {
      $0.list($1, $2) { $0.oneOf(DocumentKind.self, $1, $2) }.map(Set.init)
    },
    "preselectedDocumentVariant": setOptional(\.preselectedDocumentVariant) {
      $0.oneOf(DocumentVariant.self, $1, $2)
    },
    "customerInternalReference": setOptional(\.customerInternalReference) { $0.identifier($1, $2) },
    "reportingCriteria": setOptional(\.reportingCriteria) { $0.identifier($1, $2) },
    "customerId": setOptional(\.userReference) { $0.identifier($1, $2) },
    "userReference": setOptional(\.userReference) { $0.identifier($1, $2) },
    "enableVerification": network, "enableIdentityVerification": network,
    "watchlistScreening": unsupported, "watchlistSearchProfile": unsupported,
    "callbackUrl": unsupported, "offlineToken": unsupported,
    "dataExtractionOnMobileOnly": withoutEffect { $0.bool($1, $2) },
    "sendDebugInfoToJumio": network, "cameraPosition": withoutEffect { $0.string($1, $2) },
  ]

  /// MobbScan's calls before a detection begins, as keys.
  static let mobbScanKeys: Keys = [
    "documentDetectionBoxCoordinates": detectionBox, "mrzDetectionCoordinates": detectionBox,
    "detectionOrientation": withoutEffect { $0.string($1, $2) },
    "wanted": setOptional(\.wanted) { $0.oneOf(WantedDocument.self, $1, $2) },
  ]

  /// Something that needs a network: it can be declined, not asked for.
  private static let network: Step = { reader, value, path in
    guard let isAskedFor = reader.bool(value, path) else { return }
    if isAskedFor {
      reader.refuse(value, path, .unsupported)
    } else {
      reader.configuration.ignoredKeys.append(path)
    }
  }

  private static let detectionBox: Step = { reader, value, path in
    let names = ["x", "y", "width", "height", "screenWidth", "screenHeight"]
    guard let numbers = reader.numbers(value, path, names, in: 0...100_000) else { return }
    let box = ScreenBox(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3], screenWidth: numbers[4],
      screenHeight: numbers[5])
    guard box.width > 0, box.height > 0, box.screenWidth > 0, box.screenHeight > 0 else {
      reader.refuse(value, path, .outOfRange("a box and a screen with sides above 0"))
      return
    }
    reader.configuration.cutout.box = box
  }

  private static func requiredCode(_ side: Side) -> Step {
    object([
      "isRequired": { reader, value, path in
        guard let isRequired = reader.bool(value, path) else { return }
        if isRequired {
          reader.configuration.requiredCodes.insert(side)
        } else {
          reader.configuration.requiredCodes.remove(side)
        }
      }
    ])
  }
}

extension DocumentFilter {
  /// Understands TrustVision's name of a card type: a model, a country and a model with a point
  /// between them (`vn.national_id`), or a filter's own text; `nil` where it is none.
  fileprivate init?(cardType text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let filter = DocumentFilter(parsing: "\(parts[0])|\(parts[1])") else { return nil }
      self = filter
    } else if let model = DocumentModel(text) {
      self.init(country: nil, model: model)
    } else {
      self.init(parsing: text)
    }
  }
}
