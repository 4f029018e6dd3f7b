/// A driving licence or ID card of the United States or Canada, as its PDF417 barcode describes it.
///
/// Versions 0 to 11 of the AAMVA standards are read. Real barcodes deviate in many ways; whatever
/// can be read is read, and ``deviations`` names what is not as the standard says.
///
/// ```swift
/// let card = try AAMVACard(parsing: bytes)
/// card.lastName      // "MAURY"
/// card.dateOfBirth   // 1958-07-15
/// card["DAQ"]        // "T16700185", the element as printed
/// card.deviations    // []
/// ```
///
/// Source: AAMVA DL/ID Card Design Standard, annex D.
public struct AAMVACard: Hashable, Sendable {
  /// The issuer identification number, six digits.
  public let iin: String
  /// The version of the AAMVA standard, 0 to 99; 11 is that of 2025.
  public let version: Int
  /// The jurisdiction's own version, from version 2 on.
  public let jurisdictionVersion: Int?
  /// The subfiles in the order of the barcode.
  public let subfiles: [AAMVASubfile]
  /// In what the barcode deviates from the standard: its form first, then its contents.
  public let deviations: [AAMVADeviation]

  /// Reads a barcode.
  ///
  /// - Parameter bytes: The payload of the symbol, as it is encoded.
  /// - Throws: ``AAMVAError/noHeader`` or ``AAMVAError/noElements(at:)``.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(parsing bytes: [UInt8]) throws(AAMVAError) {
    let header = try AAMVAHeader(parsing: bytes)
    var reader = AAMVASubfileReader(bytes, after: header)
    let subfiles = reader.read()
    guard subfiles.contains(where: { !$0.allElements.isEmpty }) else {
      throw .noElements(at: header.end)
    }
    self.init(
      iin: header.iin, version: header.version, jurisdictionVersion: header.jurisdictionVersion,
      subfiles: subfiles, formDeviations: header.deviations + reader.deviations)
  }

  /// Makes a card to be written.
  ///
  /// - Parameters:
  ///   - iin: The issuer identification number, six digits.
  ///   - version: The version of the AAMVA standard.
  ///   - jurisdictionVersion: The jurisdiction's own version; left out before version 2.
  ///   - subfiles: The subfiles, that of the document first.
  public init(iin: String, version: Int, jurisdictionVersion: Int = 0, subfiles: [AAMVASubfile]) {
    self.init(
      iin: iin, version: version, jurisdictionVersion: version < 2 ? nil : jurisdictionVersion,
      subfiles: subfiles, formDeviations: [])
  }

  private init(
    iin: String, version: Int, jurisdictionVersion: Int?, subfiles: [AAMVASubfile],
    formDeviations: [AAMVADeviation]
  ) {
    self.iin = iin
    self.version = version
    self.jurisdictionVersion = jurisdictionVersion
    self.subfiles = subfiles
    let content = AAMVAContent(iin: iin, version: version, subfiles: subfiles)
    deviations = formDeviations + content.deviations
  }

  /// What kind of payload this is, as the command prints it.
  public var kind: String { "AAMVA" }

  /// All elements of all subfiles in order, without a social security number.
  ///
  /// - Complexity: O(*n*) in their number.
  public var elements: [AAMVAElement] { subfiles.flatMap { $0.elements } }

  /// The value of an element as printed, or `nil` where the card has none or it is withheld.
  ///
  /// - Parameter id: The element's identifier, such as `DAQ`.
  public subscript(id: String) -> String? {
    guard let id = AAMVAElementID(rawValue: id), !id.isSocialSecurityNumber else { return nil }
    return content.value(id)
  }

  /// The social security number, which old cards carry.
  ///
  /// No description, no list of elements and no ``DocumentData`` has it.
  public var socialSecurityNumber: String? {
    content.text("DBK")
  }

  /// What the elements say together.
  var content: AAMVAContent { AAMVAContent(iin: iin, version: version, subfiles: subfiles) }
}

extension AAMVACard: CustomStringConvertible {
  /// Version, issuer and elements, without a social security number.
  public var description: String {
    var text = "AAMVA version " + String(version) + ", issuer " + iin
    for element in elements { text += ", " + element.description }
    return text
  }
}
