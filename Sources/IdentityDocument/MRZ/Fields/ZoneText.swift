/// A short text in the making, of at most the characters of a zone; it allocates only when it turns
/// into a `String`.
struct ZoneText {
  private var bytes = MRZ.Characters(repeating: 0)
  private(set) var count = 0

  /// Appends one ASCII character; one that finds no room is dropped.
  mutating func append(_ byte: UInt8) {
    guard count < MRZ.Characters.count else { return }
    bytes[count] = byte
    count += 1
  }

  /// Takes away what stands at the end, as long as it is a space.
  mutating func trimTrailingSpaces() {
    while count > 0, bytes[count - 1] == .ascii(" ") { count -= 1 }
  }

  /// The text.
  var string: String {
    var text = ""
    text.reserveCapacity(count)
    for index in 0..<count { text.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
    return text
  }
}
