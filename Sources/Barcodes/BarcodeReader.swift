import PDF417
public import Raster

/// Finds and reads PDF417 symbols and QR codes in pictures, in pure Swift; MicroPDF417, Micro QR and rMQR
/// where they are asked for.
///
/// Symbols may lie at any angle, in perspective, bent, in a mirror or light on dark. One is only
/// answered when its error correction succeeds.
///
/// ```swift
/// for barcode in BarcodeReader().symbols(in: image) { print(barcode.identifier, barcode.text ?? "") }
/// ```
public struct BarcodeReader: Hashable, Sendable {
  /// What is looked for; linear codes are not looked for here.
  public var symbologies: Set<Symbology>

  /// Makes a reader, which keeps nothing between pictures.
  ///
  /// - Parameter symbologies: What to look for.
  public init(symbologies: Set<Symbology> = [.pdf417, .qr]) {
    self.symbologies = symbologies
  }

  /// Reads the symbols of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - survey: The survey of the picture, where there is one already.
  /// - Returns: The symbols, PDF417 first, otherwise in no particular order; none where nothing is
  ///   certain.
  /// - Complexity: O(*n*) in the number of pixels; the work for what looks like symbols is bounded.
  public func symbols(in image: GrayImage, survey: PictureSurvey? = nil) -> [Barcode] {
    var doubtful: DoubtfulBarcodes?
    return symbols(in: image, survey: survey, doubtful: &doubtful)
  }

  /// The same, and what was found and could not be decoded.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - survey: The survey of the picture, where there is one already.
  ///   - doubtful: What is seen of symbols that cannot be decoded is added to it; with `nil`, where
  ///     nobody asks, that takes no time.
  /// - Returns: The symbols, PDF417 first, otherwise in no particular order.
  package func symbols(
    in image: GrayImage, survey: PictureSurvey?, doubtful: inout DoubtfulBarcodes?
  ) -> [Barcode] {
    search(image, survey: survey, doubtful: &doubtful).symbols
  }

  /// Reads the symbols of a picture, and says where marks of QR codes stand that could not be read.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - survey: The survey of the picture, where there is one already.
  ///   - doubtful: What is seen of symbols that cannot be decoded is added to it, where it is asked for.
  /// - Returns: The symbols, PDF417 first, and the centres of the marks; of none where a QR code was
  ///   read.
  package func search(
    _ image: GrayImage, survey: PictureSurvey? = nil, doubtful: inout DoubtfulBarcodes?
  ) -> (symbols: [Barcode], unread: [Quadrilateral]) {
    guard image.width > 0, image.height > 0, !symbologies.allSatisfy({ !$0.isMatrixOrStacked })
    else { return ([], []) }
    let survey = survey ?? PictureSurvey(image)
    var codes: [Barcode] = []
    var unread: [Quadrilateral] = []
    if symbologies.contains(.microPDF417) {
      codes += MicroPDF417Reader().symbols(in: image).map(Barcode.init)
    }
    let single = symbologies.intersection([.microQR, .rMQR])
    if !single.isEmpty {
      codes += SingleMarkFinder(image, symbologies: single).finds.map(Barcode.init)
    }
    if symbologies.contains(.qr) {
      let finder = QRFinder(image, survey: survey, keepsDoubtful: doubtful != nil)
      doubtful?.codes += finder.doubtful
      codes += finder.finds.map(Barcode.init)
      if finder.finds.isEmpty { unread = finder.unread }
    }
    guard symbologies.contains(.pdf417) else { return (codes, unread) }
    var seen: [DoubtfulSymbol] = []
    let stacked = PDF417Reader().symbols(
      in: image, survey: survey, beside: codes.map(\.quadrilateral), doubtful: &seen)
    doubtful?.stacked += DoubtfulSymbol.surest(seen)
    return (stacked.map(Barcode.init) + codes, unread)
  }
}

extension Barcode {
  init(_ symbol: PDF417Symbol) {
    var details = Symbol(stacked: symbol)
    details.errorCorrectionLevel = String(symbol.errorCorrectionLevel)
    details.isCompact = symbol.isCompact
    details.isReaderInitialization = symbol.isReaderInitialization
    self.init(
      symbology: .pdf417, bytes: symbol.bytes,
      text: EncodedText(symbol).text,
      quadrilateral: symbol.quadrilateral, symbol: details,
      part: symbol.macro.map(Part.init))
  }

  fileprivate init(_ symbol: MicroPDF417Symbol) {
    let text = EncodedText(symbol.bytes, interpretations: symbol.interpretations).text
    self.init(
      symbology: .microPDF417, bytes: symbol.bytes, text: text,
      quadrilateral: symbol.quadrilateral, symbol: Symbol(stacked: symbol),
      part: symbol.macro.map(Part.init))
  }

  init(_ find: QRFinder.Find) {
    let symbol = find.symbol
    var details = Symbol()
    details.errorCorrectionLevel = symbol.format.level.letter
    details.version = symbol.version.number
    details.rows = symbol.version.side
    details.columns = symbol.version.side
    details.correctedErrors = symbol.correctedCount
    details.isMirrored = find.isMirrored
    details.isInverted = find.isInverted
    self.init(
      symbology: .qr, identifier: symbol.content.identifier, bytes: symbol.content.bytes,
      text: EncodedText(symbol.content).text, quadrilateral: find.quadrilateral, symbol: details,
      part: symbol.content.append)
  }

  fileprivate init(_ find: SingleMarkFinder.Find) {
    let symbol = find.symbol
    var details = Symbol()
    details.errorCorrectionLevel = symbol.layout.level?.letter
    details.version = symbol.layout.version
    details.rows = symbol.layout.modules.height
    details.columns = symbol.layout.modules.width
    details.correctedErrors = symbol.correctedCount
    details.isMirrored = find.isMirrored
    details.isInverted = find.isInverted
    self.init(
      symbology: symbol.layout.symbology, identifier: symbol.content.identifier,
      bytes: symbol.content.bytes, text: EncodedText(symbol.content).text,
      quadrilateral: find.quadrilateral, symbol: details)
  }
}

extension Barcode.Symbol {
  fileprivate init(stacked symbol: some StackedSymbol) {
    self.init()
    rows = symbol.rows
    columns = symbol.columns
    correctedErrors = symbol.correctedErrors
    correctedErasures = symbol.correctedErasures
    isMirrored = symbol.isMirrored
    isInverted = symbol.isInverted
  }
}

extension Barcode.Part {
  /// The place that a control block states.
  fileprivate init(_ macro: MacroControlBlock) {
    self.init(
      index: macro.segmentIndex,
      count: macro.segmentCount ?? (macro.isLastSegment ? macro.segmentIndex + 1 : nil),
      identifier: macro.fileIdentifier)
  }
}
