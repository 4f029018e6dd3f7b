import CorpusIndex
import FoundationEssentials
import Processes
import Testing

@testable import docread_bench

@Suite struct RivalTests {
  private let corpus = Corpus(
    directory: "d",
    samples: [
      Corpus.Sample(path: "d/1.png", name: "1.png", set: "s", grade: nil, expectation: nil),
      Corpus.Sample(path: "d/2.png", name: "2.png", set: "s", grade: nil, expectation: nil),
    ])

  @Test func `An adapter's lines become runs, in the order of the corpus`() throws {
    let text = """
      {"rival": "example 1.2 with its own model"}
      {"path": "d/2.png", "zones": [["A", "B"]], "accepted": true, "cpuMilliseconds": 1.5}
      {"path": "d/1.png", "barcodes": [{"symbology": "QR", "base64": "QQ==", "text": "A"}]}
      """
    let answered = try RivalOutcome.answers(
      Data(text.utf8), status: 0, name: "example", corpus: corpus)
    #expect(answered.name == "example 1.2 with its own model")
    #expect(answered.runs.map(\.sample.name) == ["1.png", "2.png"])
    #expect(answered.runs[0].answer.symbols.first?.bytes == [0x41])
    #expect(answered.runs[1].answer.zones == [ZoneReading(lines: ["A", "B"], isAccepted: true)])
    #expect(answered.runs[1].times.first?.cpu == 1_500_000)
  }

  @Test(
    arguments: [
      (nil, "", "it could not be started"), (3, "", "exit code 3"),
      (69, "", "it cannot be run here"),
      (0, "oops", "a line of its output is not as agreed"),
      (0, #"{"path": "d/1.png"}"#, "it did not answer 2.png"),
    ] as [(Int32?, String, String)])
  func `Output that cannot be used is refused`(status: Int32?, text: String, reason: String) {
    #expect(throws: RivalOutcome.Refusal(reason: reason)) {
      try RivalOutcome.answers(Data(text.utf8), status: status, name: "x", corpus: corpus)
    }
  }

  /// Without the modules that the adapters need, the reason is a sentence with its remedy.
  @Test func `A rival that is missing is a line`() throws {
    let folder = try TemporaryFolder()
    let adapter = Places.root + "/Benchmarks/Rivals/symbols/zxing-cpp.py"
    let errors = folder.file("err")
    let status = ChildProcess.run(
      ["python3", "-I", "-S", adapter, "pictures.txt"], environment: [:],
      output: folder.file("out"), error: errors)
    // A machine without Python has no rival at all.
    guard status != nil, status != 127 else { return }
    #expect(status == RivalOutcome.isMissing)
    let data = try #require(FileManager.default.contents(atPath: errors))
    #expect(
      String(decoding: data, as: UTF8.self)
        == "the Python module numpy is missing: Benchmarks/Rivals/setup.sh installs it\n")
  }

  @Test func `A program runs with its variables, and its output is kept`() throws {
    let folder = try TemporaryFolder()
    let output = folder.file("out")
    let status = ChildProcess.run(
      ["sh", "-c", "echo $GREETING \"$1\"; exit 7", "sh", "a b"],
      environment: ["GREETING": "hello"], output: output, error: folder.file("err"))
    #expect(status == 7)
    let data = try #require(FileManager.default.contents(atPath: output))
    #expect(String(decoding: data, as: UTF8.self) == "hello a b\n")
    let missing = ChildProcess.run(
      ["/no/such/program"], environment: [:], output: output, error: folder.file("err"))
    #expect(missing == nil || missing == 127)
  }
}
