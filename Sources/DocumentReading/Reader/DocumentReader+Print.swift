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

  /// Reads the print of the page that a zone stands on, or of the whole picture where there is none.
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
    if try Self.mustEnd() { return }
    let color = try reading.times.measure(\.decode) { () throws(ReaderError) in
      try picture.color()
    }
    guard let source = color.map({ PagePicture($0) }) else { return }
    let zone = reading.mrz?.quadrilateral.mapped(place.restored)
    let ofZone = reading.mrz.flatMap { mrz in
      zone.flatMap { PagePlane(zone: $0, format: mrz.mrz.format) }
    }
    guard let plane = ofZone ?? PagePlane(withoutZone: source) else { return }
    let known = reading
    let print = try reading.times.measure(\.print) { () throws(ReaderError) in
      let layout = PageLayout(source, plane: plane, zone: zone)
      return try engines.withPrintRecognizer { (recognizer) throws(TextRecognizerError) in
        var print = PrintReading(page: try layout.read(with: &recognizer))
        print.page.outline = Outline(plane.settledCorners(in: source))
        print.fields = known.fields(of: print.page)
        let doubtful = Set(print.fields.filter(\.evidence.needsAgreement).flatMap(\.lines))
        guard !doubtful.isEmpty else { return print }
        try layout.readAgain(doubtful, of: &print.page, with: &recognizer)
        print.fields = known.fields(of: print.page)
        return print
      }
    }
    reading.page = print
    reading.merge()
  }
}

extension Reading {
  /// What the print of a page states beside the zone, or beside a barcode's document.
  ///
  /// A field of a caller's layout stands in place of what was found without it, unless that is surer.
  fileprivate func fields(of page: PrintedPage) -> [PrintedField] {
    let found =
      mrz.map { page.fields(beside: $0.mrz, asOf: request.asOf) }
      ?? page.fields(beside: document, asOf: request.asOf)
    guard !request.layouts.isEmpty else { return found }
    var fields = Dictionary(found.map { ($0.field, $0) }) { first, _ in first }
    for field in request.layouts.flatMap(page.fields(of:))
    where field.confidence > fields[field.field]?.confidence ?? 0 {
      fields[field.field] = field
    }
    return fields.values.sorted { $0.field < $1.field }
  }

  /// Takes over the print of a frame, whose fields are found anew beside what all frames say, and
  /// the cut-outs of the frame.
  ///
  /// - Parameter frame: What the frame says.
  package mutating func takePrint(of frame: Reading) {
    imagePaths = frame.imagePaths
    page = frame.page.map { PrintReading(page: $0.page, fields: fields(of: $0.page)) }
    merge()
    finish()
  }
}

extension PrintedField.Evidence {
  /// Whether a second look at the print makes it surer.
  fileprivate var needsAgreement: Bool {
    switch self {
    case .transliteration, .equal, .wholeYears, .threeDates: false
    case .captionAgreed, .caption, .numbered, .form, .position, .layout: true
    }
  }
}
