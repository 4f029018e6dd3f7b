extension CountryCode {
  /// Argentina, `ARG`.
  public static var argentina: CountryCode { CountryCode(rawValue: "ARG") }
  /// Canada, `CAN`.
  public static var canada: CountryCode { CountryCode(rawValue: "CAN") }
  /// Colombia, `COL`.
  public static var colombia: CountryCode { CountryCode(rawValue: "COL") }
  /// France, `FRA`.
  public static var france: CountryCode { CountryCode(rawValue: "FRA") }
  /// Germany as a machine readable zone prints it, `D`.
  public static var germany: CountryCode { CountryCode(rawValue: "D") }
  /// India, `IND`.
  public static var india: CountryCode { CountryCode(rawValue: "IND") }
  /// The Philippines, `PHL`.
  public static var philippines: CountryCode { CountryCode(rawValue: "PHL") }
  /// South Africa, `ZAF`.
  public static var southAfrica: CountryCode { CountryCode(rawValue: "ZAF") }
  /// Switzerland, `CHE`.
  public static var switzerland: CountryCode { CountryCode(rawValue: "CHE") }
  /// The United States, `USA`.
  public static var unitedStates: CountryCode { CountryCode(rawValue: "USA") }
  /// Utopia, the state of the specimens, `UTO`.
  public static var utopia: CountryCode { CountryCode(rawValue: "UTO") }
  /// Viet Nam, `VNM`.
  public static var vietNam: CountryCode { CountryCode(rawValue: "VNM") }

  /// A stateless person, `XXA` (ICAO Doc 9303-3, §5, after the convention of 1954).
  public static var stateless: CountryCode { CountryCode(rawValue: "XXA") }
  /// A refugee, `XXB` (ICAO Doc 9303-3, §5, after the convention of 1951).
  public static var refugee: CountryCode { CountryCode(rawValue: "XXB") }
  /// A refugee other than those of the convention of 1951, `XXC`.
  public static var otherRefugee: CountryCode { CountryCode(rawValue: "XXC") }
  /// A person of unspecified nationality, `XXX`.
  public static var unspecified: CountryCode { CountryCode(rawValue: "XXX") }
}
