public import IdentityDocument

/// Which documents are wanted, as SelphID's `specificData` writes it: `ES|<ALL>`.
///
/// A country (ISO 3166-1 alpha-2 or alpha-3), a bar, and a model or `<ALL>` in any letter case.
public struct DocumentFilter: Hashable, Sendable {
  /// The issuing country, alpha-3, or `nil` for every country.
  public var country: CountryCode?
  /// The model, or `nil` for every model.
  public var model: String?

  /// Makes a filter of its parts.
  public init(country: CountryCode?, model: String? = nil) {
    self.country = country
    self.model = model
  }

  /// Understands a filter text, or `nil` where it is none.
  ///
  /// - Parameter text: Such as `ES|<ALL>`, `ESP|IDCARD`, `<ALL>|<ALL>`.
  public init?(parsing text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let country = parts[0].uppercased()
    if country == "<ALL>" {
      self.country = nil
    } else {
      guard let known = CountryCode(iso3166: country) else { return nil }
      self.country = known
    }
    guard !parts[1].isEmpty else { return nil }
    model = parts[1].uppercased() == "<ALL>" ? nil : String(parts[1])
  }

  /// Whether a document of an issuer is wanted.
  ///
  /// - Parameter issuer: The issuing state as printed, or `nil` where it was not read.
  /// - Returns: `true` where every country is wanted or the issuer is the wanted one.
  public func admits(_ issuer: CountryCode?) -> Bool {
    guard let country else { return true }
    guard let issuer else { return false }
    return (issuer.alpha3 ?? issuer.rawValue) == country.rawValue
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
