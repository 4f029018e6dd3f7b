/// What the AAMVA standards say about an element: its meaning, its form, the versions that have it.
public struct AAMVAElementDefinition: Hashable, Sendable {
  /// The form of an element's value.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Free text or a code.
    case text
    /// A date of eight digits.
    case date
    /// `1`, `2`, `9`, `M` or `F`.
    case sex
    /// `1` where it applies; `0`, `Y`, `N` and nothing occur.
    case flag
    /// `T`, `N` or `U`: truncated, not truncated, unknown.
    case truncation
    /// A social security number, never shown.
    case socialSecurityNumber
  }

  /// The element's identifier.
  public let id: AAMVAElementID
  /// What it means, in English.
  public let meaning: String
  /// The versions of the standard that have it.
  public let versions: ClosedRange<Int>
  /// The form of its value.
  public let kind: Kind
  /// The versions in which a licence must have it, or `nil`.
  public let mandatoryVersions: ClosedRange<Int>?

  init(
    _ id: StaticString, _ meaning: String, _ versions: ClosedRange<Int>, _ kind: Kind = .text,
    mandatory: ClosedRange<Int>? = nil
  ) {
    self.id = AAMVAElementID(id)
    self.meaning = meaning
    self.versions = versions
    self.kind = kind
    mandatoryVersions = mandatory
  }

  /// The definition of an element, or `nil` where the standards have none.
  ///
  /// - Parameter id: The element's identifier.
  /// - Returns: Its definition.
  /// - Complexity: O(log *n*) in the number of definitions.
  public static func definition(of id: AAMVAElementID) -> AAMVAElementDefinition? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      let code = all[middle].id.code
      if code == id.code { return all[middle] }
      if code < id.code { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
