/// What was read and what it means: the object that every command answers with.
///
/// Make one of zones and barcodes, wherever they come from; the documents are what the merge makes
/// of them.
///
/// ```swift
/// var answer = Answer(zones: [ZoneSource(try MRZ(parsing: text))], asOf: today)
/// answer.isAccepted           // true
/// answer.documents.first?.document.lastName
/// let line = answer.json().bytes
/// ```
public struct Answer: Hashable, Sendable {
  /// The caller's identifier of the input.
  public var id: String?
  /// Where the input was.
  public var path: String?
  /// The page of the file that was read, from 1, where it has several.
  public var pageNumber: Int?
  /// The number of pages of the file, where it has several.
  public var pageCount: Int?
  /// Where the inputs of a burst were, in the order of time.
  public var paths: [String] = []
  /// The identifier of the configuration's plugin.
  public var plugin: String?
  /// The caller's identifier of the transaction.
  public var reference: String?
  /// The day that decided centuries and expiry.
  public let asOf: CalendarDate
  /// What was asked of a document.
  public let rules: MergeRules
  /// The zones, the best one first; none where fields are withheld, since a zone holds them all.
  public var zones: [ZoneSource] { rules.withholdsAny ? [] : readZones }
  /// The barcodes; none where fields are withheld, since a payload holds them all.
  public var barcodes: [BarcodeSource] { rules.withholdsAny ? [] : readBarcodes }
  /// The sources beside zones and barcodes: the page, a chip.
  public let otherSources: [DocumentSource]
  /// Every zone, whatever is withheld.
  let readZones: [ZoneSource]
  /// Every barcode, whatever is withheld.
  let readBarcodes: [BarcodeSource]
  /// The two readings of a session.
  public let sides: [Side: Answer]
  /// The documents: the accepted one first.
  public let documents: [MergedDocument]
  /// What keeps the reading from being accepted beside what is wrong with its document: another one
  /// was asked for, or the time ended.
  public var furtherRefusals: [Refusal] = []
  /// What the print of the page says, in JSON.
  public var page: JSONValue?
  /// What the chip says, in JSON.
  public var chip: JSONValue?
  /// The pictures that were written, by source.
  public var images: [JSONValue.Member] = []
  /// Which frames of a burst were read and used, in JSON.
  public var frames: JSONValue?
  /// What only a session says: agreement, scores, progress.
  public var session: [JSONValue.Member] = []
  /// Whether the reading has a picture, so that it has keys of SelphID's `ocrResults`.
  public var isOfPicture = false
  /// The language in which the answer is written where no other is asked for.
  public var language = MessageLanguage.english
  /// What a frame lacks, by the raw values of `FrameFeedback`.
  public var feedback: [String]?
  /// The time the reading took, in milliseconds.
  public var milliseconds: Double?

  /// Merges what one input gave.
  ///
  /// - Parameters:
  ///   - zones: The zones, the best one first.
  ///   - barcodes: The barcodes.
  ///   - otherSources: The page, a chip.
  ///   - reference: The day that decides centuries and expiry.
  ///   - rules: What is asked of a document.
  public init(
    zones: [ZoneSource] = [], barcodes: [BarcodeSource] = [], otherSources: [DocumentSource] = [],
    asOf reference: CalendarDate, rules: MergeRules = MergeRules()
  ) {
    readZones = zones
    readBarcodes = barcodes
    self.otherSources = otherSources
    asOf = reference
    self.rules = rules
    sides = [:]
    documents = MergedDocument.documents(
      from: Self.sources(zones, barcodes, otherSources, asOf: reference), asOf: reference,
      rules: rules)
  }

  /// Merges the readings of a session, whose sides are of one document.
  ///
  /// - Parameters:
  ///   - sides: The readings.
  ///   - otherSources: A chip, and what an earlier session read of a side.
  ///   - reference: The day that decides centuries and expiry.
  ///   - rules: What is asked of a document.
  public init(
    sides: [Side: Answer], otherSources: [DocumentSource] = [], asOf reference: CalendarDate,
    rules: MergeRules = MergeRules()
  ) {
    self.sides = sides
    self.otherSources = otherSources
    asOf = reference
    self.rules = rules
    (readZones, readBarcodes) = ([], [])
    let ofSides = sides.flatMap { side, answer in answer.sources.map { $0.on(side) } }
    documents = MergedDocument.documents(
      from: ofSides + otherSources, asOf: reference, rules: rules, sidesAreOneDocument: true)
  }

  /// Everything that was read and may be shown, as sources of the merge.
  public var sources: [DocumentSource] {
    let all = Self.sources(readZones, readBarcodes, otherSources, asOf: asOf)
    return all.map { source in
      var source = source
      source.claims = rules.admitted(source.claims).claims
      return source
    } + sides.flatMap { side, answer in answer.sources.map { $0.on(side) } }
  }

  /// What is wrong with the first document, or why there is none; empty where it is accepted.
  public var refusals: [Refusal] {
    var refusals: Set<Refusal> = []
    for var refusal in furtherRefusals {
      if refusal.code == .expectedElsewhere, refusal.source == nil {
        refusal.source = documents.first?.sources.first
      }
      refusals.insert(refusal)
    }
    if let document = documents.first {
      refusals.formUnion(document.refusals)
    } else {
      refusals.formUnion(sources.flatMap { $0.refusals })
      if refusals.isEmpty { refusals.insert(Refusal(.noDocument)) }
    }
    return refusals.sorted()
  }

  /// Whether the document is fit for use without a human look.
  public var isAccepted: Bool { refusals.isEmpty }

  /// Whether the document has expired, or `nil` where its date of expiry is not known.
  public var isExpired: Bool? {
    documents.first?.document.expiryDate?.isOver(asOf: asOf)
  }

  private static func sources(
    _ zones: [ZoneSource], _ barcodes: [BarcodeSource], _ others: [DocumentSource],
    asOf reference: CalendarDate
  ) -> [DocumentSource] {
    zones.enumerated().map { $1.source(.zone($0), asOf: reference) }
      + barcodes.enumerated().map { $1.source(.barcode($0), asOf: reference) } + others
  }
}

extension DocumentSource {
  /// The same source as one of a session's side.
  ///
  /// - Parameter side: The side.
  /// - Returns: The source with the side before its path.
  package func on(_ side: Side) -> DocumentSource {
    guard path.side == nil else { return self }
    var source = self
    source.path = path.on(side)
    source.belongsTo = belongsTo?.on(side)
    for index in claims.indices { source.claims[index].source = claims[index].source.on(side) }
    source.refusals = refusals.map { $0.on(side) }
    return source
  }
}

extension Refusal {
  /// The same refusal in the answer of a session.
  ///
  /// - Parameter side: The side that it is about.
  /// - Returns: The refusal with the side before its source.
  package func on(_ side: Side) -> Refusal {
    var refusal = self
    refusal.source = source?.on(side)
    return refusal
  }
}

extension Answer: CustomStringConvertible, CustomDebugStringConvertible {
  /// Whether it is accepted, and why not; nothing that was read.
  public var description: String {
    let codes = refusals.map { $0.code.rawValue }
    return isAccepted ? "accepted" : "not accepted: " + codes.joined(separator: ", ")
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
