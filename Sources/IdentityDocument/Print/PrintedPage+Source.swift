extension PrintedPage {
  /// What the print states, as a source of the merge.
  ///
  /// A name that spells the zone's, and whose marks are as sure as its letters, is proven by
  /// `transliteration`; that another source says the same makes `agreement`, in the merge. A name with a
  /// doubtful mark (`PrintedField.leastOfSpelling`) confirms the zone's letters and is not proven.
  /// Everything else is a claim with its confidence. Print never makes
  /// a document accepted by itself, and enters it only with a confidence of 0.5 or more, or proven;
  /// what is less sure stays in the claims. From 0.85 on, which two looks at a captioned value have, a
  /// value that contradicts another source's is a conflict. A name with letters that the zone alone
  /// tells is no claim: the zone would confirm itself.
  ///
  /// - Parameters:
  ///   - path: Where the page stands in the answer.
  ///   - fields: What ``fields(beside:format:asOf:)`` found.
  ///   - owner: The zone or barcode that the page was found by.
  /// - Returns: The source; it claims nothing where no field was found.
  public func source(
    _ path: SourcePath = .page, stating fields: [PrintedField], of owner: SourcePath? = nil
  ) -> DocumentSource {
    let claims = fields.filter { $0.evidence != .restored }.map { field in
      // A printed name is one spelling of the name; the merge puts it beside that of machines.
      let spelled: DocumentField =
        switch field.field {
        case .printedLastName: .lastName
        case .printedFirstName: .firstName
        default: field.field
        }
      return Claim(
        spelled, field.value, source: path, confidence: field.confidence,
        proof: field.evidence == .transliteration
          && field.confidence >= PrintedField.leastOfSpelling
          ? .transliteration : .none,
        sourceText: field.sourceText)
    }
    return DocumentSource(
      path, kind: .page, claims: claims.sorted(), refusals: [Refusal(.incomplete, source: path)],
      belongsTo: owner, outline: outline)
  }
}
