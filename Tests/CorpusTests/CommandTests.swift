import Testing

@testable import docread_bench

@Suite struct CommandTests {
  private func run(_ arguments: String...) -> (code: Int32, output: String, errors: String) {
    var output = ""
    var errors = ""
    let code = Bench.run(arguments, output: &output, errors: &errors)
    return (code, output, errors)
  }

  @Test func `Help and version go to standard output`() {
    #expect(run("--help") == (0, Help.text + "\n", ""))
    #expect(run("--version") == (0, "docread-bench \(Bench.version)\n", ""))
  }

  @Test func `Wrong usage is code 64, on standard error`() {
    let answer = run("frames", "--speed")
    #expect(answer.code == 64)
    #expect(answer.output == "")
    #expect(
      answer.errors == """
        docread-bench: frames has no option --speed
        try docread-bench --help

        """)
  }

  @Test func `A folder that is not there is code 1`() {
    #expect(
      run("pictures", "/no/such")
        == (1, "", "docread-bench: the folder /no/such cannot be listed\n"))
  }

  @Test func `Where a set is not there those that are are named`() throws {
    try Places.withFolder(["sets/a.pgm": "P5\n1 1\n255\na", "other/b.pgm": ""]) { folder in
      #expect(
        run("pictures", folder, "--set", "nope")
          == (
            1, "",
            "docread-bench: no picture in \(folder) is of the sets and grades that were asked for; "
              + "it has the sets other, sets\n"
          ))
    }
  }

  @Test func `A picture that cannot be decoded is named, and the run goes on`() throws {
    try Places.withFolder(["a.png": "no picture", "b.png": ""]) { folder in
      let answer = run("frames", folder, "--quiet", "--warm-up", "0")
      #expect(answer.code == 1)
      #expect(answer.output.contains("2 pictures could not be read"))
      #expect(answer.output.contains("    a.png: "))
      let json = run("frames", folder, "--json")
      #expect(!json.output.contains("decodeMillis"))
      #expect(json.output.contains(#""frames":0"#))
    }
  }

  @Test func `A picture that is too small is answered, counts as missed, and fails nothing`() throws
  {
    let files = [
      "small.pgm": "P5\n2 2\n255\nabcd",
      "small.json": #"{"kind": "positive", "documents": [{"format": "MRP", "lines": ["A", "B"]}]}"#,
      "negatives/tiny.pgm": "P5\n1 1\n255\na",
    ]
    try Places.withFolder(files) { folder in
      let answer = run("frames", folder, "--quiet", "--verbose")
      #expect(answer.code == 0)
      #expect(answer.output.contains("2 pictures are too small to show a document"))
      #expect(answer.output.contains("    negatives/tiny.pgm\n    small.pgm\n"))
      #expect(answer.output.contains("full: 1 frames, 0 of 1 answered rightly"))
      #expect(answer.output.contains("empty: 1 frames, 1 of 1 answered rightly"))
      let json = run("pictures", folder, "--quiet", "--json")
      #expect(json.code == 0)
      #expect(json.output.contains(#""tooSmall":["negatives/tiny.pgm","small.pgm"]"#))
      #expect(json.output.contains(#"{"name":"small.pgm","verdict":"missed"}"#))
      #expect(json.output.contains(#"{"name":"negatives/tiny.pgm","verdict":"empty"}"#))
    }
  }

  @Test func `Frames are measured with every recogniser that is asked for`() throws {
    try Places.withFolder([
      "negatives/a.pgm": "P5\n60 50\n255\n" + String(repeating: "a", count: 3000)
    ]
    ) { folder in
      let answer = run("frames", folder, "--quiet", "--engines", "own,tesseract")
      #expect(answer.code == 0)
      #expect(answer.output.contains("own: latency per frame"))
      #expect(answer.output.contains("tesseract: latency per frame"))
      let json = run("frames", folder, "--quiet", "--json", "--engines", "tesseract,own")
      let engines = json.output.matches(of: /"engine":"(own|tesseract)"/).map { String($0.1) }
      #expect(engines == ["tesseract", "own"])
    }
  }

  @Test func `Parsing is timed for every format, in the agreed shape`() {
    let answer = run("parse", "--json", "--repeat", "3")
    #expect(answer.code == 0)
    for format in ZoneFormat.allCases {
      #expect(answer.output.contains(#""\#(format.rawValue)":{"nanoseconds":{"p50":"#))
    }
  }
}
