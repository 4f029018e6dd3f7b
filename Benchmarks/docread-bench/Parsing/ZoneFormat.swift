/// The five formats of ICAO Doc 9303 that `parse` measures; the raw value is the key in its JSON.
enum ZoneFormat: String, CaseIterable {
  case td3, td1, td2, mrva, mrvb

  /// The number of characters in a line (Doc 9303-4 to -7, §4.2.2).
  var lineLength: Int {
    switch self {
    case .td3, .mrva: 44
    case .td1: 30
    case .td2, .mrvb: 36
    }
  }
}
