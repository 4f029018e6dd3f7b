public import ChipReading

/// EF.CardAccess, which nobody signs, held against the same entries where they are signed (ICAO Doc
/// 9303-11, §9.2.8; BSI TR-03105-5.1, LDS_J).
///
/// An entry that is signed nowhere may have been put in, so that a reader chooses a weaker protocol.
public struct CardAccessCheck: Hashable, Sendable {
  /// `good` where every entry is signed, `alert` where one is not, `notChecked` where neither EF.DG14
  /// nor EF.CardSecurity is proven.
  public let verdict: ChipVerdict
  /// The entries that are signed nowhere.
  public let unsigned: [SecurityInfo]

  /// Compares the entries.
  ///
  /// - Parameters:
  ///   - data: What the files say.
  ///   - passive: What is proven of EF.DG14.
  ///   - cardSecurity: What is proven of EF.CardSecurity, where it was delivered.
  public init(
    of data: ChipData, passive: PassiveAuthentication, cardSecurity: CardSecurityVerification?
  ) {
    var signed: Set<SecurityInfo>?
    if passive.isProven(.dg14) { signed = Set(data.securityInfos) }
    if let cardSecurity, cardSecurity.isProven {
      signed = (signed ?? []).union(cardSecurity.securityInfos)
    }
    guard let signed else {
      (verdict, unsigned) = (.notChecked, [])
      return
    }
    unsigned = data.cardAccess.filter { !signed.contains($0) }
    verdict = unsigned.isEmpty ? .good : .alert
  }
}
