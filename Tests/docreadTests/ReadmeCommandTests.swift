import Foundation
import Testing

/// Every command that the README shows is run.
@Suite struct ReadmeCommandTests {
  /// The words behind `docread` of the lines of the shell's examples, up to a pipe or a redirection.
  private static func commands() throws -> [[String]] {
    let page = try String(
      contentsOf: CommandTests.root.appending(path: "README.md"), encoding: .utf8)
    let examples = page.components(separatedBy: "```sh\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    var variables: [String: String] = [:]
    var commands: [[String]] = []
    for line in examples.joined(separator: "\n").split(separator: "\n") {
      if let assignment = line.wholeMatch(of: /(\w+)=(\S+).*/) {
        variables["$\(assignment.1)"] = String(assignment.2)
      }
      guard let call = line.firstMatch(of: /\.build\/release\/docread (.*)/)?.1 else { continue }
      var words = call.matches(of: /'([^']*)'|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
      if let end = words.firstIndex(where: { $0.hasPrefix(">") }) { words.removeSubrange(end...) }
      for (name, value) in variables { words = words.map { $0.replacing(name, with: value) } }
      commands.append(words)
    }
    return commands
  }

  @Test func `every command of the README works`() throws {
    let commands = try Self.commands()
    #expect(commands.count >= 5)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for words in commands {
      if words.first == "serve" {
        let run = try ServedRun(words.dropFirst().filter { $0 != "&" })
        #expect(run.end().code == 0, "\(words)")
        continue
      }
      let arguments = words.map { word in
        ["found.png", "answers.jsonl"].contains(word) ? folder.appending(path: word).path : word
      }
      let outcome = try CommandTests.run(arguments, input: "Corpus/Specimens/mrp-000.jpg\n")
      #expect(outcome.code == 0, "\(words): \(outcome.errors)")
      #expect(!outcome.output.isEmpty, "\(words)")
    }
  }
}
