@testable import IdentityDocument

/// Invented cards for tests.
enum AAMVASpecimen {
  /// The elements of a licence of version 10, all mandatory ones among them.
  static let licenceElements: [AAMVAElement] = [
    element("DAQ", "T00011122"), element("DCS", "SPECIMEN"), element("DDE", "N"),
    element("DAC", "ERIKA"), element("DDF", "T"), element("DAD", "ANNA MARIA"), element("DDG", "U"),
    element("DCA", "D"), element("DCB", "B"), element("DCD", "NONE"), element("DBD", "06152024"),
    element("DBB", "08121974"), element("DBA", "08122032"), element("DBC", "2"),
    element("DAU", "068 in"), element("DAY", "BLU"), element("DAG", "12 ROSE LANE"),
    element("DAH", "UNIT 4"), element("DAI", "SPRINGFIELD"), element("DAJ", "VA"),
    element("DAK", "223040000"), element("DCF", "061234567"), element("DCG", "USA"),
    element("DCU", "JR"), element("DCK", "9060600000017843"), element("DAW", "140"),
    element("DAZ", "BRO"), element("DDA", "F"), element("DDB", "12102018"), element("DDD", "0"),
    element("DDH", "08121992"), element("DDI", "08121993"), element("DDJ", "08121995"),
    element("DDK", "1"), element("DDL", "1"),
  ]

  /// A licence of Virginia.
  static let licence = AAMVACard(
    iin: "636000", version: 10, jurisdictionVersion: 1,
    subfiles: [
      AAMVASubfile(type: "DL", elements: licenceElements),
      AAMVASubfile(type: "ZV", elements: [element("ZVA", "01"), element("ZVB", "")]),
    ])

  /// An element.
  static func element(_ id: StaticString, _ value: String) -> AAMVAElement {
    AAMVAElement(AAMVAElementID(id), value)
  }

  /// A barcode put together by hand, byte for byte.
  ///
  /// - Parameters:
  ///   - header: What stands before the elements.
  ///   - lines: The elements, each ended by LF.
  /// - Returns: The bytes.
  static func bytes(_ header: String, _ lines: [String]) -> [UInt8] {
    Array((header + lines.map { $0 + "\n" }.joined()).utf8)
  }
}
