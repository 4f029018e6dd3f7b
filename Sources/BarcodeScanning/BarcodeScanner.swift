public import Barcodes
public import Raster

/// Looks for barcodes in pictures.
///
/// PDF417 and QR codes are the work of `BarcodeReader` in `Barcodes`, linear codes ZBar's, which cannot
/// read PDF417.
/// Linear codes cost time on every picture, so only what is asked for is looked for. Where the marks
/// of a QR code were found and nothing could be read, ZBar has a second look at that part.
///
/// ```swift
/// var scanner = try BarcodeScanner()
/// for barcode in try scanner.barcodes(in: image) { print(barcode.text ?? "") }
/// ```
public struct BarcodeScanner: ~Copyable {
  /// What is looked for.
  public let symbologies: Set<Symbology>

  #if ZBar
    private var linearScanner: ZBarScanner
    private var codeScanner: ZBarScanner?
  #endif

  /// What can be looked for: linear codes where the package has its trait `ZBar`, which is on unless
  /// it is switched off.
  public static var readableSymbologies: Set<Symbology> {
    #if ZBar
      Set(Symbology.allCases)
    #else
      Set(Symbology.allCases.filter(\.isMatrixOrStacked))
    #endif
  }

  /// Makes a scanner.
  ///
  /// - Parameter symbologies: What to look for.
  /// - Throws: `noScanner` where the memory does not suffice, `notBuiltIn` for what is not in
  ///   ``readableSymbologies``.
  public init(symbologies: Set<Symbology> = [.qr]) throws(BarcodeScannerError) {
    guard symbologies.isSubset(of: Self.readableSymbologies) else { throw .notBuiltIn }
    #if ZBar
      linearScanner = try ZBarScanner(symbologies.filter { !$0.isMatrixOrStacked })
    #endif
    self.symbologies = symbologies
  }

  /// Reads the barcodes of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - survey: The survey of the picture, where there is one already.
  /// - Returns: The barcodes, PDF417 and QR codes first; none where none is found.
  /// - Throws: `scanFailed` where ZBar refuses the picture.
  /// - Complexity: O(*n*) in the number of pixels.
  public mutating func barcodes(
    in image: GrayImage, survey: PictureSurvey? = nil
  ) throws(BarcodeScannerError) -> [Barcode] {
    var doubtful: DoubtfulBarcodes?
    return try barcodes(in: image, survey: survey, doubtful: &doubtful)
  }

  /// The same, and what was found and could not be decoded.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - survey: The survey of the picture, where there is one already.
  ///   - doubtful: What is seen of symbols that cannot be decoded is added to it, where it is asked for.
  /// - Returns: The barcodes, PDF417 and QR codes first.
  /// - Throws: `scanFailed` where ZBar refuses the picture.
  package mutating func barcodes(
    in image: GrayImage, survey: PictureSurvey?, doubtful: inout DoubtfulBarcodes?
  ) throws(BarcodeScannerError) -> [Barcode] {
    guard image.width > 0, image.height > 0 else { return [] }
    let found = BarcodeReader(symbologies: symbologies).search(
      image, survey: survey, doubtful: &doubtful)
    var result = found.symbols
    #if ZBar
      if let place = found.unread.first, !Interruption.isRaised {
        result += try secondOpinion(on: place, in: image)
      }
      guard !symbologies.allSatisfy(\.isMatrixOrStacked) else { return result }
      result += try linearScanner.symbols(in: image).map { Barcode($0, corner: .zero) }
    #endif
    return result
  }

  #if ZBar
    /// What ZBar reads where three marks of a QR code stand around the corners of a place.
    mutating func secondOpinion(
      on place: Quadrilateral, in image: GrayImage
    ) throws(BarcodeScannerError) -> [Barcode] {
      // From the centres of the marks to the margin are eight modules, of 14 or more in between.
      let middle = (place.topRight + place.bottomLeft) * 0.5
      let part = place.mapped { middle + ($0 - middle) * 2.2 }
        .bounds(inWidth: image.width, height: image.height)
      guard !part.isEmpty else { return [] }
      if codeScanner == nil { codeScanner = try ZBarScanner([.qr]) }
      let corner = Point(x: Double(part.x), y: Double(part.y))
      return try codeScanner?.symbols(in: image.cropped(to: part)).map {
        Barcode($0, corner: corner)
      } ?? []
    }
  #endif
}

#if ZBar
  extension Barcode {
    /// A barcode that ZBar read in a part of a picture that begins at a corner.
    fileprivate init(_ symbol: ZBarScanner.Symbol, corner: Point) {
      self.init(
        symbology: symbol.symbology, bytes: symbol.bytes,
        text: EncodedText.text(of: symbol.bytes),
        quadrilateral: Quadrilateral(around: symbol.points.map { $0 + corner }))
    }
  }
#endif

/// Not safe to share: one scanner serves one thread at a time. Keep it in a `Mutex`.
@available(*, unavailable)
extension BarcodeScanner: Sendable {}
