extension AAMVACard {
  /// The abbreviation of the jurisdiction to which the issuer number is assigned, such as `VA`.
  public var jurisdiction: String? { content.jurisdiction?.code }

  /// Whether it is a licence or an ID card; `nil` where no subfile says.
  public var documentKind: DocumentKind? {
    switch content.document?.type {
    case "DL", "EN": .driverLicense
    case "ID": .identityCard
    default: nil
    }
  }

  /// The customer number, which is the licence number (`DAQ`), as printed.
  public var documentNumber: String? { content.text("DAQ") }

  /// The date of birth (`DBB`).
  public var dateOfBirth: DocumentDate? { content.date("DBB") }

  /// The date of expiry (`DBA`).
  public var dateOfExpiry: DocumentDate? { content.date("DBA") }

  /// The date of issue (`DBD`).
  public var dateOfIssue: DocumentDate? { content.date("DBD") }

  /// The sex (`DBC`).
  public var sex: Sex? { content.sex }

  /// The country of issue as the card states it (`DCG`, from version 2 on).
  public var issuingCountry: CountryCode? {
    content.meaningful("DCG").map { CountryCode(rawValue: $0) }
  }

  /// The document discriminator (`DCF`), which tells this card from others of the holder.
  public var documentDiscriminator: String? { content.text("DCF") }

  /// The inventory control number (`DCK`).
  public var inventoryControlNumber: String? { content.meaningful("DCK") }

  /// The audit information (`DCJ`).
  public var auditInformation: String? { content.meaningful("DCJ") }

  /// The classes of vehicles that may be driven (`DCA`, before version 2 `DAR`).
  public var vehicleClass: String? { content.meaningful("DCA") ?? content.meaningful("DAR") }

  /// The restrictions (`DCB`, before version 2 `DAS`).
  public var restrictions: String? { content.meaningful("DCB") ?? content.meaningful("DAS") }

  /// The endorsements (`DCD`, before version 2 `DAT`).
  public var endorsements: String? { content.meaningful("DCD") ?? content.meaningful("DAT") }

  /// The place of birth (`DCI`).
  public var placeOfBirth: String? { content.meaningful("DCI") }

  /// Whether the card complies with the REAL ID Act (`DDA`).
  public var compliance: AAMVACompliance? {
    content.text("DDA").flatMap { AAMVACompliance(rawValue: $0) }
  }

  /// When the design of the card was revised (`DDB`).
  public var cardRevisionDate: DocumentDate? { content.date("DDB") }

  /// When the endorsement for hazardous materials expires (`DDC`).
  public var hazardousMaterialsExpiryDate: DocumentDate? { content.date("DDC") }

  /// Until when the holder is under 18 (`DDH`).
  public var under18Until: DocumentDate? { content.date("DDH") }

  /// Until when the holder is under 19 (`DDI`).
  public var under19Until: DocumentDate? { content.date("DDI") }

  /// Until when the holder is under 21 (`DDJ`).
  public var under21Until: DocumentDate? { content.date("DDJ") }

  /// Whether the holder's stay is limited (`DDD`).
  public var hasLimitedDuration: Bool? { content.flag("DDD") }

  /// Whether the holder is an organ donor (`DDK`, before version 4 `DBH`).
  public var isOrganDonor: Bool? {
    if let flag = content.flag("DDK") ?? content.flag("DBH") { return flag }
    return content.text("DBH") == "DONOR" ? true : nil
  }

  /// Whether the holder is a veteran (`DDL`).
  public var isVeteran: Bool? { content.flag("DDL") }

  /// Whether the licence is a commercial one (`DDM`, from version 11 on).
  public var isCommercial: Bool? { content.flag("DDM") }

  /// Whether the holder does not live in the jurisdiction (`DDN`, from version 11 on).
  public var isNonDomiciled: Bool? { content.flag("DDN") }

  /// Whether it is an enhanced credential (`DDO`, from version 11 on), or the subfile type is `EN`.
  public var isEnhanced: Bool? {
    content.flag("DDO") ?? (content.document?.type == "EN" ? true : nil)
  }

  /// Whether it is a permit (`DDP`, from version 11 on).
  public var isPermit: Bool? { content.flag("DDP") }
}
