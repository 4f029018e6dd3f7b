extension AAMVACard {
  /// What the card has encoded for a field where that is not the text of its value: the elements as
  /// they are, those of a name with a space between them; the issuer's number where the value follows
  /// from it; `nil` for every other field.
  ///
  /// - Parameter field: The field.
  /// - Returns: The text.
  func sourceText(of field: DocumentField) -> String? {
    switch field {
    case .documentType: content.document?.type
    case .issuingCountry: content.statedCountry == nil ? iin : content.meaningful("DCG")
    case .authority: iin
    case .gender: content.text("DBC")
    case .lastName: content.meaningful("DCS") ?? content.meaningful("DAB") ?? content.text("DAA")
    case .firstName:
      DocumentData.joined(content.meaningful("DAC"), content.meaningful("DAD"))
        ?? content.meaningful("DCT") ?? content.text("DAA")
    case .addressLine: content.meaningful("DAG") ?? content.meaningful("DAL")
    case .postCode: content.meaningful("DAK") ?? content.meaningful("DAP")
    case .categories: vehicleClass
    case .height: content.meaningful("DAU") ?? content.meaningful("DAV")
    default: nil
    }
  }
}
