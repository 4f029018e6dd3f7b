import IdentityDocument

extension IdentityPayload.Kind {
  /// The kinds that make a document.
  static let recognised = allCases.filter { $0 != .unrecognised }

  /// Whether it is the payload of a driving licence.
  var isDrivingLicence: Bool {
    self == .aamva || self == .magneticStripe || self == .southAfricanDrivingLicence
  }
}

extension IdentityPayload {
  /// The kind of payload, or `nil` where it was not recognised.
  var knownKind: Kind? { kind == .unrecognised ? nil : kind }
}
