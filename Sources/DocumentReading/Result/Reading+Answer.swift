import Barcodes
public import IdentityDocument
import PageReading
import Raster

extension Reading {
  /// The reading as the object that every command answers with: every source with its refusals, every
  /// claim with its proof, and the documents that the merge makes of them.
  ///
  /// ```swift
  /// let answer = try reader.read(contentsOfFile: "passport.jpg").answer
  /// answer.refusals.map { $0.message() }
  /// let line = answer.json().bytes
  /// ```
  ///
  /// - Complexity: O(*n*²) in the number of sources where parts were changed after reading.
  public var answer: Answer {
    var answer = mergedAnswer ?? merging
    answer.feedback = feedback.map(\.rawValue)
    (answer.pageNumber, answer.pageCount) = (pageNumber, pageCount)
    answer.images = imagePaths.sorted { $0.key < $1.key }
      .map { JSONValue.Member($0.key, .string($0.value)) }
    return answer
  }

  /// Why the document is not accepted, with places; empty where it is.
  public var refusals: [Refusal] { answer.refusals }

  /// The answer to what the reading holds now.
  private var merging: Answer {
    let zones = ([mrz].compactMap(\.self) + otherZones).map { ZoneSource($0, side: request.side) }
    let barcodes = barcodes.map { reading in
      var barcode = BarcodeSource(reading, side: request.side, asOf: request.asOf)
      barcode.isWanted = request.payloads.isEmpty || request.payloads.contains(barcode.payload.kind)
      // A part may say half of a document, and of another one than the next part.
      if reading.isOpenPart, barcode.refusals.isEmpty { barcode.isWanted = false }
      return barcode
    }
    // The page was found by the zone; without one what it says decides where it belongs.
    let print = page.map {
      $0.page.source(stating: $0.fields, of: mrz == nil ? nil : .mrz)
    }
    var answer = Answer(
      zones: zones, barcodes: barcodes,
      otherSources: [print].compactMap(\.self).filter { !$0.claims.isEmpty },
      asOf: request.asOf, rules: request.rules)
    answer.furtherRefusals = request.refusals + (isCutShort ? [Refusal(.cutShort)] : [])
    answer.page = pageJSON
    answer.isOfPicture = true
    answer.language = request.language
    answer.plugin = pluginID
    answer.reference = reference
    return answer
  }

  /// The page as answers have it, `nil` where they have none.
  private var pageJSON: JSONValue? {
    var members: [JSONValue.Member] = []
    if let page,
      case .object(let own) = page.page.json(with: request.rules.withholdsAny ? [] : page.fields)
    {
      members = own
    }
    if isPrintCutShort { members.append(.init("cutShort", .boolean(true))) }
    return members.isEmpty ? nil : .object(members)
  }

  /// How many zones and barcodes were read.
  var sourceCount: Int { (mrz == nil ? 0 : 1) + otherZones.count + barcodes.count }

  /// Decides what the document says and whether it is accepted; of several zones that of the document
  /// is the first one.
  mutating func merge() {
    mergedAnswer = nil
    var answer = merging
    if putZoneFirst(of: answer.documents.first) { answer = merging }
    merged = Merged(parts: parts, answer: answer)
    let first = answer.documents.first
    isAccepted = answer.isAccepted
    document = first?.document
    fields = first.map { answer.fields(of: $0) } ?? [:]
  }

  /// Makes a document's zone the first of all, so that ``mrz`` and ``document`` are of one person
  /// wherever the document has a zone; whether that changed anything.
  private mutating func putZoneFirst(of document: MergedDocument?) -> Bool {
    let zones = [mrz].compactMap(\.self) + otherZones
    // The page was found by the first zone.
    guard page == nil, let sources = document?.sources, !sources.contains(.mrz),
      let own = zones.indices.first(where: { sources.contains(.zone($0)) })
    else { return false }
    mrz = zones[own]
    otherZones = zones.indices.filter { $0 != own }.map { zones[$0] }
    return true
  }

  /// Keeps the answer, so that it stands when fields are withheld from the parts.
  ///
  /// Where no part has changed since the last merge, it is that of the merge.
  mutating func seal() {
    let known = merged?.parts == parts ? merged?.answer : nil
    mergedAnswer = known ?? merging
    merged = nil
  }

  /// What an answer is made of.
  struct Parts: Hashable, Sendable {
    let zones: [MRZReading]
    let barcodes: [BarcodeReading]
    let page: PrintReading?
    let request: Request
    let isCutShort: Bool
    let pluginID: String?
    let reference: String?
  }

  /// What the last merge was made of, and its answer.
  struct Merged: Hashable, Sendable {
    let parts: Parts
    let answer: Answer
  }

  private var parts: Parts {
    Parts(
      zones: [mrz].compactMap(\.self) + otherZones, barcodes: barcodes, page: page,
      request: request, isCutShort: isCutShort, pluginID: pluginID, reference: reference)
  }

  /// Seals the reading, and copies into its document what the zone says that it rests on.
  mutating func finish() {
    seal()
    let sources = mergedAnswer?.documents.first?.sources ?? []
    let zones = [mrz].compactMap(\.self) + otherZones
    let own = zones.enumerated().first { sources.contains(.zone($0.offset)) }
    document?.mrzData = own.map {
      MRZData($0.element.mrz, asOf: request.asOf, corrections: $0.element.corrections)
    }
  }
}

extension ZoneSource {
  /// A zone that was read from a picture.
  init(_ reading: MRZReading, side: Side?) {
    // A reading that was made of its parts may give no reason.
    let refusals = reading.refusals.isEmpty ? [Refusal(.improbable)] : reading.refusals
    self.init(
      reading.mrz, refusals: reading.isAccepted ? [] : refusals,
      characterConfidence: reading.characterConfidence, confidence: reading.confidence)
    corrections = reading.corrections
    alternatives = reading.alternatives
    engine = reading.engine.rawValue
    outline = Outline(reading.quadrilateral)
    agreeingFrames = reading.agreeingFrames
    self.side = side
  }
}

extension BarcodeSource {
  /// A barcode that was read from a picture.
  init(_ reading: BarcodeReading, side: Side?, asOf reference: CalendarDate) {
    self.init(
      reading.bytes, text: reading.text, symbology: reading.symbology.rawValue, asOf: reference)
    correctedErrors = reading.correctedErrors
    correctedErasures = reading.correctedErasures
    outline = Outline(reading.quadrilateral)
    self.side = side
  }
}
