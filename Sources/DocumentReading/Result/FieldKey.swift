public import IdentityDocument

/// Where a value comes from: side, zone and field, written `Front/MRZ/DocumentNumber` as SelphID
/// writes the keys of `ocrResults`.
public struct FieldKey: Hashable, Sendable, CustomStringConvertible {
  /// The side of the document.
  public var side: Side
  /// The zone on that side.
  public var zone: FieldZone
  /// The field.
  public var name: FieldName

  /// Makes a key of its three parts.
  public init(side: Side, zone: FieldZone, name: FieldName) {
    self.side = side
    self.zone = zone
    self.name = name
  }

  /// The key as SelphID writes it.
  public var description: String { "\(side.rawValue)/\(zone.rawValue)/\(name.rawValue)" }
}
