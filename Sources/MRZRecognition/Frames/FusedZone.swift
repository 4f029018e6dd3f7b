package import MRZLocation

/// What several frames of one document say of its zone together.
package struct FusedZone: Sendable {
  /// The reading, with what keeps it from being accepted.
  package let reading: ReadZone
  /// The frame whose cells it was laid over.
  package let pivot: Int
  /// The frames that it rests on, by their place in the list that was given, in order.
  package let used: [Int]
  /// What each of these says of the zone.
  package let frames: [ZoneEvidence]
  /// Where the text lies in each of these.
  package let places: [LocatedZone]
  /// Whether it may be accepted as soon as the fast net, which was not asked for each of these yet, sees the
  /// same.
  package let isOpen: Bool
  /// The frames that show something else, by their place in the list, in order.
  package let contradicting: [Int]

  /// The same, with other numbers for the frames.
  ///
  /// - Parameter first: The number of the first frame of the list that was given.
  /// - Returns: The same, so counted.
  package func counted(from first: Int) -> FusedZone {
    FusedZone(
      reading: reading, pivot: pivot + first, used: used.map { $0 + first }, frames: frames,
      places: places, isOpen: isOpen, contradicting: contradicting.map { $0 + first })
  }
}
