import FoundationEssentials

/// The floor of one set of the corpus: the content of `Benchmarks/Floors/SET.json`.
///
/// A whole set is too slow for a debug build, so that a floor also counts a part of it: every
/// `stride`-th picture of each grade, in the order of their names, beginning with the first.
public struct SetFloor: Hashable, Sendable, Codable {
  /// The set.
  public var set: String
  /// Which pictures are the part: every so many-th of each grade.
  public var stride: Int
  /// The counts over all pictures, by grade; `-` for pictures without one.
  public var whole: [String: FloorCounts]
  /// The counts over the part, by grade.
  public var part: [String: FloorCounts]

  /// Makes a floor that demands nothing.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - stride: Which pictures are the part; at least 1.
  public init(set: String, stride: Int) {
    self.set = set
    self.stride = max(1, stride)
    whole = [:]
    part = [:]
  }

  /// Reads a floor from a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `CorpusError` where the file cannot be read or does not hold.
  public init(contentsOfFile path: String) throws(CorpusError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadableFile(file: path)
    }
    do {
      self = try JSONDecoder().decode(SetFloor.self, from: data)
    } catch {
      throw .invalidSidecar(file: path, reason: JSONReason(error).description)
    }
    guard stride >= 1 else { throw .invalidSidecar(file: path, reason: "stride is below 1") }
  }

  /// The samples of a corpus that belong to the set, by grade and in the order of their names.
  ///
  /// - Parameters:
  ///   - corpus: The corpus.
  ///   - isPart: Whether only the part is wanted.
  /// - Returns: The samples of each grade; `-` for samples without one.
  public func samples(of corpus: Corpus, isPart: Bool) -> [String: [Corpus.Sample]] {
    let members = corpus.samples.filter { $0.set == set && $0.expectation != nil }
    let grades = Dictionary(grouping: members.sorted { $0.name < $1.name }) { $0.grade ?? "-" }
    guard isPart else { return grades }
    return grades.mapValues { samples in
      Swift.stride(from: 0, to: samples.count, by: stride).map { samples[$0] }
    }
  }

  /// The floor, raised to what was measured.
  public func raised(by measured: SetFloor) -> SetFloor {
    var raised = measured
    raised.whole.merge(whole) { new, old in old.raised(by: new) }
    raised.part.merge(part) { new, old in old.raised(by: new) }
    raised.whole = raised.whole.filter { measured.whole[$0.key] != nil }
    raised.part = raised.part.filter { measured.part[$0.key] != nil }
    return raised
  }
}
