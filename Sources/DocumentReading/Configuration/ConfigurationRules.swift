import IdentityDocument
import Raster

/// What a configuration asks of a reading, once it is there.
struct ConfigurationRules: Sendable {
  private let configuration: ReaderConfiguration?

  /// Makes rules; without a configuration they ask for nothing.
  init(_ configuration: ReaderConfiguration? = nil) {
    self.configuration = configuration
  }

  /// Whether a stream of frames ends with the first accepted one.
  var cancelsOnResult: Bool { configuration?.cancelsOnResult ?? true }

  /// Applies the rules that decide acceptance and which values are reported.
  func apply(to reading: inout Reading, window: FrameWindow) {
    if let region = window.region, let outline = LocatedOutline(reading.mrz) {
      let bounds = region.bounds(inWidth: window.image.width, height: window.image.height)
      if !outline.isInside(bounds) { reading.isAccepted = false }
    }
    guard let configuration else { return }
    reading.document?.selectedCountry = configuration.preselectedCountry
    if !admits(reading, configuration) { reading.isAccepted = false }
    applyFieldRules(to: &reading, configuration)
  }

  /// In strict mode, keeps back a document whose check digits are not all right.
  func withhold(_ reading: inout Reading) {
    guard configuration?.isStrict == true, let zone = reading.mrz, !zone.mrz.isValid else { return }
    reading.isAccepted = false
    reading.mrz = nil
    reading.document = nil
    reading.fields = [:]
  }

  /// Whether the document is one of those that are wanted.
  private func admits(_ reading: Reading, _ configuration: ReaderConfiguration) -> Bool {
    guard let document = reading.document else { return false }
    let kinds = configuration.preselectedDocumentTypes
    if !kinds.isEmpty {
      guard let kind = document.documentType, kinds.contains(kind) else { return false }
    }
    guard !configuration.filters.isEmpty else { return true }
    let models = [document.documentType?.rawValue, reading.mrz?.mrz.format.rawValue]
      .compactMap { $0?.lowercased() }
    return configuration.filters.contains { filter in
      filter.admits(document.issuingCountry)
        && (filter.model.map { models.contains($0.lowercased()) } ?? true)
    }
  }

  private func applyFieldRules(to reading: inout Reading, _ configuration: ReaderConfiguration) {
    guard let document = reading.document else { return }
    let layout =
      if reading.mrz != nil {
        "mrz"
      } else {
        document.documentType == .driverLicense ? "drivingLicense" : "idFront"
      }
    let rules = configuration.fields[layout] ?? [:]
    for (key, field) in reading.fields {
      let rule =
        rules.first { ConfigurationField.names[$0.key] == key.name }?.value
        ?? FieldRule(minConfidence: configuration.minConfidence)
      guard rule.scanOption == .disabled || field.confidence * 100 < Double(rule.minConfidence)
      else { continue }
      reading.fields[key] = nil
      if !reading.fields.keys.contains(where: { $0.name == key.name }) {
        reading.document?.forget(key.name)
      }
    }
    for (name, rule) in rules where rule.scanOption == .mandatory {
      guard let field = ConfigurationField.names[name] else { continue }
      if !reading.fields.keys.contains(where: { $0.name == field }) { reading.isAccepted = false }
    }
  }
}

extension DocumentData {
  /// Takes a value away, so that it is not reported.
  fileprivate mutating func forget(_ name: FieldName) {
    switch name {
    case .firstName: firstName = nil
    case .lastName: lastName = nil
    case .dateOfBirth: dob = nil
    case .gender: gender = nil
    case .nationality: originatingCountry = nil
    case .documentNumber: idNumber = nil
    case .dateOfExpiry: expiryDate = nil
    case .issuer: issuingCountry = nil
    case .dateOfIssue: issuingDate = nil
    case .placeOfBirth: placeOfBirth = nil
    case .address: (addressLine, city, subdivision, postCode) = (nil, nil, nil, nil)
    case .personalNumber: personalNumber = nil
    case .optionalData1: optionalData1 = nil
    case .optionalData2: optionalData2 = nil
    }
  }
}
