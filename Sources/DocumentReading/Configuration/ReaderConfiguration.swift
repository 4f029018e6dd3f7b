public import IdentityDocument

/// What a caller of the reference SDKs configures, as a Swift value.
///
/// It cannot change what it does once a reader has been made of it; make another one instead.
public struct ReaderConfiguration: Hashable, Sendable {
  /// The longest identifier of a transaction, in characters (Jumio's limit).
  public static let longestIdentifier = 100

  /// The identifier of the plugin (Anyline's `id`).
  public var identifier = ""
  /// Whether only documents whose every check digit is valid are answered (`strictMode`).
  public var isStrict = false
  /// The longer side a frame is reduced to before it is read, in pixels (`captureResolution`), or
  /// `nil` for none.
  public var maximumSide: Int?
  /// Which documents are wanted (SelphID's `specificData`); several are alternatives.
  public var filters: [DocumentFilter] = []
  /// The kinds of layout that are read, with the layouts of each; an empty list is all of them.
  public var allowedLayouts: [String: [String]] = ["mrz": []]
  /// The rules of fields, by layout and field.
  public var fields: [String: [String: FieldRule]] = [:]
  /// The smallest confidence of a field without a rule, 0 to 100.
  public var minConfidence = 60
  /// The part of a frame that is looked at.
  public var cutout = Cutout()
  /// Whether a stream of frames ends at the first accepted reading.
  public var cancelsOnResult = true
  /// The time for one side, by the time stamps of the frames (SelphID's `Timeout`).
  public var timeout = Duration.seconds(15)
  /// The country that the user chose (Jumio).
  public var preselectedCountry: CountryCode?
  /// The document types that the user chose (Jumio); empty for all.
  public var preselectedDocumentTypes: Set<DocumentKind> = []
  /// Whether the document is paper or plastic (Jumio); it is carried, and decides nothing here.
  public var preselectedDocumentVariant: DocumentVariant?
  /// The caller's identifier of this scan.
  public var customerInternalReference: String?
  /// The caller's identifier of this scan in reports.
  public var reportingCriteria: String?
  /// The caller's identifier of the user.
  public var userReference: String?
  /// The paths of keys that are known and have no effect here, in the order of the text.
  public internal(set) var ignoredKeys: [String] = []

  /// Makes a configuration with its defaults.
  public init() {}
}
