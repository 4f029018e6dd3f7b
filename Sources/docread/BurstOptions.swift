/// The options of `docread burst`.
struct BurstOptions: Hashable {
  /// Files in the order of time, and folders of such.
  var paths: [String] = []
  var printsJSON = false
  /// Whether the frames a second are said.
  var printsRate = false
  var annotation: String?
  var reader = ReaderOptions()
}
