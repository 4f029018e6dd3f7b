/// What is said of a strip before its pixels.
struct StripHeader: Encodable {
  let path: String
  /// The line within the zone, counted from 0, and the number of lines.
  let line: Int
  let lines: Int
  let cells: Int
  let width: Int
  let height: Int
  /// The centres of the cells in the picture, x and y in pixels.
  let centers: [[Double]]
}
