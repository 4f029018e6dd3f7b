import IdentityDocument
import Raster

/// What a configuration asks of a reading, once it is there.
struct ConfigurationRules {
  /// Fields without which nobody is known; less sure than asked for, they refuse a document.
  private static let identifying: Set<FieldName> = [.documentNumber, .lastName, .dateOfBirth]

  private let configuration: ReaderConfiguration

  init(_ configuration: ReaderConfiguration) {
    self.configuration = configuration
  }

  /// Applies the rules that decide acceptance, and takes away what is not sure enough.
  func judge(_ reading: inout Reading, window: FrameWindow) {
    if let region = window.region, let outline = LocatedOutline(reading.mrz) {
      let bounds = region.bounds(inWidth: window.image.width, height: window.image.height)
      if !outline.isInside(bounds) { reading.refuse(.expectedElsewhere) }
    }
    judge(&reading)
  }

  /// The same for a reading that has no place in a picture.
  func judge(_ reading: inout Reading) {
    reading.reference = configuration.reference
    reading.pluginID = configuration.identifier.isEmpty ? nil : configuration.identifier
    guard let document = reading.document else { return }
    reading.document?.selectedCountry = configuration.preselectedCountry
    let models = DocumentModel.models(of: reading)
    if !admits(document, models) || configuration.wanted?.complaint(about: reading) != nil {
      reading.refuse(.expectedElsewhere)
    }
    judgeFields(of: &reading, layout: DocumentLayout(of: reading, models))
  }

  /// Keeps back what is not to be reported: a document whose digits are wrong, in strict mode; and
  /// the fields that are disabled, wherever they stand.
  func withhold(from reading: inout Reading) {
    if configuration.isStrict, let zone = reading.mrz, !zone.mrz.isValid {
      reading.isAccepted = false
      reading.mrz = nil
      reading.document = nil
      reading.fields = [:]
    }
    // A picture can show several documents: what is disabled for one is for all.
    let rules = configuration.fields.values.joined()
    let disabled = rules.filter { $0.value.scanOption == .disabled }.map(\.key)
    guard !disabled.isEmpty else { return }
    reading.withhold(Set(disabled.compactMap(\.name)))
    if let document = reading.document, !document.identifiesSomebody { reading.refuse(.withheld) }
  }

  /// Whether the document is one of those that are wanted.
  private func admits(_ document: DocumentData, _ models: Set<DocumentModel>) -> Bool {
    let kinds = configuration.preselectedDocumentTypes
    if !kinds.isEmpty {
      guard let kind = document.documentType, kinds.contains(kind) else { return false }
    }
    if let variant = configuration.preselectedDocumentVariant,
      let known = DocumentVariant(of: models), known != variant
    {
      return false
    }
    if configuration.isForeignCardWanted, !document.isForeignCard { return false }
    func isMeant(by filter: DocumentFilter) -> Bool {
      filter.admits(document.issuingCountry, models: models)
    }
    guard !configuration.exclusions.contains(where: isMeant) else { return false }
    return configuration.filters.isEmpty || configuration.filters.contains(where: isMeant)
  }

  private func judgeFields(of reading: inout Reading, layout: DocumentLayout) {
    let rules = configuration.fields[layout] ?? [:]
    func rule(of name: FieldName) -> FieldRule {
      rules.first { $0.key.name == name }?.value
        ?? FieldRule(minConfidence: configuration.minConfidence)
    }
    for name in FieldName.allCases {
      let keys = reading.fields.keys.filter { $0.name == name }
      let rule = rule(of: name)
      let unsure = keys.filter { key in
        (reading.fields[key]?.confidence ?? 0) * 100 < Double(rule.minConfidence)
      }
      for key in unsure { reading.fields[key] = nil }
      if !unsure.isEmpty, unsure.count == keys.count {
        reading.document?.forget(name)
        if rule.scanOption == .mandatory || Self.identifying.contains(name) {
          reading.refuse(.belowConfidence, name)
        }
      } else if keys.isEmpty, rule.scanOption == .mandatory {
        reading.refuse(.missingField, name)
      }
    }
  }
}

extension Reading {
  /// Takes back acceptance, with the reason.
  fileprivate mutating func refuse(_ code: ConfigurationRefusal.Code, _ field: FieldName? = nil) {
    isAccepted = false
    let refusal = ConfigurationRefusal(code: code, field: field)
    if !configurationRefusals.contains(refusal) { configurationRefusals.append(refusal) }
  }
}

extension DocumentData {
  /// Whether it says who holds it, or which document it is.
  fileprivate var identifiesSomebody: Bool {
    idNumber != nil || personalNumber != nil || lastName != nil || firstName != nil
  }

  /// Whether it is a card whose holder is of another nationality than the issuing state.
  fileprivate var isForeignCard: Bool {
    guard documentType == .identityCard, let issuingCountry, let originatingCountry else {
      return false
    }
    return (issuingCountry.alpha3 ?? issuingCountry.rawValue)
      != (originatingCountry.alpha3 ?? originatingCountry.rawValue)
  }
}

extension DocumentLayout {
  /// The layout whose rules hold for a reading's document.
  init(of reading: Reading, _ models: Set<DocumentModel>) {
    if reading.mrz != nil {
      self = .mrz
    } else {
      self = models.contains(.kind(.driverLicense)) ? .drivingLicense : .idFront
    }
  }
}

extension DocumentModel {
  /// What the document of a reading is: its kind, the format of its zone or the payload it is from.
  static func models(of reading: Reading) -> Set<DocumentModel> {
    var models: Set<DocumentModel> = []
    if let kind = reading.document?.documentType { models.insert(.kind(kind)) }
    if let format = reading.mrz?.mrz.format {
      models.insert(.format(format))
    } else if let payload = reading.barcodes.lazy.compactMap(\.payloadKind).first {
      models.insert(.payload(payload))
    }
    return models
  }
}
