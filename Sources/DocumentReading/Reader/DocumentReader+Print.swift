import Barcodes
import IdentityDocument
import PageReading
public import Raster
import TextRecognition

extension DocumentReader {
  /// Reads a picture in colour, which serves where print is read (`ReaderConfiguration.Method.print`).
  ///
  /// - Parameters:
  ///   - image: The picture, upright or not.
  ///   - time: How long it may take, the wait for an engine included.
  /// - Returns: What the picture says; a picture without a document is an answer too.
  /// - Throws: `ReaderError` where the picture is smaller than any document can be, or an engine
  ///   cannot be made.
  public func read(
    inColor image: ColorImage, within time: Duration? = nil
  ) throws(ReaderError) -> Reading {
    try inLine(within: time) { () throws(ReaderError) in try readNow(SourcePicture(image)) }
  }

  /// Reads the print of the page that a zone or a licence's symbol stands on, of the card that is seen, or
  /// of the whole picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - place: Where the pixels that were read lie in it.
  ///   - reading: What was read so far; the print is added to it.
  ///   - engines: Who reads.
  /// - Throws: `ReaderError` where the colours cannot be decoded or the recogniser cannot be made.
  func readPrint(
    of picture: SourcePicture, _ place: FrameWindow.Place, into reading: inout Reading,
    engines: inout Engines
  ) throws(ReaderError) {
    if try Self.mustEnd() {
      reading.isPrintCutShort = true
      reading.merge()
      return
    }
    let page = try reading.times.measure(\.decode) { () throws(ReaderError) in
      try picture.page()
    }
    guard let shown = page else { return }
    let symbols = reading.barcodes.filter { $0.symbology == .pdf417 }
    let isMirrored =
      (reading.mrz?.quadrilateral ?? symbols.first?.quadrilateral)?.isMirrored == true
    let source = isMirrored ? shown.mirrored() : shown
    func seen(_ corners: Quadrilateral) -> Quadrilateral {
      let corners = corners.mapped(place.restored)
      return isMirrored ? corners.mapped(shown.mirrored) : corners
    }
    let zone = (reading.mrz?.quadrilateral).map(seen)
    let ofZone = reading.mrz.flatMap { mrz in
      zone.flatMap { PagePlane(zone: $0, format: mrz.mrz.format) }
    }
    // A zone tells the page, then a licence's symbol, then the outline of a card and its print.
    let symbol = (symbols.first?.quadrilateral).map(seen)
    let known =
      ofZone ?? symbol.flatMap { PagePlane(symbol: $0, in: source) }
      ?? zone.flatMap { _ in PagePlane(withoutZone: source) }
    let read = reading
    let print = try reading.times.measure(\.print) { () throws(ReaderError) -> PrintReading? in
      let view = known.map {
        PageView(source, plane: $0, zone: zone, isMirrored: isMirrored)
      }
      guard let view = view ?? PageView(withoutZone: source) else { return nil }
      return try read.print(of: view, with: &engines)
    }
    reading.isPrintCutShort = try Self.mustEnd()
    guard print != nil || reading.isPrintCutShort else { return }
    reading.page = print
    reading.merge()
  }
}

extension Reading {
  /// What a page says, beside what was read so far.
  fileprivate func print(
    of view: PageView, with engines: inout Engines
  ) throws(ReaderError) -> PrintReading? {
    // To make the recogniser takes half a second, of no use once the time is over.
    if Interruption.isRaised { return nil }
    var layout = view.layout.mended()
    return try engines.withPrintRecognizer { (recognizer) throws(TextRecognizerError) in
      var page = try layout.read(with: &recognizer)
      page.outline = layout.plane.settledCorners(in: view.picture).map { Outline($0) }
      var found = findings(of: page)
      if !found.unsettled.isEmpty || !found.names.isEmpty || !found.capitals.isEmpty {
        layout.place(found.unsettled + found.names + found.capitals, of: page)
        try layout.readAgain(found.unsettled, parts: found.parts, of: &page, with: &recognizer)
        layout.findGlyphs(of: found.names + found.unsettled, in: &page)
        layout.findLetters(of: found.capitals + found.names + found.unsettled, in: &page)
        found = findings(of: page)
      }
      return PrintReading(page: view.original(page), fields: found.fields)
    }
  }

  /// What the print of a page states beside the zone, or beside a barcode's document.
  ///
  /// A field of a caller's layout stands in place of what was found without it, unless that is surer; without its
  /// pattern it is not stated, whatever found it.
  fileprivate func findings(of page: PrintedPage) -> PrintFindings {
    let document = mrz.map { DocumentData($0.mrz, asOf: request.asOf) } ?? document
    var found = page.findings(beside: document, format: mrz?.mrz.format, asOf: request.asOf)
    guard !request.layouts.isEmpty else { return found }
    let allowed = found.fields.filter { page.allows($0, by: request.layouts) }
    var fields = Dictionary(allowed.map { ($0.field, $0) }) { first, _ in first }
    for field in request.layouts.flatMap(page.fields(of:))
    where field.confidence > fields[field.field]?.confidence ?? 0 {
      fields[field.field] = field
    }
    found.fields = fields.values.sorted { $0.field < $1.field }
    let ofLayouts = found.fields.filter { $0.evidence == .layout }.flatMap(\.lines)
    found.unsettled = Set(found.unsettled + ofLayouts).sorted()
    return found
  }

  /// Takes over the print of a frame, whose fields are found anew beside what all frames say, and
  /// the cut-outs of the frame.
  ///
  /// - Parameter frame: What the frame says.
  package mutating func takePrint(of frame: Reading) {
    imagePaths = frame.imagePaths
    isPrintCutShort = frame.isPrintCutShort
    page = frame.page.map { PrintReading(page: $0.page, fields: findings(of: $0.page).fields) }
    merge()
    finish()
  }
}
