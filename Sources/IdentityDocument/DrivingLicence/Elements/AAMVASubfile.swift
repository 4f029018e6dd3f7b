/// A subfile of an AAMVA barcode: the licence or ID card itself, or what a jurisdiction adds.
public struct AAMVASubfile: Hashable, Sendable {
  /// The subfile type: `DL`, `ID`, `EN` (enhanced), or `Z` and the jurisdiction's letter.
  public let type: String
  /// All elements in the order of the barcode, the social security number included.
  let allElements: [AAMVAElement]

  /// Makes a subfile.
  ///
  /// - Parameters:
  ///   - type: The subfile type, two capital letters.
  ///   - elements: The elements; of several with one identifier the first counts.
  public init(type: String, elements: [AAMVAElement]) {
    self.type = type
    allElements = elements
  }

  /// The elements in the order of the barcode, without a social security number.
  ///
  /// - Complexity: O(*n*) in their number.
  public var elements: [AAMVAElement] {
    allElements.filter { !$0.id.isSocialSecurityNumber }
  }

  /// Whether it describes the document itself and is not an addition of a jurisdiction.
  public var isDocument: Bool { type.utf8.first != .ascii("Z") }

  /// The value of the first element with an identifier.
  func value(of id: AAMVAElementID) -> String? {
    for index in allElements.indices where allElements[index].id == id {
      return allElements[index].value
    }
    return nil
  }
}
