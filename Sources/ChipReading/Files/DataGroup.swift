/// A data group of the logical data structure (ICAO Doc 9303-10, §4.7), by its number.
public enum DataGroup: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// What the machine readable zone says.
  case dg1 = 1
  /// The face.
  case dg2
  /// Fingers, behind terminal authentication.
  case dg3
  /// Irises, behind terminal authentication.
  case dg4
  /// A portrait as it is displayed.
  case dg5
  /// Reserved.
  case dg6
  /// A signature or usual mark as it is displayed.
  case dg7
  /// Data features.
  case dg8
  /// Structure features.
  case dg9
  /// Substance features.
  case dg10
  /// More about the person.
  case dg11
  /// More about the document.
  case dg12
  /// The issuer's own.
  case dg13
  /// What the chip can prove, and with which keys.
  case dg14
  /// The public key of active authentication.
  case dg15
  /// Whom to notify.
  case dg16

  /// The tag of the file (Doc 9303-10, table 34); they are not in the order of the numbers.
  public var tag: UInt8 { Self.tags[rawValue - 1] }

  /// The group of a tag, or `nil` where there is none.
  ///
  /// - Parameter tag: The first byte of the file.
  public init?(tag: UInt8) {
    guard let index = Self.tags.firstIndex(of: tag) else { return nil }
    self.init(rawValue: index + 1)
  }

  private static let tags: [UInt8] = [
    0x61, 0x75, 0x63, 0x76, 0x65, 0x66, 0x67, 0x68, 0x69, 0x6A, 0x6B, 0x6C, 0x6D, 0x6E, 0x6F, 0x70,
  ]

  /// Whether the number of one group is less than that of another.
  public static func < (left: DataGroup, right: DataGroup) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension DataGroup: CustomStringConvertible {
  /// `DG1` to `DG16`.
  public var description: String { "DG\(rawValue)" }
}
