extension AAMVACard {
  /// The street address (`DAG`, where that is empty `DAL`).
  public var addressLine: String? { content.address.line }

  /// The second line of the street address (`DAH` or `DAM`).
  public var secondAddressLine: String? { content.address.secondLine }

  /// The city (`DAI` or `DAN`).
  public var city: String? { content.address.city }

  /// The state or province of the address (`DAJ` or `DAO`).
  public var subdivision: String? { content.address.subdivision }

  /// The postal code (`DAK` or `DAP`) without padding; four zeros after a ZIP code are padding.
  public var postCode: String? { content.address.postCode }

  /// Whether the barcode has an address.
  ///
  /// Where it has none, an application has to read the front of the card: the case for which Jumio
  /// has the error `Y00000`.
  public var hasAddress: Bool {
    let address = content.address
    return address.line != nil && (address.city != nil || address.postCode != nil)
  }
}
