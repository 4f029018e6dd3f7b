extension ErrorCode {
  /// The sentence with values in place of its braces.
  ///
  /// - Parameter values: The values by the names in the braces.
  /// - Returns: The sentence; a name without a value stays as it is.
  func sentence(with values: [String: String]) -> String {
    var text = ""
    for (index, part) in sentence.split(separator: "{", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0, let end = part.firstIndex(of: "}") else {
        text += part
        continue
      }
      let name = String(part[..<end])
      text += (values[name] ?? "{\(name)}") + part[part.index(after: end)...]
    }
    return text
  }
}
