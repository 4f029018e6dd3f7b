import Foundation
import IdentityDocument
import Testing

/// What every command says of the whole committed corpus, against the schema and the contract.
///
/// A debug build, whose loops are many times slower, reads one picture in ten.
@Suite struct CorpusAnswersTests {
  #if DEBUG
    private static let step = 10
  #else
    private static let step = 1
  #endif

  /// The pictures of some sets of the corpus.
  private static func pictures(in sets: [String]) throws -> [String] {
    let endings: Set<String> = ["jpg", "png"]
    let folder = CommandTests.root.appending(path: "Corpus")
    let paths = try sets.flatMap { set in
      try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: set).path)
        .filter { endings.contains(($0 as NSString).pathExtension) }
        .map { "Corpus/\(set)/\($0)" }
    }
    return stride(from: 0, to: paths.count, by: step).map { paths.sorted()[$0] }
  }

  /// The faults of answers, by schema and contract.
  private static func faults(of output: String, count: Int) throws -> [String] {
    let schema = try Schema(AnswerSchema.json)
    let lines = output.split(separator: "\n").map(String.init)
    guard lines.count == count else { return ["\(lines.count) answers to \(count) inputs"] }
    return try lines.flatMap { line -> [String] in
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let faults = schema.faults(in: line) + AnswerContract(answer).faults
      return faults.map { "\(answer["path"] ?? "?") \($0)" }
    }
  }

  @Test func `batch answers every picture as the schema and the contract say`() throws {
    let sets = ["Cards", "Frames", "Grades", "Negatives", "QR", "Sequence", "Specimens"]
    let paths = try Self.pictures(in: sets)
    #expect(paths.count >= 220 / Self.step)
    for arguments in [["batch", "--jobs", "2"], ["batch", "--jobs", "2", "--locale", "vi"]] {
      let outcome = try CommandTests.run(arguments, input: paths.joined(separator: "\n") + "\n")
      #expect(outcome.code == 0)
      #expect(try Self.faults(of: outcome.output, count: paths.count) == [])
      // The second language changes sentences alone; a part is enough.
      if Self.step > 1 { break }
    }
  }

  @Test func `barcode answers every card`() throws {
    let paths = try Self.pictures(in: ["Cards", "QR"])
    let outcome = try CommandTests.run(["barcode"] + paths)
    #expect(outcome.code == 0)
    #expect(try Self.faults(of: outcome.output, count: paths.count) == [])
  }

  @Test func `sessions of any two pictures hold to it, whatever they show`() throws {
    let paths = try Self.pictures(in: ["Cards", "Negatives", "QR", "Specimens"])
    let pairs = stride(from: 0, to: paths.count - 7, by: 7).map { (paths[$0], paths[$0 + 7]) }
    for (front, back) in pairs + [("none.jpg", paths[0]), (paths[0], "none.jpg")] {
      let outcome = try CommandTests.run(["session", front, back])
      #expect(try Self.faults(of: outcome.output, count: 1) == [], "\(front) \(back)")
    }
  }

  @Test func `burst answers any three pictures, of one document or of several`() throws {
    let paths = try Self.pictures(in: ["Cards", "Negatives", "QR", "Sequence", "Specimens"])
    for first in stride(from: 0, to: paths.count - 2, by: 6) {
      let outcome = try CommandTests.run(["burst", "--json"] + paths[first..<first + 3])
      #expect(outcome.code == 0)
      #expect(try Self.faults(of: outcome.output, count: 1) == [], "\(paths[first])")
    }
  }

  @Test func `chip answers every folder of files`() throws {
    let folder = CommandTests.root.appending(path: "Tests/ChipVectors")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.contains(".") }
    #expect(names.count >= 50)
    for name in names {
      let chip = "Tests/ChipVectors/\(name)"
      let outcome = try CommandTests.run(["chip", "--json", "--anchors", "\(chip)/csca.der", chip])
      #expect(try Self.faults(of: outcome.output, count: 1) == [], "\(name)")
    }
  }

  @Test func `parse answers every zone of the vectors`() throws {
    let file = CommandTests.root.appending(path: "Tests/IdentityDocumentTests/Vectors/mrz.txt")
    let zones = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
      .map { entry in
        entry.split(separator: "\n").filter { $0.hasPrefix("line: ") }.map { $0.dropFirst(6) }
          .joined(separator: "|")
      }
      .filter { !$0.isEmpty }
    #expect(zones.count > 10)
    let outcome = try CommandTests.run(
      ["parse", "--json"], input: zones.joined(separator: "\n") + "\n")
    #expect(try Self.faults(of: outcome.output, count: zones.count) == [])
  }
}
