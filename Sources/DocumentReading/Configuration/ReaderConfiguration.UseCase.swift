import Barcodes

extension ReaderConfiguration {
  /// The use cases whose default can be asked for, such as Anyline's `defaultMrzConfig`.
  public enum UseCase: String, Hashable, Sendable, Codable, CaseIterable {
    /// Zones and barcodes of every document.
    case universalId
    /// Zones alone.
    case mrz
    /// The barcodes of driving licences.
    case drivingLicense
    /// The barcodes of identity cards.
    case idFront
    /// Barcodes of every kind, whatever they say.
    case barcode
  }

  /// Makes the default of a use case.
  ///
  /// - Parameter useCase: The use case.
  public init(for useCase: UseCase) {
    self.init()
    switch useCase {
    case .universalId: break
    case .mrz: allowedLayouts = AllowedLayouts(mrz: [])
    case .drivingLicense: allowedLayouts = AllowedLayouts(drivingLicense: [])
    case .idFront: allowedLayouts = AllowedLayouts(idFront: [])
    case .barcode:
      methods = [.pdf417, .qr]
      exhaustsMethods = true
      symbologies = Set(
        Symbology.allCases.filter { $0.isBuiltIn && !$0.isReadByNameOnly })
    }
  }
}
