/// The inputs that earlier lines of output answer, each as often as it was answered.
///
/// An input is known by its identifier and its path, which is what an answer repeats of it. Of both
/// together 16 bytes are kept, two hashes of 64 bits with seeds of this process: among ten million
/// inputs two share them with a probability of 10⁻²⁵, and nobody can choose names that do.
struct AnsweredInputs {
  /// How often an input was answered, and how often of these with an error.
  private struct Count {
    var answers: UInt32 = 0
    var errors: UInt32 = 0
  }

  private var counts: [UInt128: Count] = [:]
  /// The answers that no input was matched with yet.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Keeps one answer.
  mutating func add(_ answer: AnswerLine) {
    var known = counts[Self.digest(id: answer.id, path: answer.path)] ?? Count()
    // More answers than this to one input cannot be told apart any more: the rest are read again.
    guard known.answers < .max else { return }
    known.answers += 1
    if answer.isError { known.errors += 1 }
    counts[Self.digest(id: answer.id, path: answer.path)] = known
    count += 1
  }

  /// Takes the answer to an input away; `nil` where there is none, or none is left.
  ///
  /// - Returns: Whether the answer is an error.
  mutating func take(id: String?, path: String?) -> Bool? {
    guard !counts.isEmpty else { return nil }
    let digest = Self.digest(id: id, path: path)
    guard var known = counts[digest] else { return nil }
    let isError = known.errors > 0
    known.answers -= 1
    if isError { known.errors -= 1 }
    counts[digest] = known.answers == 0 ? nil : known
    count -= 1
    return isError
  }

  private static func digest(id: String?, path: String?) -> UInt128 {
    let upper = half(0, id: id, path: path)
    return UInt128(upper) << 64 | UInt128(half(1, id: id, path: path))
  }

  /// One hash; a `Hasher` of a `String` would take different spellings of a letter for one.
  private static func half(_ number: UInt8, id: String?, path: String?) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(number)
    for part in [id, path] {
      guard var part else {
        hasher.combine(-1)
        continue
      }
      part.withUTF8 { bytes in
        hasher.combine(bytes.count)
        unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      }
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
