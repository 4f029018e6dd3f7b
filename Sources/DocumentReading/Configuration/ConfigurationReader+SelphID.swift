import IdentityDocument

extension ConfigurationReader {
  /// SelphID's properties.
  static let selphidKeys: Keys = [
    "scanType": { reader, value, path in
      guard let type = reader.oneOf(ScanType.self, value, path) else { return }
      switch type {
      case .identityCard: reader.configuration.preselectedDocumentTypes = [.identityCard]
      case .passport: reader.configuration.preselectedDocumentTypes = [.passport]
      case .visa: reader.configuration.preselectedDocumentTypes = [.visa]
      case .driversLicense: reader.configuration.preselectedDocumentTypes = [.driverLicense]
      case .foreignCard: reader.configuration.isForeignCardWanted = true
      case .creditCard, .custom: reader.refuse(value, path, .unsupported)
      }
    },
    "scanSide": set(\.sides) { reader, value, path in
      reader.value(value, path, expected: "DSFront or DSBack") { text in
        ["dsfront": [.front], "dsback": [.back]][text.lowercased()]
      }
    },
    "scanMode": { reader, value, path in
      guard let mode = reader.oneOf(SpecificSearch.Mode.self, value, path) else { return }
      reader.search.mode = (mode, value, path)
    },
    "specificData": { reader, value, path in
      let filters = reader.oneOrMore(value, path) { $0.filter($1, $2) }
      if let filters { reader.search.data = (filters, path) }
    },
    "whiteList": { reader, value, path in
      let filters = reader.oneOrMore(value, path) { $0.filter($1, $2) }
      reader.configuration.filters += filters ?? []
    },
    "blackList": { reader, value, path in
      let filters = reader.oneOrMore(value, path) { $0.filter($1, $2) }
      reader.configuration.exclusions += filters ?? []
    },
    "wizardMode": { reader, value, path in
      if reader.bool(value, path) == true { reader.configuration.sides = [.front, .back] }
    },
    "locale": set(\.language) { $0.language($1, $2) },
    "timeout": set(\.timeout) { $0.timeout($1, $2) },
    "showAfterCapture": withoutEffect { $0.bool($1, $2) },
    "videoFilename": withoutEffect { $0.string($1, $2) },
    "generateRawImages": withoutEffect { $0.bool($1, $2) },
    "previousCaptureData": unsupported, "tokenPreviousCaptureData": unsupported,
    "documentModels": layouts,
  ]

  /// SelphID's `scanType`.
  private enum ScanType: String, CaseIterable {
    case identityCard = "DTIDCard"
    case passport = "DTPassport"
    case visa = "DTVisa"
    case driversLicense = "DTDriversLicense"
    case foreignCard = "DTForeignCard"
    case creditCard = "DTCreditCard"
    case custom = "DTCustom"
  }

  /// Takes over what `scanMode` and `specificData` say together: the generic mode asks for nothing,
  /// the others need to be told for what.
  mutating func finishSearch() {
    switch (search.mode?.value, search.data) {
    case (.generic?, let data?): configuration.ignoredKeys.append(data.path)
    case (_, let data?): configuration.filters += data.filters
    case (.search?, nil), (.specific?, nil):
      guard let mode = search.mode, configuration.filters.isEmpty, configuration.exclusions.isEmpty
      else { return }
      refuse(mode.text, mode.path, .missingKey("specificData"))
    case (.generic?, nil), (nil, nil): return
    }
  }
}
