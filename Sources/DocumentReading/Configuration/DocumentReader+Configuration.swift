public import IdentityDocument

extension DocumentReader {
  /// Makes a reader that does what a configuration says.
  ///
  /// The layouts choose the methods: `mrz` the zone (with its formats, where some are named),
  /// `drivingLicense` PDF417, `idFront` PDF417 and QR. Filters, chosen document types, mandatory
  /// fields and the cutout decide acceptance; fields that are disabled or less sure than their rule
  /// asks are not reported; a strict reader reports only zones whose every check digit is valid.
  ///
  /// - Parameters:
  ///   - configuration: What is asked for.
  ///   - asOf: The day that decides centuries.
  ///   - engine: The recogniser of zones.
  ///   - exhaustsMethods: Whether all methods are used, even when an earlier one gave a complete
  ///     document.
  ///   - engines: The pictures that ``reading(of:)`` reads at the same time.
  /// - Throws: `ReaderError` of kind `configuration` where nothing could ever be accepted: a layout
  ///   that does not exist, or a mandatory field that this library never reads.
  public init(
    configuration: ReaderConfiguration, asOf: CalendarDate = .today,
    engine: RecognitionEngine = .own, exhaustsMethods: Bool = false, engines: Int = 2
  ) throws(ReaderError) {
    var options = Options(asOf: asOf)
    options.engine = engine
    options.exhaustsMethods = exhaustsMethods
    try configuration.apply(to: &options)
    self.init(options: options, rules: ConfigurationRules(configuration), engines: engines)
  }
}

extension ReaderConfiguration {
  /// Sets the options of a reader: methods, formats, cutout, size.
  ///
  /// - Parameter options: The options to change.
  /// - Throws: `ReaderError` of kind `configuration` where nothing could ever be accepted.
  public func apply(to options: inout DocumentReader.Options) throws(ReaderError) {
    options.cutout = cutout
    options.maximumSide = maximumSide
    var methods: [DocumentReader.Options.Method] = []
    if let names = allowedLayouts["mrz"] {
      methods.append(.mrz)
      options.formats = []
      for name in names {
        guard let format = MRZ.Format(layout: name) else {
          throw ReaderError(.unknownLayout)
        }
        options.formats.insert(format)
      }
    }
    let hasLicences = allowedLayouts["drivingLicense"] != nil
    let hasCards = allowedLayouts["idFront"] != nil
    if hasLicences || hasCards { methods.append(.pdf417) }
    if hasCards { methods.append(.qr) }
    guard !methods.isEmpty else {
      throw ReaderError(.nothingToRead)
    }
    options.methods = methods
    for (layout, rules) in fields where allowedLayouts[layout] != nil {
      for (name, rule) in rules where rule.scanOption == .mandatory {
        let isOfZone = layout == "mrz" && ConfigurationField.ofEveryZone.contains(name)
        guard ConfigurationField.names[name] != nil || isOfZone else {
          throw ReaderError(.fieldNeverRead, ["field": "\(layout).\(name)"])
        }
      }
    }
  }
}

extension MRZ.Format {
  /// The format of a layout's name: a raw value, or `TD3`, in either letter case.
  fileprivate init?(layout: String) {
    let name = layout.uppercased()
    guard let format = name == "TD3" ? .td3 : MRZ.Format(rawValue: name) else { return nil }
    self = format
  }
}
