extension Answer {
  /// The answer as every command writes it.
  ///
  /// Unknown and empty values are left out, but for `accepted`, `refusals`, `barcodes` and
  /// `conflicts`.
  ///
  /// - Parameter language: The language of sentences; ``language`` where left out.
  /// - Returns: The object; ``JSONValue/bytes`` makes a line of it.
  public func json(in language: MessageLanguage? = nil) -> JSONValue {
    let language = language ?? self.language
    var members = heading
    members += meaning(in: language)
    members += content(in: language)
    members += session.map { ($0.name, $0.value) }
    members.append(("feedback", .nonEmpty((feedback ?? []).map { .string($0) })))
    members.append(("milliseconds", milliseconds.map { .rounded($0) }))
    if !sides.isEmpty {
      let readings: [(String, JSONValue?)] = [
        ("front", sides[.front]?.json(in: language)), ("back", sides[.back]?.json(in: language)),
      ]
      members.insert(contentsOf: readings, at: 3)
    }
    return .members(members)
  }

  /// Which input it is, and what read it.
  private var heading: [(String, JSONValue?)] {
    [
      ("id", .text(id)), ("path", .text(path)), ("paths", .nonEmpty(paths.map { .string($0) })),
      ("pageNumber", pageNumber.map { .integer($0) }),
      ("pageCount", pageCount.map { .integer($0) }),
      ("plugin", .text(plugin)), ("reference", .text(reference)),
      ("version", .string(LibraryVersion.current)), ("asOf", .string(asOf.description)),
      ("expired", isExpired.map { .boolean($0) }), ("accepted", .boolean(isAccepted)),
    ]
  }

  /// What the merge made of it.
  private func meaning(in language: MessageLanguage) -> [(String, JSONValue?)] {
    let first = documents.first
    return [
      ("refusals", .array(refusals.map { $0.json(in: language) })),
      ("document", first?.document.json), ("claims", first?.claimsJSON),
      ("conflicts", .array(first?.conflicts.map { $0.json } ?? [])),
      ("otherDocuments", .nonEmpty(documents.dropFirst().map { $0.json(in: language) })),
    ]
  }

  /// What was read.
  private func content(in language: MessageLanguage) -> [(String, JSONValue?)] {
    let zones = readZones.map { $0.json(asOf: asOf, in: language, rules: rules) }
    let barcodes = readBarcodes.map { $0.json(asOf: asOf, in: language, rules: rules) }
    return [
      ("mrz", zones.first), ("otherZones", .nonEmpty(Array(zones.dropFirst()))),
      ("barcodes", .array(barcodes)), ("page", page), ("chip", chip),
      ("images", images.isEmpty ? nil : .object(images)), ("frames", frames),
      ("ocrResults", ocrResultsJSON),
    ]
  }

  /// The short form of a batch: which input, whether it is accepted, why not, and what it says.
  ///
  /// - Returns: The object with `id`, `path`, `accepted`, `refusals` as codes alone and `document`.
  public func briefJSON() -> JSONValue {
    .members([
      ("id", .text(id)), ("path", .text(path)),
      ("pageNumber", pageNumber.map { .integer($0) }),
      ("pageCount", pageCount.map { .integer($0) }), ("accepted", .boolean(isAccepted)),
      ("refusals", .texts(refusals.map { $0.code.rawValue })),
      ("document", documents.first?.document.json),
    ])
  }

  private var ocrResultsJSON: JSONValue? {
    let results = ocrResults
    guard isOfPicture, !results.isEmpty else { return nil }
    return .object(
      results.keys.sorted().map { JSONValue.Member($0, .string(results[$0] ?? "")) })
  }
}

extension MergedDocument {
  /// The document as `otherDocuments` has it.
  ///
  /// - Parameter language: The language of sentences.
  /// - Returns: The object.
  public func json(in language: MessageLanguage = .english) -> JSONValue {
    .members([
      ("accepted", .boolean(isAccepted)),
      ("refusals", .array(refusals.map { $0.json(in: language) })), ("document", document.json),
      ("claims", claimsJSON), ("conflicts", .array(conflicts.map { $0.json })),
    ])
  }
}

#if !hasFeature(Embedded)
  extension Answer: Encodable {
    /// Writes the answer in its language.
    ///
    /// - Parameter encoder: Where it goes.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try json().encode(to: encoder) }
  }
#endif
