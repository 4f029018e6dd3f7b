import Foundation
import Testing

/// Inputs that must cost one answer with an error each, and nothing else.
@Suite struct HostileBatchTests {
  @Test(.timeLimit(.minutes(1)), arguments: [1, 2])
  func `each hostile input gets its error and the batch goes on`(jobs: Int) throws {
    try TemporaryFile.withFolder { folder in
      let (pipe, circle) = (folder.appending(path: "pipe").path, folder.appending(path: "o").path)
      try #require(unsafe mkfifo(pipe, 0o600) == 0)
      try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: circle)
      let picture = "Corpus/Specimens/mrp-000.jpg"
      let inputs: [(Data, String)] = [
        (Data("\(picture)\0".utf8), "H10001"),
        (Data("\(picture)\0.png".utf8), "H10001"),
        (Data(#"{"path":"\#(picture)\u0000"}"#.utf8), "H10001"),
        (Data("Corpus/\u{E9}.jpg".utf8).filter { $0 != 0xC3 }, "H10001"),
        (Data(repeating: UInt8(ascii: "x"), count: 1_000_000), "H10004"),
        (Data(repeating: UInt8(ascii: "{"), count: 1_000_000), "P10001"),
        (Data(repeating: 0, count: 5_000_000), "P10002"),
        (Data(repeating: UInt8(ascii: "y"), count: 20_000_000), "P10002"),
        (Data("Corpus".utf8), "H10003"),
        (Data("/".utf8), "H10003"),
        (Data(" ".utf8), "H10001"),
        (Data(pipe.utf8), "H10014"),
        (Data("/dev/zero".utf8), "H10014"),
        (Data("/dev/stdin".utf8), "H10007"),
        (Data(circle.utf8), "H10004"),
        (Data("Package.swift".utf8), "H10007"),
        (Data(#"{"path":""}"#.utf8), "H10001"),
      ]
      var text = Data()
      for (line, _) in inputs {
        text += line + Data("\n".utf8)
      }
      text += Data(picture.utf8)
      let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
      try text.write(to: input)
      let outcome = try BatchRun(
        ["--jobs", "\(jobs)"], input: try FileHandle(forReadingFrom: input), output: output,
        folder: folder
      ).end()
      #expect(outcome.code == 1)
      let (count, failed) = (inputs.count + 1, inputs.count)
      #expect(
        outcome.errors == "docread: \(count) answered, 1 accepted, \(failed) not read\n")
      let answers = try BatchRun.answers(in: output)
      #expect(answers.count == inputs.count + 1)
      for ((line, code), answer) in zip(inputs, answers) {
        let name = String(decoding: line.prefix(40), as: UTF8.self)
        #expect(answer.contains(#""error":{"code":"\#(code)","message":""#), "\(name)")
      }
      #expect(answers.last?.contains(#""accepted":true"#) == true)
    }
  }
}
