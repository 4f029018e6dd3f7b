/// Where a source stands in an answer: a JSON Pointer (RFC 6901) such as `/mrz` or `/front/barcodes/0`.
public struct SourcePath: RawRepresentable, Hashable, Sendable {
  /// The pointer.
  public let rawValue: String

  /// Takes a pointer as it is.
  ///
  /// - Parameter rawValue: Such as `/otherZones/0`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The best zone, `/mrz`.
  public static var mrz: SourcePath { SourcePath(rawValue: "/mrz") }
  /// The print of the page, `/page`.
  public static var page: SourcePath { SourcePath(rawValue: "/page") }
  /// The chip, `/chip`.
  public static var chip: SourcePath { SourcePath(rawValue: "/chip") }

  /// A side of a session as a whole, `/front` or `/back`.
  ///
  /// - Parameter side: The side.
  public init(_ side: Side) { self.init(rawValue: "/" + side.rawValue.lowercased()) }

  /// A zone: the best one is 0.
  ///
  /// - Parameter index: Its rank, from 0.
  /// - Returns: `/mrz`, `/otherZones/0`, `/otherZones/1` and so on.
  public static func zone(_ index: Int) -> SourcePath {
    index == 0 ? .mrz : SourcePath(rawValue: "/otherZones/\(index - 1)")
  }

  /// A barcode.
  ///
  /// - Parameter index: Its place in `barcodes`, from 0.
  /// - Returns: `/barcodes/0` and so on.
  public static func barcode(_ index: Int) -> SourcePath {
    SourcePath(rawValue: "/barcodes/\(index)")
  }

  /// The same source of one side of a session.
  ///
  /// - Parameter side: The side.
  /// - Returns: The pointer with `/front` or `/back` before it.
  public func on(_ side: Side) -> SourcePath {
    SourcePath(rawValue: "/" + side.rawValue.lowercased() + rawValue)
  }

  /// Whether it is the print of a page, of a session's side too.
  var isPage: Bool { rawValue == Self.page.rawValue || rawValue.hasSuffix("/page") && side != nil }

  /// Whether it is a chip.
  var isChip: Bool { rawValue == Self.chip.rawValue || rawValue.hasSuffix("/chip") && side != nil }

  /// The side of a session that the source belongs to, or `nil` outside a session.
  public var side: Side? {
    if rawValue.hasPrefix("/front/") { return .front }
    return rawValue.hasPrefix("/back/") ? .back : nil
  }
}

extension SourcePath: CustomStringConvertible {
  /// The pointer.
  public var description: String { rawValue }
}

extension SourcePath: Comparable {
  /// Whether one source is named before another: zones, barcodes, the page, the chip, and within
  /// each the lower number first.
  public static func < (left: SourcePath, right: SourcePath) -> Bool {
    let (leftKey, rightKey) = (left.key, right.key)
    return leftKey == rightKey ? left.rawValue < right.rawValue : leftKey < rightKey
  }

  private var key: (Int, Int, Int) {
    let parts = rawValue.split(separator: "/")
    let rest = side == nil ? parts[...] : parts.dropFirst()
    let names = ["mrz", "otherZones", "barcodes", "page", "chip"]
    let rank = rest.first.flatMap { name in names.firstIndex { $0 == name } } ?? names.count
    let number = rest.dropFirst().first.flatMap { Int($0) } ?? 0
    return (side == nil ? 0 : side == .front ? 1 : 2, rank, number)
  }
}

#if !hasFeature(Embedded)
  extension SourcePath: Codable {}
#endif
