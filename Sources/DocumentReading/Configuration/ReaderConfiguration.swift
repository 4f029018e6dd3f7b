public import Barcodes
public import IdentityDocument

/// What a reader, a stream or a session does: the one type that says it.
///
/// A program sets the properties; a configuration file of another kit sets the same ones
/// (``init(json:)``). A reader that has been made of a configuration cannot change what it does; make
/// another one instead.
///
/// Every property is obeyed. What a file asks for and this library cannot do is an error, or, where
/// it is about a screen or a camera, stands in ``ignoredKeys``.
public struct ReaderConfiguration: Hashable, Sendable {
  /// The longest identifier of a transaction, in characters (Jumio's limit).
  public static let longestIdentifier = 100

  // What is looked for, and how.

  /// What is looked for, in this order; a later method is used only while no document is complete, and
  /// what stands there a second time is dropped.
  public var methods: [Method] = [.mrz, .pdf417, .qr] {
    didSet {
      methods = methods.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }
  /// Whether all methods are used, even when an earlier one gave a complete document.
  public var exhaustsMethods = false
  /// The formats of zones that may be answered; empty for all.
  public var formats: Set<MRZ.Format> = []
  /// The payloads that may make a document; empty for all.
  public var payloads: Set<IdentityPayload.Kind> = []
  /// The kinds of barcode that are read; linear codes, MicroPDF417, Micro QR and
  /// rMQR cost time in every picture.
  public var symbologies: Set<Symbology> = [.pdf417, .qr]
  /// The recogniser of zones.
  public var engine = RecognitionEngine.own
  /// The models that read print, such as `Latin`, `Cyrillic` or `deu`, by Tesseract's names.
  ///
  /// Empty for that of the Latin script, or of English where it is not installed. Each costs its time.
  public var printModels: [String] = []
  /// The layouts of ``AllowedLayouts`` whose print is read where no zone and no barcode makes a
  /// document that is accepted, and a model for print is installed; ``Method/print`` reads it of
  /// every picture.
  public var layoutsInPrint: Set<DocumentLayout> = []
  /// The caller's own layouts, which are looked for in the print of every page (SelphID's
  /// `documentModels`).
  public var printedLayouts: [PrintedLayout] = []
  /// The day that decides centuries and expiry, or `nil` for the day on which a picture is read.
  public var asOf: CalendarDate?
  /// The most zones answered for one picture.
  public var zoneLimit = 4
  /// The smallest confidence of a character that no check digit protects, for acceptance, 0 to 1.
  public var nameGate = 0.8
  /// The part of a frame that is looked at.
  public var cutout = Cutout()
  /// The longer side that a frame is reduced to before it is read, in pixels (`captureResolution`),
  /// or `nil` for none.
  public var maximumSide: Int?
  /// The largest picture decoded from a file, in pixels.
  public var pixelLimit = 100_000_000
  /// The largest picture file that is opened, in bytes.
  public var byteLimit = 256 << 20
  /// Whether files may be PDF or HEIF, of which programs of Debian make pictures in processes of their
  /// own: `pdftoppm` (poppler-utils), `heif-convert` (libheif-examples).
  public var usesConverters = false

  // Which documents are accepted.

  /// Whether only documents whose every check digit is valid are answered (`strictMode`).
  public var isStrict = false
  /// Whether documents that have expired as of ``day`` are refused (`expiredNotAllowed`).
  public var refusesExpired = false
  /// The document that is asked for; another one is complained about in the feedback, and refused.
  public var wanted: WantedDocument?
  /// Which documents are wanted (SelphID's `specificData`); several are alternatives, none is all.
  public var filters: [DocumentFilter] = []
  /// Which documents are not wanted, even where a filter admits them (SelphID's black list).
  public var exclusions: [DocumentFilter] = []
  /// Whether only cards of foreigners are wanted: those whose holder is of another nationality than
  /// the issuing state (SelphID's `DTForeignCard`).
  public var isForeignCardWanted = false
  /// The document types that the user chose (Jumio); empty for all.
  public var preselectedDocumentTypes: Set<DocumentKind> = []
  /// What the document has to be made of (Jumio); documents that come in both are admitted.
  public var preselectedDocumentVariant: DocumentVariant?
  /// The rules of fields, by layout and field.
  public var fields: [DocumentLayout: [LayoutField: FieldRule]] = [:]
  /// The smallest confidence of a field without a rule, 0 to 100.
  public var minConfidence = 0

  // Streams and sessions.

  /// Whether a stream of frames ends at the first accepted reading.
  public var cancelsOnResult = true
  /// The sides that a session reads.
  public var sides: Set<Side> = [.front, .back]
  /// The sides that have to show a barcode (TrustVision's `isRequired`).
  public var requiredCodes: Set<Side> = []
  /// The time for one side, by the time stamps of the frames (SelphID's `Timeout`).
  public var timeout = ScanTimeout.short.duration

  // What comes out with the result.

  /// The language of sentences for people (SelphID's `Locale`, TrustVision's `languageCode`).
  public var language = MessageLanguage.english
  /// The identifier of the plugin (Anyline's `id`).
  public var identifier = ""
  /// The country that the user chose (Jumio); it never overwrites the issuer.
  public var preselectedCountry: CountryCode?
  /// The caller's identifier of this scan.
  public var customerInternalReference: String?
  /// The caller's identifier of this scan in reports.
  public var reportingCriteria: String?
  /// The caller's identifier of the user (Jumio's `customerId`).
  public var userReference: String?
  /// The paths of keys that are known and have no effect here, in the order of the text.
  public internal(set) var ignoredKeys: [String] = []

  /// Makes a configuration with its defaults: everything is read, nothing is asked for.
  ///
  /// - Parameter asOf: The day that decides centuries and expiry, or `nil` for the day on which a
  ///   picture is read.
  public init(asOf: CalendarDate? = nil) {
    self.asOf = asOf
  }

  /// The day that decides centuries and expiry of what is read now.
  public var day: CalendarDate { asOf ?? .today }

  /// Whether all methods are used: a code that has to be shown is looked for beside a zone too.
  var looksForEverything: Bool { exhaustsMethods || !requiredCodes.isEmpty }

  /// Whether the print of a page may be read: always, or where nothing else makes a document.
  package var mayReadPrint: Bool {
    methods.contains(.print) || !printedLayouts.isEmpty || !layoutsInPrint.isEmpty
  }

  /// What is asked of a document as a whole, whatever was read of it.
  package var documentRules: MergeRules {
    var rules = MergeRules()
    rules.selectedCountry = preselectedCountry
    rules.refusesExpired = refusesExpired
    return rules
  }

  /// The caller's identifier that answers carry: the first that is given of
  /// ``customerInternalReference``, ``reportingCriteria`` and ``userReference``.
  public var reference: String? {
    customerInternalReference ?? reportingCriteria ?? userReference
  }
}
