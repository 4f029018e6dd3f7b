import CorpusIndex
import FoundationEssentials
import Testing

@Suite struct CorpusReadingTests {
  @Test func `Pictures are found at any depth, in the order of their names`() throws {
    let files = ["b/2.PNG": "", "b/c/1.jpeg": "", "a.webp": "", "a.md": "", ".git/x.png": ""]
    try Places.withFolder(files) { folder in
      let corpus = try Corpus(directory: folder)
      #expect(corpus.samples.map(\.name) == ["a.webp", "b/2.PNG", "b/c/1.jpeg"])
      #expect(corpus.samples.allSatisfy { $0.expectation == nil && $0.hasContent == nil })
      #expect(corpus.samples.map(\.set).suffix(2) == ["b", "b"])
      #expect(corpus.samples[0].path == "\(folder)/a.webp")
    }
  }

  @Test func `A link to a folder is that folder`() throws {
    try Places.withFolder(["a/1.png": ""]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "\(folder)/a")
      #expect(try Corpus(directory: "\(folder)/link").samples.map(\.name) == ["1.png"])
    }
  }

  @Test func `A sidecar tells set, grade, zones and barcodes`() throws {
    let sidecar = """
      {"kind": "positive", "grade": "g2", "set": "frames", "camera": {"blur": 1.5},
       "documents": [{"format": "MRP", "lines": ["A", "B"], "valid": false,
         "quadrilateral": [[0, 1], [2.5, 3], [4, 5], [6, 7]], "lineCenters": [[[1, 2]]]}],
       "barcodes": [{"symbology": "QR", "base64": "QAo="}, {"symbology": "QR", "text": "x"}]}
      """
    try Places.withFolder(["x/1.png": "", "x/1.json": sidecar]) { folder in
      let sample = try #require(try Corpus(directory: folder).samples.first)
      #expect(sample.set == "frames")
      #expect(sample.grade == "g2")
      #expect(sample.hasContent == true)
      let expectation = try #require(sample.expectation)
      #expect(expectation.documents.first?.valid == false)
      #expect(expectation.documents.first?.quadrilateral?[1] == PicturePoint(x: 2.5, y: 3))
      #expect(expectation.barcodes.map(\.payload) == [.bytes([0x40, 0x0A]), .text("x")])
    }
  }

  @Test func `A manifest above the picture wins over a sidecar`() throws {
    let files = [
      "s/1.png": "", "s/1.json": #"{"kind": "negative"}"#,
      "manifest.tsv": "file\tmrz\ns/1.png\tA|B\n",
    ]
    try Places.withFolder(files) { folder in
      let sample = try #require(try Corpus(directory: folder).samples.first)
      #expect(sample.expectation?.documents.first?.lines == ["A", "B"])
    }
  }

  @Test func `Text beside a picture is its barcode, and folders of negatives expect nothing`()
    throws
  {
    let files = [
      "qr/1.png": "", "qr/1.txt": "hello", "qr/2.png": "", "qr/2.bin": "\u{1}",
      "falsepositives-1/3.png": "", "negatives/4.png": "",
    ]
    try Places.withFolder(files) { folder in
      let samples = try Corpus(directory: folder).samples
      #expect(samples.map(\.name).first == "falsepositives-1/3.png")
      #expect(samples.map(\.hasContent) == [false, false, true, true])
      #expect(samples[2].expectation?.barcodes.first?.payload == .text("hello"))
      #expect(samples[3].expectation?.barcodes.first?.payload == .bytes([1]))
    }
  }

  @Test(arguments: [
    (#"{"kind": "positive"}"#, "kind: a positive picture needs documents or barcodes"),
    (
      #"{"kind": "negative", "documents": [{"format": "TD1", "lines": []}]}"#,
      "kind: a negative picture can have neither documents nor barcodes"
    ),
    ("{}", "kind is missing"),
    (
      #"{"kind": "positive", "documents": [{"lines": ["A"]}]}"#, "documents[0].format is missing"
    ),
    (
      #"{"kind": "positive", "barcodes": [{"symbology": "QR", "base64": "§"}]}"#,
      "barcodes[0].base64: this is not base64"
    ),
    (
      #"{"kind":"positive","documents":[{"format":"T","lines":[],"quadrilateral":[[1,2,3]]}]}"#,
      "documents[0].quadrilateral[0][2]: a point has two coordinates"
    ),
  ])
  func `A sidecar that does not hold is refused with its file and key`(
    sidecar: String, reason: String
  ) throws {
    try Places.withFolder(["1.png": "", "1.json": sidecar]) { folder in
      #expect(throws: CorpusError.invalidSidecar(file: "\(folder)/1.json", reason: reason)) {
        try Corpus(directory: folder)
      }
    }
  }

  @Test func `A sidecar that is no JSON is refused`() throws {
    try Places.withFolder(["1.png": "", "1.json": "{\n\"kind\" 3}"]) { folder in
      let error = #expect(throws: CorpusError.self) { try Corpus(directory: folder) }
      #expect("\(error, default: "")".hasPrefix("\(folder)/1.json: the file: "))
    }
  }

  @Test func `A row without its picture, a folder without pictures, no folder`() throws {
    try Places.withFolder(["1.png": "", "manifest.tsv": "file\n1.png\n2.png\n"]) { folder in
      #expect(
        throws: CorpusError.invalidRow(
          file: "\(folder)/manifest.tsv", line: 3, reason: "there is no picture 2.png")
      ) { try Corpus(directory: folder) }
    }
    try Places.withFolder(["1.md": ""]) { folder in
      #expect(throws: CorpusError.noPictures(directory: folder)) { try Corpus(directory: folder) }
    }
    #expect(throws: CorpusError.unreadableFolder(directory: "/no/such")) {
      try Corpus(directory: "/no/such")
    }
  }
}
