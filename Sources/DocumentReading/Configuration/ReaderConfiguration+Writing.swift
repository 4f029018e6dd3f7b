import Barcodes
public import IdentityDocument
import Raster

extension ReaderConfiguration {
  /// The configuration as JSON that ``init(json:)`` reads: Anyline's `asJSONString`.
  ///
  /// Every property is written; those that are `nil` are left out, as are keys without effect.
  public var json: JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(JSONValue.Member(name, value)) }
    }
    add("methods", Self.names(methods))
    add("exhaustsMethods", .boolean(exhaustsMethods))
    add("formats", Self.names(MRZ.Format.allCases.filter(formats.contains)))
    add("payloads", Self.names(IdentityPayload.Kind.recognised.filter(payloads.contains)))
    add("symbologies", Self.names(Symbology.allCases.filter(symbologies.contains)))
    add("printModels", .texts(printModels))
    add("layoutsInPrint", Self.names(DocumentLayout.allCases.filter(layoutsInPrint.contains)))
    add("printedLayouts", .nonEmpty(printedLayouts.map { $0.json }))
    add("engine", .string(engine.rawValue))
    add("asOf", asOf.map { .string($0.description) })
    add("zoneLimit", .integer(zoneLimit))
    add("nameGate", .number(nameGate))
    add("maximumSide", maximumSide.map { .integer($0) })
    add("pixelLimit", .integer(pixelLimit))
    add("byteLimit", .integer(byteLimit))
    add("usesConverters", .boolean(usesConverters))
    add("isStrict", .boolean(isStrict))
    add("refusesExpired", .boolean(refusesExpired))
    add("wanted", wanted.map { .string($0.rawValue) })
    add("filters", .array(filters.map { .string($0.description) }))
    add("exclusions", .array(exclusions.map { .string($0.description) }))
    add("isForeignCardWanted", .boolean(isForeignCardWanted))
    add(
      "preselectedDocumentTypes",
      Self.names(DocumentKind.allCases.filter(preselectedDocumentTypes.contains)))
    add("preselectedDocumentVariant", preselectedDocumentVariant.map { .string($0.rawValue) })
    add("preselectedCountry", preselectedCountry.map { .string($0.rawValue) })
    add("sides", Self.names(Side.allCases.filter(sides.contains)))
    add("requiredCodes", Self.names(Side.allCases.filter(requiredCodes.contains)))
    add("timeout", .number(timeout / .seconds(1)))
    add("language", .string(language.rawValue))
    add("customerInternalReference", customerInternalReference.map { .string($0) })
    add("reportingCriteria", reportingCriteria.map { .string($0) })
    add("userReference", userReference.map { .string($0) })
    add("documentDetectionBoxCoordinates", cutout.box?.json)
    add("viewPluginConfig", ["pluginConfig": pluginJSON, "cutoutConfig": cutout.json])
    // Last, since a plugin has a default of its own for it.
    add("minConfidence", .integer(minConfidence))
    return .object(members)
  }

  /// The rules of fields, with the keys of Anyline's plugins.
  private var pluginJSON: JSONValue {
    var members = [
      JSONValue.Member("id", .string(identifier)),
      JSONValue.Member("cancelOnResult", .boolean(cancelsOnResult)),
    ]
    let layouts = DocumentLayout.allCases.compactMap { layout -> JSONValue.Member? in
      guard let rules = fields[layout] else { return nil }
      let ruled = LayoutField.allCases.compactMap { field in
        rules[field].map { JSONValue.Member(field.rawValue, $0.json) }
      }
      return JSONValue.Member(layout.rawValue, .object(ruled))
    }
    if !layouts.isEmpty {
      members.append(JSONValue.Member("universalIdConfig", .object(layouts)))
    }
    return .object(members)
  }

  private static func names(_ values: [some RawRepresentable<String>]) -> JSONValue {
    .array(values.map { .string($0.rawValue) })
  }
}

extension ReaderConfiguration: Codable {
  /// Reads a configuration as ``init(json:)`` does.
  ///
  /// - Parameter decoder: Where it comes from.
  /// - Throws: `DecodingError.dataCorrupted` with every fault found.
  public init(from decoder: any Decoder) throws {
    var value = try JSONValue(from: decoder)
    if case .object(let members) = value {
      // Decoders lose the order of members, and `json` writes this one last.
      let isLast = { (member: JSONValue.Member) in member.name == "minConfidence" }
      value = .object(members.filter { !isLast($0) } + members.filter(isLast))
    }
    do throws(ConfigurationErrors) {
      try self.init(json: String(decoding: value.bytes, as: UTF8.self))
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: error.description))
    }
  }

  /// Writes the configuration as ``json``.
  ///
  /// - Parameter encoder: Where it goes.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try json.encode(to: encoder)
  }
}

extension FieldRule {
  fileprivate var json: JSONValue {
    ["scanOption": .integer(scanOption.rawValue), "minConfidence": .integer(minConfidence)]
  }
}

extension Cutout {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      JSONValue.Member("maxWidthPercent", .number(maxWidthPercent)),
      JSONValue.Member("maxHeightPercent", .number(maxHeightPercent)),
      JSONValue.Member("width", .number(width)),
      JSONValue.Member("alignment", .string(alignment.rawValue)),
    ]
    if let ratio {
      members.append(
        JSONValue.Member("ratioFromSize", ["width": .number(ratio.x), "height": .number(ratio.y)]))
    }
    for (name, point) in [
      ("offset", offset), ("cropOffset", cropOffset), ("cropPadding", cropPadding),
    ] {
      members.append(JSONValue.Member(name, ["x": .number(point.x), "y": .number(point.y)]))
    }
    return .object(members)
  }
}

extension ScreenBox {
  fileprivate var json: JSONValue {
    [
      "x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height),
      "screenWidth": .number(screenWidth), "screenHeight": .number(screenHeight),
    ]
  }
}
