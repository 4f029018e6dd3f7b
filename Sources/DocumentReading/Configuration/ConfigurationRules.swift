import IdentityDocument
import Raster

/// What a configuration asks of a reading, once it is there.
struct ConfigurationRules {
  private let configuration: ReaderConfiguration

  init(_ configuration: ReaderConfiguration) {
    self.configuration = configuration
  }

  /// Applies the rules that decide acceptance, and takes away what is not sure enough.
  func judge(_ reading: inout Reading, window: FrameWindow) {
    judge(&reading, isOutside: window.cuts(LocatedOutline(reading.mrz)))
  }

  /// The same for a reading of which it is known whether its zone lies where it should.
  func judge(_ reading: inout Reading, isOutside: Bool) {
    if isOutside { reading.refuse(.expectedElsewhere) }
    if let document = reading.document {
      let models = DocumentModel.models(of: reading)
      if !admits(document, models) || configuration.wanted?.complaint(about: reading) != nil {
        reading.refuse(.expectedElsewhere)
      }
      reading.request.rules = mergeRules(of: DocumentLayout(of: reading, models), reading)
    }
    // Without rules and refusals the document stays what the reader has made of it.
    if reading.request.rules != MergeRules() || !reading.request.refusals.isEmpty {
      reading.merge()
    }
  }

  /// In strict mode, keeps back zones whose check digits are not all right.
  func dropInvalidZones(of reading: inout Reading) {
    guard configuration.isStrict, let best = reading.mrz else { return }
    let zones = [best] + reading.otherZones
    let valid = zones.filter { $0.mrz.isValid }
    guard valid.count < zones.count else { return }
    if !best.mrz.isValid { reading.refuse(.wrongCheckDigit) }
    reading.mrz = valid.first
    reading.otherZones = Array(valid.dropFirst())
    reading.merge()
  }

  /// Keeps back the fields that are disabled, wherever they stand.
  func withhold(from reading: inout Reading) {
    let disabled = disabledFields
    guard !disabled.isEmpty else { return }
    reading.withhold(Set(disabled.compactMap(\.name)))
  }

  /// A picture can show several documents: what is disabled for one is for all.
  private var disabledFields: [LayoutField] {
    configuration.fields.values.joined().filter { $0.value.scanOption == .disabled }.map(\.key)
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

  /// The rules of a layout in the terms of the merge.
  private func mergeRules(of layout: DocumentLayout, _ reading: Reading) -> MergeRules {
    var rules = configuration.documentRules
    let least = Double(configuration.minConfidence) / 100
    // Rules that ask for nothing would have everything merged a second time.
    if least > 0 {
      for field in LayoutField.allCases.flatMap(\.documentFields) {
        rules.fields[field] = .init(leastConfidence: least)
      }
    }
    for (name, rule) in configuration.fields[layout] ?? [:] {
      var fields = name.documentFields
      // The optional data of a TD1 card's first line come before those of its second.
      if reading.mrz?.mrz.format == .td1 { fields.sort() }
      for (index, field) in fields.enumerated() {
        rules.fields[field] = .init(
          isMandatory: rule.scanOption == .mandatory && index == 0,
          leastConfidence: Double(rule.minConfidence) / 100)
      }
    }
    for name in disabledFields {
      if name == .mrzString { rules.withholdsText = true }
      for field in name.documentFields { rules.fields[field, default: .init()].isWithheld = true }
    }
    return rules
  }
}

extension Reading {
  /// Takes back acceptance, with the reason.
  fileprivate mutating func refuse(_ code: Refusal.Code) {
    isAccepted = false
    let refusal = Refusal(code)
    if !request.refusals.contains(refusal) { request.refusals.append(refusal) }
  }
}

extension DocumentData {
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
  /// What was captured: the format of the zone, or the payload that the document is from.
  static func captured(in reading: Reading) -> DocumentModel? {
    if let format = reading.mrz?.mrz.format ?? reading.document?.mrzData?.format {
      return .format(format)
    }
    return reading.barcodes.lazy.compactMap(\.payloadKind).first.map { .payload($0) }
  }

  /// What the document of a reading is: its kind, the format of its zone or the payload it is from.
  static func models(of reading: Reading) -> Set<DocumentModel> {
    var models: Set<DocumentModel> = []
    if let kind = reading.document?.documentType { models.insert(.kind(kind)) }
    if let model = captured(in: reading) { models.insert(model) }
    return models
  }
}
