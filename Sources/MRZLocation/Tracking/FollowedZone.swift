/// A zone that was found again in another frame.
public struct FollowedZone: Hashable, Sendable {
  /// Where it lies there.
  public let zone: LocatedZone
  /// How much it looks like what it was: the correlation of the greys, -1 to 1.
  public let likeness: Double
  /// How much the frame looks like it at a quarter of the size, where that is most alike, -1 to 1; `nil`
  /// where it was not looked for so.
  public internal(set) var coarseLikeness: Double?
}
