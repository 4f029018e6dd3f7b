public import IdentityDocument

extension ScanResult {
  /// Makes an earlier result of the answer that `docread session` gave, for
  /// ``ScanSession/init(configuration:sides:requiredCodes:previous:)``.
  ///
  /// Its sides are sources again, with their claims, proofs and refusals. It is as trustworthy as the
  /// text: nothing in an answer proves that nobody changed it.
  ///
  /// - Parameter text: One JSON object.
  /// - Throws: `ReaderError` for ``ErrorCode/notASessionAnswer``.
  /// - Complexity: O(*n*) in the length of the text.
  public init(answer text: String) throws(ReaderError) {
    let root: JSONNode
    do throws(JSONError) {
      root = try JSONNode(parsing: text)
    } catch {
      throw ReaderError(
        .notASessionAnswer, ["fault": "no JSON at line \(error.line), column \(error.column)"])
    }
    var accepted: Set<Side> = []
    var results: [String: String] = [:]
    var sources: [DocumentSource] = []
    for side in Side.allCases {
      guard let reading = root[side.key], reading["error"] == nil else { continue }
      guard let isAccepted = reading["accepted"]?.flag, reading["claims"] != nil || !isAccepted
      else { throw ReaderError(.notASessionAnswer, ["fault": "\(side.key) is no reading"]) }
      if isAccepted { accepted.insert(side) }
      for member in reading["ocrResults"]?.members ?? [] {
        results[member.key] = member.value.text
      }
      sources += try reading.sources(on: side)
    }
    guard root["front"] != nil || root["back"] != nil else {
      throw ReaderError(.notASessionAnswer, ["fault": "it has neither a front nor a back"])
    }
    let kind = root["document"]?["documentType"]?.text.flatMap { DocumentKind(rawValue: $0) }
    self.init(ocrResults: results, acceptedSides: accepted, documentType: kind)
    self.sources = sources
    documentCaptured = root["documentCaptured"]?.text
    for side in Side.allCases {
      let ids = root["\(side.key)CardFrameBatchIds"]?.elements.compactMap { $0.text } ?? []
      if !ids.isEmpty { frames[side] = ids.map { ScanFrame(id: $0) } }
    }
  }

  /// The reading of a side in an answer of `docread session`, as it stands there.
  ///
  /// - Parameters:
  ///   - side: The side.
  ///   - text: The answer.
  /// - Returns: The object, or `nil` where the side was not read.
  public static func reading(of side: Side, inAnswer text: String) -> JSONValue? {
    guard let root = try? JSONNode(parsing: text), let reading = root[side.key],
      reading["error"] == nil
    else { return nil }
    return JSONValue(reading)
  }
}

extension Side {
  /// The key of the side in a session's answer.
  fileprivate var key: String { rawValue.lowercased() }
}

extension JSONNode {
  /// The sources of a reading: its claims, by where they stand, and the refusals there.
  fileprivate func sources(on side: Side) throws(ReaderError) -> [DocumentSource] {
    var claims: [String: [Claim]] = [:]
    for member in self["claims"]?.members ?? [] {
      for value in member.value.elements {
        guard let field = DocumentField(rawValue: member.key), let claim = value.claim(of: field)
        else {
          throw ReaderError(.notASessionAnswer, ["fault": "a claim to \(member.key) is none"])
        }
        claims[claim.source.rawValue, default: []].append(claim)
      }
    }
    return claims.sorted { $0.key < $1.key }.map { path, claims in
      var claims = claims
      let isCut = self[at: path]?["fields"]?["namesPossiblyTruncated"]?.flag == true
      for index in claims.indices where [.lastName, .firstName].contains(claims[index].field) {
        claims[index].isPossiblyCut = isCut
      }
      let refusals = self[at: path]?["refusals"]?.elements.compactMap { $0.refusal } ?? []
      return DocumentSource(
        SourcePath(rawValue: path), kind: DocumentSource.Kind(path), claims: claims,
        refusals: refusals.map { refusal in
          var refusal = refusal
          refusal.source = SourcePath(rawValue: path)
          return refusal
        }
      ).on(side)
    }
  }

  private func claim(of field: DocumentField) -> Claim? {
    let written = self["value"].map { value in
      value.text ?? value.elements.compactMap { $0.text }.joined(separator: " ")
    }
    guard let written, let path = self["source"]?.text, path.hasPrefix("/"),
      let value = FieldValue(written, of: field, printed: self["sourceText"]?.text),
      let proof = self["proof"]?.text.flatMap({ Proof(rawValue: $0) })
    else { return nil }
    return Claim(
      field, value, source: SourcePath(rawValue: path), confidence: self["confidence"]?.number ?? 0,
      proof: proof, sourceText: self["sourceText"]?.text)
  }

  private var refusal: Refusal? {
    // A code that is not known refuses all the same.
    let code = self["code"]?.text.map { Refusal.Code(rawValue: $0) ?? .improbable }
    return code.map {
      Refusal(
        $0, field: self["field"]?.text.flatMap { DocumentField(rawValue: $0) },
        line: self["line"]?.number.flatMap { Int(exactly: $0) },
        column: self["column"]?.number.flatMap { Int(exactly: $0) })
    }
  }
}

extension DocumentSource.Kind {
  /// What a source is, by where it stands in an answer.
  fileprivate init(_ path: String) {
    switch path.split(separator: "/").first {
    case "barcodes": self = .barcode
    case "page": self = .page
    case "chip": self = .chip
    default: self = .zone
    }
  }
}
