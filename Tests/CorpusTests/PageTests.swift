import FoundationEssentials
import Testing

@testable import docread_bench

@Suite struct PageTests {
  /// A grey picture in which nothing is to be found.
  private static let grey = "P5\n64 48\n255\n" + String(repeating: "a", count: 64 * 48)

  /// The page and the standard output of a command on some files, without the old page's place.
  private func page(
    _ files: [String: String], _ arguments: String..., against earlier: String? = nil
  ) throws -> (code: Int32, output: String, errors: String, page: String) {
    var output = ""
    var errors = ""
    var code: Int32 = -1
    var page = ""
    try Places.withFolder(files.merging(earlier.map { ["old.json": $0] } ?? [:]) { one, _ in one })
    { folder in
      var all = [arguments[0], "\(folder)/p", "--quiet", "--warm-up", "0", "--engines", "own"]
      if arguments[0] == "barcodes" { all.removeLast(2) }
      all += arguments.dropFirst() + ["--html", "\(folder)/page.html"]
      if earlier != nil { all += ["--against", "\(folder)/old.json"] }
      code = Bench.run(all, output: &output, errors: &errors)
      let data = FileManager.default.contents(atPath: "\(folder)/page.html")
      page = String(decoding: data ?? Data(), as: UTF8.self)
    }
    return (code, output, errors, page)
  }

  private static let expected =
    #"{"kind": "positive", "documents": [{"format": "MRP", "lines": ["AB", "CD"]}]}"#

  @Test(arguments: ["frames", "pictures", "barcodes", "corpus"])
  func `Names and texts that look like markup stay text`(command: String) throws {
    let sidecar = """
      {"kind": "positive", "grade": "\\"><script>g", "set": "<iframe>",
       "documents": [{"format": "<svg/onload=1>", "lines": ["<img src=x onerror=alert(1)>", "&lt;"],
         "quadrilateral": [[1, 1], [1e300, 2], [9, -1e300], [0, 9]]}],
       "barcodes": [{"symbology": "<b>", "text": "</style><script>"}]}
      """
    let answer = try page(
      ["p/<script>x(1)</script>.pgm": Self.grey, "p/<script>x(1)</script>.json": sidecar],
      command, "--commit", "<script>c")
    #expect((answer.code, answer.errors) == (0, ""))
    let text = answer.page
    #expect(text.contains("&lt;script&gt;x(1)&lt;/script&gt;.pgm"))
    #expect(text.contains("&lt;script&gt;c, "))
    #expect(text.contains("&lt;iframe&gt;"))
    if command != "barcodes" { #expect(text.contains("&lt;svg/onload=1&gt;")) }
    if command == "pictures" { #expect(text.contains("&lt;img src=x onerror=alert(1)&gt;")) }
    for markup in ["<script", "<iframe", "<img", "<svg/", "<b></b>", "src=\"", "url(", "@import"] {
      #expect(!text.contains(markup), "\(markup)")
    }
    #expect(text.components(separatedBy: "</style>").count == 2)
    let links = text.components(separatedBy: "href=\"").dropFirst()
    #expect(links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:image/jpeg;base64,") })
    #expect(text.contains("default-src 'none'; img-src data:"))
    #expect(text.hasPrefix("<!DOCTYPE html>") && text.hasSuffix("</html>\n"))
  }

  @Test func `A page goes with JSON, and shows pictures only where it may`() throws {
    let files = ["p/1.pgm": Self.grey, "p/1.json": Self.expected]
    let shown = try page(files, "pictures", "--json")
    #expect(shown.output.hasPrefix("{"))
    #expect(shown.output.contains(#""command":"pictures""#))
    #expect(shown.page.contains("data:image/jpeg;base64,/9j/"))
    #expect(shown.page.contains("This page contains pictures of documents"))
    #expect(shown.page.contains("No zone was answered."))
    let plain = try page(files, "pictures", "--gallery", "0")
    #expect(plain.output.contains("1 × each"))
    #expect(!plain.page.contains("data:image"))
    #expect(!plain.page.contains("This page contains pictures of documents"))
    #expect(!plain.page.contains("id=\"gallery\""))
  }

  @Test func `Without truth nothing is judged, and latency is shown all the same`() throws {
    let answer = try page(["p/1.pgm": Self.grey], "corpus")
    #expect(answer.page.contains("nothing can be judged"))
    #expect(answer.page.contains("<th scope=\"row\">empty</th><td>1</td>"))
  }

  @Test func `A picture that is gone is a sentence in its card`() throws {
    let reader = ReaderRuns("own", .zones, runs: [JudgementTests.missed(path: "/no/such.png")])
    let gallery = Gallery([reader], limit: 1).html.markup
    #expect(gallery.contains("The picture cannot be shown: there is no file /no/such.png"))
  }

  @Test func `What changed since an earlier run`() throws {
    let files = ["p/1.pgm": Self.grey, "p/1.json": Self.expected]
    let first = try page(files, "pictures", "--json")
    let same = try page(files, "pictures", against: first.output)
    #expect(same.page.contains("No picture went from right to wrong or back."))
    let better = first.output.replacing(
      #""verdict":"missed""#, with: #""verdict":"accepted""#)
    #expect(better != first.output)
    let lost = try page(files, "pictures", against: better)
    #expect(lost.page.contains("Right before, not right now: 1"))
    #expect(lost.page.contains("right and accepted → not read"))
    let other = first.output.replacing("1.pgm", with: "2.pgm")
    let moved = try page(files, "pictures", against: other)
    #expect(moved.page.contains("1 pictures were not in the earlier run, 1 of the earlier run"))
    let stranger = first.output.replacing(
      #""reader":"own""#, with: #""reader":"mine""#)
    #expect(
      try page(files, "pictures", against: stranger).page.contains(
        "The earlier run had no such reader."))
  }

  @Test(arguments: [
    ("no JSON", "it is not what docread-bench --json writes"),
    (#"{"run":{},"engines":[]}"#, "it is not what docread-bench --json writes"),
    (#"{"command":"pictures"}"#, "it is not what docread-bench --json writes"),
    (#"{"command":"frames"}"#, "it is of the command “frames”, not “pictures”"),
  ])
  func `A file that is no earlier run is refused before anything is measured`(
    text: String, reason: String
  ) throws {
    // There is no folder of pictures: what complains is what was looked at first.
    let answer = try page([:], "pictures", against: text)
    #expect((answer.code, answer.output, answer.page) == (1, "", ""))
    #expect(answer.errors.contains("old.json cannot be compared with: \(reason)"))
  }

  @Test func `Places that cannot be read or written are refused before anything is measured`() {
    for (arguments, reason) in [
      (["--html", "/no/such/p.html"], "the page /no/such/p.html cannot be written: No such file"),
      (["--html", "/tmp/p.html", "--against", "/no/such"], "/no/such cannot be compared with: th"),
    ] {
      var output = ""
      var errors = ""
      let code = Bench.run(
        ["pictures", "/no/pictures"] + arguments, output: &output, errors: &errors)
      #expect((code, output) == (1, ""))
      #expect(errors.hasPrefix("docread-bench: \(reason)"), "\(errors)")
    }
  }
}
