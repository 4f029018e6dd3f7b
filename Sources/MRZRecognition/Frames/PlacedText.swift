/// The text of placed frames, with the cells that it stands in.
struct PlacedText: Sendable {
  let reading: ReadZone
  /// The cells, counted from the pivot's first one.
  let cells: Range<Int>
}
