public import Barcodes
public import Raster

/// Looks for barcodes in pictures.
///
/// PDF417 and QR codes are ``BarcodeReader``'s work, linear codes ZBar's, which cannot read PDF417.
/// Linear codes cost time on every picture, so only what is asked for is looked for.
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
    guard image.width > 0, image.height > 0 else { return [] }
    var result = BarcodeReader(symbologies: symbologies).symbols(in: image, survey: survey)
    #if ZBar
      guard !symbologies.allSatisfy(\.isMatrixOrStacked) else { return result }
      for symbol in try linearScanner.symbols(in: image) {
        result.append(
          Barcode(
            symbology: symbol.symbology, bytes: symbol.bytes,
            text: EncodedText.text(of: symbol.bytes),
            quadrilateral: Quadrilateral(around: symbol.points))
        )
      }
    #endif
    return result
  }
}

/// Not safe to share: one scanner serves one thread at a time. Keep it in a `Mutex`.
@available(*, unavailable)
extension BarcodeScanner: Sendable {}
