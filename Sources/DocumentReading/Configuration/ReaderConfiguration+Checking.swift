extension ReaderConfiguration {
  /// Refuses what could never be accepted.
  ///
  /// - Throws: `ReaderError` of kind `configuration` where nothing is looked for, or a field is
  ///   mandatory that is never read, or print is to be read and no model for it is installed.
  func check() throws(ReaderError) {
    guard !methods.isEmpty else {
      throw ReaderError(.nothingToRead)
    }
    if methods.contains(.print) || !printedLayouts.isEmpty,
      let fault = PrintEngine.fault(of: printModels)
    {
      throw ReaderError(.printModel, ["fault": "\(fault)"])
    }
    let layouts = allowedLayouts
    for layout in DocumentLayout.allCases where layouts.allows(layout) {
      for field in LayoutField.allCases where fields[layout]?[field]?.scanOption == .mandatory {
        guard field.isRead(in: layout) else {
          throw ReaderError(
            .fieldNeverRead, ["field": "\(layout.rawValue).\(field.rawValue)"])
        }
      }
    }
  }
}

extension AllowedLayouts {
  /// Whether anything of a layout is allowed.
  func allows(_ layout: DocumentLayout) -> Bool {
    switch layout {
    case .mrz: mrz != nil
    case .drivingLicense: drivingLicense != nil
    case .idFront: idFront != nil
    }
  }
}
