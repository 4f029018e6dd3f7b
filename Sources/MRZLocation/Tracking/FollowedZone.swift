/// A zone that was found again in another frame.
public struct FollowedZone: Hashable, Sendable {
  /// Where it lies there.
  public let zone: LocatedZone
  /// How much it looks like what it was: the correlation of the greys, -1 to 1.
  public let likeness: Double
}
