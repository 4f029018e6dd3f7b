extension CountryRecord {
  /// The codes that ICAO Doc 9303-3, §5 adds to those of ISO 3166-1, in order.
  static let icao: [CountryRecord] = [
    CountryRecord("D", nil, "Germany"),
    CountryRecord("EUE", nil, "European Union"),
    CountryRecord("GBD", nil, "British Overseas Territories citizen"),
    CountryRecord("GBN", nil, "British National (Overseas)"),
    CountryRecord("GBO", nil, "British Overseas citizen"),
    CountryRecord("GBP", nil, "British protected person"),
    CountryRecord("GBS", nil, "British subject"),
    CountryRecord("IAO", nil, "International Civil Aviation Organization"),
    CountryRecord("RKS", nil, "Kosovo"),
    CountryRecord("UNA", nil, "United Nations specialised agency"),
    CountryRecord("UNK", nil, "United Nations Interim Administration Mission in Kosovo"),
    CountryRecord("UNO", nil, "United Nations"),
    CountryRecord("UTO", nil, "Utopia (specimens)"),
    CountryRecord("XBA", nil, "African Development Bank"),
    CountryRecord("XCC", nil, "Caribbean Community"),
    CountryRecord("XCE", nil, "Council of Europe"),
    CountryRecord("XCO", nil, "Common Market for Eastern and Southern Africa"),
    CountryRecord("XDC", nil, "Southern African Development Community"),
    CountryRecord("XEC", nil, "Economic Community of West African States"),
    CountryRecord("XES", nil, "Organization of Eastern Caribbean States"),
    CountryRecord("XIM", nil, "African Export-Import Bank"),
    CountryRecord("XMP", nil, "Parliamentary Assembly of the Mediterranean"),
    CountryRecord("XOM", nil, "Sovereign Military Order of Malta"),
    CountryRecord("XPO", nil, "International Criminal Police Organization"),
    CountryRecord("XXA", nil, "Stateless person"),
    CountryRecord("XXB", nil, "Refugee"),
    CountryRecord("XXC", nil, "Refugee, other"),
    CountryRecord("XXX", nil, "Unspecified nationality"),
  ]

  /// Codes withdrawn from ISO 3166-1 that old documents still carry, in order.
  ///
  /// Source: ISO 3166-3.
  static let withdrawn: [CountryRecord] = [
    CountryRecord("ANT", nil, "Netherlands Antilles"),
    CountryRecord("CSK", nil, "Czechoslovakia"),
    CountryRecord("DDR", nil, "German Democratic Republic"),
    CountryRecord("NTZ", nil, "Neutral Zone"),
    CountryRecord("ROM", nil, "Romania"),
    CountryRecord("SCG", nil, "Serbia and Montenegro"),
    CountryRecord("SUN", nil, "Soviet Union"),
    CountryRecord("TMP", nil, "East Timor"),
    CountryRecord("YUG", nil, "Yugoslavia"),
    CountryRecord("ZAR", nil, "Zaire"),
  ]
}
