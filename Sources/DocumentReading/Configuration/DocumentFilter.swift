public import IdentityDocument

/// Which documents are meant, as SelphID's `specificData` writes it: `ES|<ALL>`.
///
/// A country (ISO 3166-1 alpha-2 or alpha-3) or `<ALL>`, a bar, and a ``DocumentModel`` or `<ALL>`, in
/// any letter case.
public struct DocumentFilter: Hashable, Sendable {
  /// The issuing country, alpha-3, or `nil` for every country.
  public var country: CountryCode?
  /// The model, or `nil` for every model.
  public var model: DocumentModel?

  /// What stands for every country and every model.
  private static let everything = "<ALL>"

  /// Makes a filter of its parts.
  public init(country: CountryCode?, model: DocumentModel? = nil) {
    self.country = country
    self.model = model
  }

  /// Understands a filter text, or `nil` where it is none, or names a model that is not known.
  ///
  /// - Parameter text: Such as `ES|<ALL>`, `ESP|identityCard`, `<ALL>|TD1`.
  public init?(parsing text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let country = parts[0].uppercased()
    if country == Self.everything {
      self.country = nil
    } else {
      guard let known = CountryCode(iso3166: country) else { return nil }
      self.country = known
    }
    if parts[1].uppercased() == Self.everything {
      model = nil
    } else {
      guard let known = DocumentModel(String(parts[1])) else { return nil }
      model = known
    }
  }

  /// Whether a filter means a document.
  ///
  /// - Parameters:
  ///   - issuer: The issuing state as printed, or `nil` where it was not read.
  ///   - models: What the document is: its kind, the format of its zone, its payload.
  /// - Returns: Whether country and model are the filter's.
  public func admits(_ issuer: CountryCode?, models: Set<DocumentModel>) -> Bool {
    if let model, !models.contains(model) { return false }
    guard let country else { return true }
    guard let issuer else { return false }
    return (issuer.alpha3 ?? issuer.rawValue) == country.rawValue
  }
}

extension DocumentFilter: CustomStringConvertible {
  /// The filter as `specificData` writes it.
  public var description: String {
    "\(country?.rawValue ?? Self.everything)|\(model?.name ?? Self.everything)"
  }
}

extension CountryCode {
  /// Makes the alpha-3 code of an ISO 3166-1 code of two or three letters, or `nil` where it is not
  /// assigned.
  init?(iso3166 code: String) {
    let known = code.utf8.count == 2 ? CountryCode(alpha2: code) : CountryCode(rawValue: code)
    guard let alpha3 = known?.alpha3 else { return nil }
    self.init(rawValue: alpha3)
  }
}
