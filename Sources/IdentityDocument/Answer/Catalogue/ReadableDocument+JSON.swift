extension ReadableDocument {
  /// Everything that can be read, as `docread formats --json` prints it.
  public static var catalogue: JSONValue {
    [
      "documentKinds": .texts(DocumentKind.allCases.map { $0.rawValue }),
      "formats": .array(MRZ.Format.allCases.map { $0.json }),
      "payloads": .array(IdentityPayload.Kind.allCases.map { $0.json }),
      "documents": .array(all.map { $0.json }),
      "countries": .array(CountryCode.all.map { $0.catalogueEntry }),
      "refusals": .array(
        Refusal.Code.allCases.map { code in
          [
            "code": .string(code.rawValue),
            "message": .string(MessageKey.refusal(code).text()),
          ]
        }),
      "locales": .texts(MessageLanguage.allCases.map { $0.rawValue }),
    ]
  }

  private var json: JSONValue {
    .members([
      ("country", country.map { .string($0.alpha3 ?? $0.rawValue) }),
      ("kind", .string(kind.rawValue)),
      ("formats", .nonEmpty(formats.map { .string($0.rawValue) })),
      ("payloads", .nonEmpty(payloads.map { .string($0.rawValue) })),
      ("variants", .texts(variants)),
    ])
  }
}

extension MRZ.Format {
  fileprivate var json: JSONValue {
    [
      "format": .string(rawValue), "lineLengths": .array(lineLengths.map { .integer($0) }),
      "icao": .boolean(isDefinedByICAO),
    ]
  }
}

extension IdentityPayload.Kind {
  fileprivate var json: JSONValue {
    .members([
      ("kind", .string(rawValue)), ("symbologies", .texts(symbologies)),
      ("documentKinds", .nonEmpty(documentKinds.map { .string($0.rawValue) })),
      ("countries", .nonEmpty(countries.map { .string($0.rawValue) })),
    ])
  }
}

extension CountryCode {
  fileprivate var catalogueEntry: JSONValue {
    .members([
      ("code", .string(rawValue)), ("alpha2", .text(alpha2)), ("name", .text(name)),
      (
        "documents",
        .array(
          ReadableDocument.all(of: self).map { document in
            ["kind": .string(document.kind.rawValue), "variants": .texts(document.variants)]
          })
      ),
    ])
  }
}
