extension Answer {
  /// SelphID's `ocrResults` of the first document: every claim under its side, zone and name
  /// (`Front/MRZ/DocumentNumber`), and what the merge made of them under the name alone.
  ///
  /// The generic values are those of the document, so they never differ from it.
  public var ocrResults: [String: String] {
    guard let merged = documents.first else { return [:] }
    var results: [String: String] = [:]
    let sides = usualSides
    for path in merged.sources {
      let claims = merged.claims.filter { $0.source == path }
      guard let place = sides[path], !claims.isEmpty else { continue }
      var said = DocumentData()
      for claim in claims where said[claim.field] == nil { said[claim.field] = claim.value }
      // Print has names as they are spelt.
      said.lastName = said.lastName ?? said.printedLastName
      said.firstName = said.firstName ?? said.printedFirstName
      for (name, value) in said.selphIDResults {
        results["\(place.side.rawValue)/\(place.zone)/\(name)"] = value
      }
    }
    for (name, value) in merged.document.ocrResults { results[name] = value }
    return results
  }

  /// Where a source stands, or `nil` where the answer has no such source.
  ///
  /// - Parameter path: The source.
  /// - Returns: The side that was told or is usual, and SelphID's word for the zone on it.
  package func place(of path: SourcePath) -> (side: Side, zone: String)? { usualSides[path] }

  /// Where each source stands: the side that was told, else the one on which its kind is printed.
  private var usualSides: [SourcePath: (side: Side, zone: String)] {
    var places: [SourcePath: (side: Side, zone: String)] = [:]
    for (index, zone) in readZones.enumerated() {
      // The zone of a TD1 card is on its back (ICAO Doc 9303-5, §3.1).
      places[.zone(index)] = (zone.side ?? (zone.mrz.format == .td1 ? .back : .front), "MRZ")
    }
    for (index, barcode) in readBarcodes.enumerated() {
      places[.barcode(index)] = (barcode.side ?? barcode.payload.usualSide, "Barcode")
    }
    // Print stands on the side of what it stands beside.
    let beside = (places[.mrz] ?? places[.barcode(0)])?.side
    for source in otherSources {
      let usual = source.kind == .page ? beside : nil
      places[source.path] = (source.path.side ?? usual ?? .front, source.kind.zone)
    }
    for (side, answer) in sides {
      for (path, place) in answer.usualSides { places[path.on(side)] = (side, place.zone) }
    }
    return places
  }
}

extension DocumentSource.Kind {
  /// SelphID's word for where such a source is.
  fileprivate var zone: String {
    switch self {
    case .zone: "MRZ"
    case .barcode: "Barcode"
    case .page: "OCR"
    case .chip: "NFC"
    }
  }
}

extension IdentityPayload {
  /// The side of the document on which the barcode is printed.
  ///
  /// Vietnamese and Argentine cards have it on the front, the others on the back.
  var usualSide: Side {
    switch self {
    case .vietnameseIdentityCard, .argentineIdentityCard: .front
    default: .back
    }
  }
}

extension DocumentData {
  /// The values under SelphID's generic keys, `DocumentCaptured` among them.
  package var ocrResults: [String: String] {
    var results = selphIDResults
    results["DocumentCaptured"] = documentType?.rawValue
    return results
  }

  /// The values under SelphID's names (its `DateofIssue` included); an address is one line.
  fileprivate var selphIDResults: [String: String] {
    let names: [(String, DocumentField)] = [
      ("FirstName", .firstName), ("LastName", .lastName), ("DateOfBirth", .dob),
      ("Gender", .gender), ("Nationality", .originatingCountry), ("DocumentNumber", .idNumber),
      ("DateOfExpiry", .expiryDate), ("Issuer", .issuingCountry), ("DateofIssue", .issuingDate),
      ("PlaceOfBirth", .placeOfBirth), ("PersonalNumber", .personalNumber),
      ("OptionalData1", .optionalData1), ("OptionalData2", .optionalData2),
    ]
    var results: [String: String] = [:]
    for (name, field) in names { results[name] = self[field]?.text }
    let address = [addressLine, secondAddressLine, postCode, city, subdivision].compactMap { $0 }
    if !address.isEmpty { results["Address"] = address.joined(separator: ", ") }
    return results
  }
}
