public import IdentityDocument

/// Which documents a filter means: a kind, the format of a zone, or the payload of a barcode.
public enum DocumentModel: Hashable, Sendable {
  /// A kind of document.
  case kind(DocumentKind)
  /// Documents with a zone of one format.
  case format(MRZ.Format)
  /// Documents with one kind of payload.
  case payload(IdentityPayload.Kind)

  /// Names by which other kits call a kind, in lower case and without separators: SelphID's scan
  /// types, and the card types that TrustVision's guide shows.
  private static let otherNames: [String: DocumentKind] = [
    "dtidcard": .identityCard, "idcard": .identityCard, "nationalid": .identityCard,
    "dtpassport": .passport, "dtvisa": .visa, "dtdriverslicense": .driverLicense,
    "drivinglicense": .driverLicense, "driverslicense": .driverLicense,
  ]

  /// Every model.
  public static let all: [DocumentModel] =
    DocumentKind.allCases.map(DocumentModel.kind) + MRZ.Format.allCases.map(DocumentModel.format)
    + IdentityPayload.Kind.recognised.map(DocumentModel.payload)

  /// Understands a name, or `nil` where it is none.
  ///
  /// - Parameter name: A name of ``all`` in any letter case, or another kit's name for a kind.
  public init?(_ name: String) {
    let folded = Self.folded(name)
    if let model = Self.all.first(where: { Self.folded($0.name) == folded }) {
      self = model
    } else if folded == "td3" {
      self = .format(.td3)
    } else if let kind = Self.otherNames[folded] {
      self = .kind(kind)
    } else {
      return nil
    }
  }

  /// The name: the raw value of the kind, the format or the payload.
  public var name: String {
    switch self {
    case .kind(let kind): kind.rawValue
    case .format(let format): format.rawValue
    case .payload(let payload): payload.rawValue
    }
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
  }
}
