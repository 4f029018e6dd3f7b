extension ReaderConfiguration {
  /// What the values of properties may be, in Swift and in JSON.
  enum Allowed {
    static let zoneLimit = 1...100
    static let nameGate = 0.0...1
    static let confidence = 0...100
    /// A picture whose longer side is below 40 shows no document (`DocumentReader`).
    static let maximumSide = 40...100_000
    static let pixelLimit = 1...10_000_000_000
    static let byteLimit = 1...1 << 40
    /// The time for a side, in seconds.
    static let timeout = 1.0...600
  }

  /// Refuses what could never be accepted.
  ///
  /// - Throws: `ReaderError` of kind `configuration` where nothing is looked for, a value lies outside what
  ///   ``init(json:)`` takes, a field is mandatory that is never read, or print is to be read and no
  ///   model for it is installed.
  func check() throws(ReaderError) {
    let readsCodesAlone = methods.allSatisfy { [.pdf417, .qr].contains($0) }
    guard !methods.isEmpty, !symbologies.isEmpty || !readsCodesAlone || mayReadPrint else {
      throw ReaderError(.nothingToRead)
    }
    let faults = self.faults
    guard faults.isEmpty else {
      throw ReaderError(.configurationFaults, ["faults": ConfigurationErrors(faults).description])
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

extension ReaderConfiguration {
  /// The values that ``init(json:)`` would not take.
  private var faults: [ConfigurationError] {
    var faults: [ConfigurationError] = []
    func check<Value: Comparable>(_ name: String, _ value: Value, in allowed: ClosedRange<Value>) {
      guard !allowed.contains(value) else { return }
      faults.append(
        ConfigurationError(
          path: name, value: "\(value)",
          reason: .outOfRange("from \(allowed.lowerBound) to \(allowed.upperBound)")))
    }
    check("zoneLimit", zoneLimit, in: Allowed.zoneLimit)
    check("nameGate", nameGate, in: Allowed.nameGate)
    check("minConfidence", minConfidence, in: Allowed.confidence)
    if let maximumSide { check("maximumSide", maximumSide, in: Allowed.maximumSide) }
    check("pixelLimit", pixelLimit, in: Allowed.pixelLimit)
    check("byteLimit", byteLimit, in: Allowed.byteLimit)
    check("timeout", timeout / .seconds(1), in: Allowed.timeout)
    for layout in DocumentLayout.allCases {
      for field in LayoutField.allCases {
        guard let rule = fields[layout]?[field] else { continue }
        let name = "\(layout.rawValue).\(field.rawValue).minConfidence"
        check(name, rule.minConfidence, in: Allowed.confidence)
      }
    }
    if sides.isEmpty {
      faults.append(
        ConfigurationError(path: "sides", value: "[]", reason: .outOfRange("one side at least")))
    }
    return faults
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
