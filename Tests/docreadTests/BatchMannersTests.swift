import Foundation
import Testing

/// What `docread batch` says beside its answers, and its table of comma-separated values.
@Suite struct BatchMannersTests {
  @Test func `an interrupted run says what it did and how it goes on`() throws {
    try TemporaryFile.withFolder { folder in
      let output = folder.appending(path: "out.jsonl")
      let pipe = Pipe()
      let run = try BatchRun(
        ["--skip-answered", output.path], input: pipe.fileHandleForReading, output: output,
        folder: folder)
      pipe.fileHandleForWriting.write(Data("Corpus/Specimens/mrp-000.jpg\nno such file\n".utf8))
      while run.process.isRunning, try BatchRun.answers(in: output).count < 2 { usleep(10_000) }
      kill(run.process.processIdentifier, SIGINT)
      let end = try run.end()
      #expect(end.code == 130)
      #expect(
        end.errors.hasSuffix(
          "docread: interrupted: 2 answered, 1 accepted, 1 not read; go on with: "
            + "docread batch --skip-answered \(output.path) <INPUTS >>\(output.path)\n"))
      #expect(try BatchRun.answers(in: output).count == 2)
    }
  }

  @Test func `comma-separated values have a row of names and one for each input`() throws {
    let input = """
      {"id":"a,\\"b\\"","path":"Corpus/Specimens/mrp-000.jpg"}
      no such file

      """
    let outcome = try CommandTests.run(
      ["batch", "--csv", "--as-of", "2026-11-21"], input: input)
    #expect(outcome.code == 1)
    let rows = outcome.output.components(separatedBy: "\r\n")
    #expect(rows.count == 4 && rows[3].isEmpty)
    let names = rows[0].split(separator: ",", omittingEmptySubsequences: false)
    #expect(names.prefix(6) == ["id", "path", "pageNumber", "accepted", "refusals", "error"])
    #expect(
      rows[1].hasPrefix(#""a,""b""",Corpus/Specimens/mrp-000.jpg,,true,,,"#))
    let error = rows[2].split(separator: ",", omittingEmptySubsequences: false)
    #expect(error.count == names.count)
    #expect(error[1] == "no such file" && error[3] == "false" && error[5] == "H10001")
    let read = try CommandTests.run([
      "read", "--csv", "--as-of", "2026-11-21", "Corpus/Specimens/mrp-000.jpg",
    ])
    #expect(read.output.hasPrefix(rows[0] + "\r\n,Corpus/Specimens/mrp-000.jpg,,true,,,"))
    let values = rows[1].components(separatedBy: ",")
    let surname = try #require(names.firstIndex(of: "lastName"))
    // The identifier holds a comma.
    #expect(values[surname + 1] == "VONGPHACHANH")
  }
}
