#if ZBar
  import Barcodes
  import CZBar
  import Raster

  /// One of ZBar's image scanners, `zbar_image_scanner_t`, and nothing above it.
  @safe struct ZBarScanner: ~Copyable {
    /// A symbol as ZBar gives it.
    struct Symbol {
      let symbology: Symbology
      let bytes: [UInt8]
      /// Points on the symbol, in pixels: the corners of a QR code, the ends of scan lines otherwise.
      let points: [Point]
    }

    private let handle: OpaquePointer

    /// Makes a scanner for some symbologies; all others are off.
    init(_ symbologies: Set<Symbology>) throws(BarcodeScannerError) {
      guard let handle = unsafe zbar_image_scanner_create() else { throw .noScanner }
      unsafe self.handle = unsafe handle
      unsafe zbar_image_scanner_set_config(handle, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
      for symbology in symbologies {
        let type = symbology.zbarType
        unsafe zbar_image_scanner_set_config(handle, type, ZBAR_CFG_ENABLE, 1)
        // Without this ZBar guesses a character set and converts.
        unsafe zbar_image_scanner_set_config(handle, type, ZBAR_CFG_BINARY, 1)
      }
    }

    deinit { unsafe zbar_image_scanner_destroy(handle) }

    /// Scans an image, `zbar_scan_image`.
    mutating func symbols(in image: GrayImage) throws(BarcodeScannerError) -> [Symbol] {
      let failure = BarcodeScannerError.scanFailed(width: image.width, height: image.height)
      guard image.width > 0, image.height > 0, let width = UInt32(exactly: image.width),
        let height = UInt32(exactly: image.height), let picture = unsafe zbar_image_create()
      else { throw failure }
      defer { unsafe zbar_image_destroy(picture) }
      // "Y800": grey, eight bits.
      unsafe zbar_image_set_format(picture, 0x3030_3859)
      unsafe zbar_image_set_size(picture, width, height)
      return try unsafe image.pixels.withUnsafeBufferPointer { pixels throws(BarcodeScannerError) in
        // The data stay ours: there is no cleanup to call.
        unsafe zbar_image_set_data(picture, pixels.baseAddress, UInt(pixels.count), nil)
        guard unsafe zbar_scan_image(handle, picture) >= 0 else { throw failure }
        var symbols: [Symbol] = []
        var next = unsafe zbar_image_first_symbol(picture)
        while let symbol = unsafe next {
          if let symbology = unsafe Symbology(zbarType: zbar_symbol_get_type(symbol)) {
            unsafe symbols.append(
              Symbol(symbology: symbology, bytes: Self.bytes(symbol), points: Self.points(symbol)))
          }
          unsafe next = unsafe zbar_symbol_next(symbol)
        }
        return symbols
      }
    }

    private static func bytes(_ symbol: OpaquePointer) -> [UInt8] {
      guard let data = unsafe zbar_symbol_get_data(symbol) else { return [] }
      let count = Int(unsafe zbar_symbol_get_data_length(symbol))
      return unsafe Array(UnsafeRawBufferPointer(start: data, count: count))
    }

    private static func points(_ symbol: OpaquePointer) -> [Point] {
      (0..<(unsafe zbar_symbol_get_loc_size(symbol))).map { index in
        Point(
          x: Double(unsafe zbar_symbol_get_loc_x(symbol, index)),
          y: Double(unsafe zbar_symbol_get_loc_y(symbol, index)))
      }
    }
  }

  extension Symbology {
    /// ZBar's name for the symbology.
    fileprivate var zbarType: zbar_symbol_type_t {
      switch self {
      case .pdf417: ZBAR_PDF417
      case .qr: ZBAR_QRCODE
      case .microPDF417, .microQR, .rMQR: ZBAR_NONE
      case .code128: ZBAR_CODE128
      case .code93: ZBAR_CODE93
      case .code39: ZBAR_CODE39
      case .codabar: ZBAR_CODABAR
      case .interleaved2of5: ZBAR_I25
      case .ean13: ZBAR_EAN13
      case .ean8: ZBAR_EAN8
      case .upcE: ZBAR_UPCE
      case .dataBar: ZBAR_DATABAR
      case .dataBarExpanded: ZBAR_DATABAR_EXP
      }
    }

    /// The symbology of ZBar's name, or `nil` for those that are not asked for.
    fileprivate init?(zbarType: zbar_symbol_type_t) {
      let match = Self.allCases.first { $0.zbarType == zbarType }
      guard let match else { return nil }
      self = match
    }
  }
#endif
