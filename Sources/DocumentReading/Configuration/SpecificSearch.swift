import IdentityDocument

/// What SelphID's `scanMode` and `specificData` say together.
struct SpecificSearch {
  /// SelphID's `scanMode`.
  enum Mode: String, CaseIterable {
    case generic = "SMGeneric"
    case search = "SMSearch"
    case specific = "SMSpecific"
  }

  var mode: (value: Mode, text: JSONNode, path: String)?
  var data: (filters: [DocumentFilter], path: String)?
}
