/// A page of a file, among a number of them.
struct PagePlace: Codable, Hashable {
  /// The page, from 1.
  let number: Int
  let count: Int
}
