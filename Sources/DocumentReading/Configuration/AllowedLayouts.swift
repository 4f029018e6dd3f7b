public import IdentityDocument

/// What may be read, in the terms of Anyline's `allowedLayouts`: a kind of layout that is `nil` is not
/// read, an empty set is all of its kind.
public struct AllowedLayouts: Hashable, Sendable {
  /// The formats of machine-readable zones.
  public var mrz: Set<MRZ.Format>?
  /// The payloads of driving licences, whose print is read too.
  public var drivingLicense: Set<IdentityPayload.Kind>?
  /// The payloads of identity cards, whose print is read too.
  public var idFront: Set<IdentityPayload.Kind>?

  /// Allows what is named.
  public init(
    mrz: Set<MRZ.Format>? = nil, drivingLicense: Set<IdentityPayload.Kind>? = nil,
    idFront: Set<IdentityPayload.Kind>? = nil
  ) {
    self.mrz = mrz
    self.drivingLicense = drivingLicense
    self.idFront = idFront
  }

  /// The payloads that a layout can have.
  ///
  /// - Parameter layout: The layout.
  /// - Returns: Its kinds of payload, none for zones.
  public static func payloads(of layout: DocumentLayout) -> [IdentityPayload.Kind] {
    switch layout {
    case .mrz: []
    case .drivingLicense: IdentityPayload.Kind.recognised.filter(\.isDrivingLicence)
    case .idFront: IdentityPayload.Kind.recognised.filter { !$0.isDrivingLicence }
    }
  }
}

extension ReaderConfiguration {
  /// What may be read, layout by layout; setting it sets ``methods``, ``formats``, ``payloads`` and
  /// ``layoutsInPrint``.
  ///
  /// A licence is looked for in PDF417, an identity card in PDF417 and QR codes; where those are
  /// not there, what is printed on their fronts is read.
  public var allowedLayouts: AllowedLayouts {
    get {
      func allowed(_ layout: DocumentLayout) -> Set<IdentityPayload.Kind>? {
        guard methods.contains(.pdf417) || methods.contains(.qr) else { return nil }
        let all = Set(AllowedLayouts.payloads(of: layout))
        if payloads.isEmpty { return [] }
        let chosen = all.intersection(payloads)
        return chosen.isEmpty ? nil : chosen == all ? [] : chosen
      }
      return AllowedLayouts(
        mrz: methods.contains(.mrz) ? formats : nil, drivingLicense: allowed(.drivingLicense),
        idFront: allowed(.idFront))
    }
    set {
      formats = newValue.mrz ?? []
      payloads = []
      for (layout, kinds) in [
        (DocumentLayout.drivingLicense, newValue.drivingLicense), (.idFront, newValue.idFront),
      ] {
        guard let kinds else { continue }
        payloads.formUnion(kinds.isEmpty ? Set(AllowedLayouts.payloads(of: layout)) : kinds)
      }
      if payloads.count == IdentityPayload.Kind.recognised.count { payloads = [] }
      layoutsInPrint = []
      if newValue.drivingLicense != nil { layoutsInPrint.insert(.drivingLicense) }
      if newValue.idFront != nil { layoutsInPrint.insert(.idFront) }
      let readsPrint = methods.contains(.print)
      methods = newValue.mrz == nil ? [] : [.mrz]
      if newValue.drivingLicense != nil || newValue.idFront != nil { methods.append(.pdf417) }
      if newValue.idFront != nil { methods.append(.qr) }
      if readsPrint { methods.append(.print) }
    }
  }
}
