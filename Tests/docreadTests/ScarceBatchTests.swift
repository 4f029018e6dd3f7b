import Foundation
import Testing

/// `docread batch` where the system has less than the jobs would need.
@Suite struct ScarceBatchTests {
  static let limits = ["-v 1000000", "-n 12", "-n 40"]

  @Test(arguments: limits, [1, 40])
  func `fewer jobs answer as well`(limit: String, count: Int) throws {
    let command: URL = try #require(CommandTests.command, "the command is not built")
    let line =
      "ulimit \(limit); yes Corpus/Specimens/mrp-000.jpg | head -n \(count) "
      + #"| timeout -k 1 100 "$0" batch --engine own -j 64"#
    let outcome = try CommandTests.run(["-c", line, command.path], program: "/bin/bash")
    #expect(outcome.code == 0)
    #expect(outcome.output.split(separator: "\n").count == count)
    #expect(!outcome.output.contains(#""error""#))
    #expect(outcome.errors.hasSuffix("docread: \(count) answered, \(count) accepted, 0 not read\n"))
  }
}
