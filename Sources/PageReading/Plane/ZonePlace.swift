import IdentityDocument

/// Where the text of a machine-readable zone lies on the page, in millimetres.
///
/// The characters are 2.54 mm apart (ICAO Doc 9303-3, 4.1). Height and distance from the lower edge
/// are the medians of issuers: the standard allows more than they differ.
struct ZonePlace: Hashable, Sendable {
  let size: PrintedPage.Size
  /// The sides of the page, which are a visa's own.
  let width: Double
  let height: Double
  let left: Double
  let top: Double
  let textWidth: Double
  let textHeight: Double

  /// The place of a format's zone.
  init(_ format: MRZ.Format) {
    let (size, textHeight, bottom): (PrintedPage.Size, Double, Double) =
      switch format {
      case .td3: (.id3, 8.9, 7.6)
      case .mrvA: (.id3, 8.9, 7.0)
      case .td2: (.id2, 8.5, 7.0)
      case .mrvB: (.id2, 8.9, 7.0)
      case .frenchIdentityCard: (.id2, 8.9, 7.5)
      case .td1: (.id1, 10.9, 5.5)
      case .swissDrivingLicence: (.id1, 10.9, 5.5)
      case .frenchDrivingLicence: (.id1, 2.6, 5.5)
      }
    self.size = size
    // ICAO Doc 9303-7, 3.1: 120 × 80 mm.
    (width, height) = format == .mrvA ? (120, 80) : (size.width, size.height)
    textWidth = Double(format.lineLengths.max() ?? 0) * 2.54
    self.textHeight = textHeight
    left = (width - textWidth) / 2 - (format == .td3 ? 0.8 : 0)
    top = height - bottom - textHeight
  }
}
