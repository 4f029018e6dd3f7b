import DocumentReading
import Foundation
import IdentityDocument
import Serving
import Testing

@testable import docread

/// `docread serve`: the answers of `batch` and `parse`, over HTTP.
@Suite struct ServeCommandTests {
  private static func picture(_ path: String) throws -> Data {
    try Data(contentsOf: CommandTests.root.appending(path: path))
  }

  private static func timeless(_ text: String) -> String {
    text.replacing(/,"milliseconds":[0-9.e-]+/, with: "")
  }

  @Test(arguments: [["--isolate"], ["--no-isolate"], ["--brief"], ["--locale", "de"]])
  func `answers are those of batch`(options: [String]) async throws {
    let run = try ServedRun(options)
    for path in [
      IsolatedBatchTests.good, "Corpus/Cards/g1-aamva-000.jpg", "Corpus/Negatives/bare-006.jpg",
      "README.md",
    ] {
      let batch = try CommandTests.run(
        ["batch", "--as-of", "2026-11-21"] + options,
        input: #"{"id":"7 ü","path":"\#(path)","side":"front"}"#)
      let answer = try await run.ask(
        "POST", "/read?id=7%20%C3%BC&path=\(path)&side=front", body: try Self.picture(path))
      #expect(answer.status == (path == "README.md" ? 422 : 200))
      #expect(answer.type == "application/json")
      #expect(Self.timeless(answer.text) == Self.timeless(batch.output))
    }
    let end = run.end()
    #expect(end.code == 0)
    #expect(end.errors.isEmpty)
  }

  @Test func `a file of several pages has a line each`() async throws {
    let run = try ServedRun([])
    let answer = try await run.ask("POST", "/read", body: try SamplePages.tiff())
    #expect(answer.status == 200)
    #expect(answer.type == "application/x-ndjson")
    let lines = answer.text.split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"path":"-","#) && $0.contains(#""pageCount":"#) })
    #expect(run.end(by: SIGINT).code == 0)
  }

  @Test func `texts are parsed as by parse`() async throws {
    let run = try ServedRun([])
    let zone =
      "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10\n"
    let parsed = try CommandTests.run(["parse", "--json", "--as-of", "2026-11-21", zone])
    let answer = try await run.ask("POST", "/parse", body: Data(zone.utf8), type: "text/plain")
    #expect(answer.status == 200)
    #expect(answer.text == parsed.output)
    for (text, place, status) in [
      ("nothing", "/parse", 422), ("", "/parse", 422), (zone.lowercased(), "/parse", 422),
      (zone.lowercased(), "/parse?lenient=1&id=a", 200), (zone, "/parse?lenient=yes", 400),
    ] {
      let answer = try await run.ask("POST", place, body: Data(text.utf8), type: "text/plain")
      #expect(answer.status == status, "\(text.prefix(9)) \(place)")
      if status == 422 { #expect(answer.text.contains(#""error":{"code":"#)) }
    }
    // No zone and no barcode is so long.
    let long = Data(String(repeating: zone, count: 12_000).utf8)
    #expect(try await run.ask("POST", "/parse", body: long, type: "text/plain").status == 413)
    _ = run.end()
  }

  @Test func `what the program can is told`() async throws {
    let run = try ServedRun([])
    for (place, arguments) in [("/formats", ["formats", "--json"]), ("/schema", ["schema"])] {
      let answer = try await run.ask("GET", place)
      #expect(answer.status == 200)
      let printed = try CommandTests.run(arguments).output
      #expect(answer.text == printed.dropLast())
    }
    let health = try await run.ask("GET", "/health")
    #expect(health.text.hasPrefix(#"{"status":"ok","version":"0."#))
    let probed = try await run.ask("GET", "/health?x=1&x=2")
    #expect(probed.status == 200)
    #expect(probed.text == health.text)
    _ = run.end()
  }

  @Test(
    arguments: [
      ("GET", "/", 404), ("GET", "/read", 405), ("DELETE", "/health", 405),
      ("POST", "/schema", 405),
      ("POST", "/read?side=left", 400), ("POST", "/read?page=1", 400), ("GET", "/schema?x", 400),
      ("POST", "/read?id=1&id=2", 400), ("POST", "/parse?id=1&id=1", 400),
    ] as [(String, String, Int)])
  func `what cannot be asked for is a problem`(method: String, place: String, status: Int)
    async throws
  {
    let run = try ServedRun([])
    let answer = try await run.ask(method, place, body: method == "POST" ? Data("x".utf8) : nil)
    #expect(answer.status == status)
    #expect(answer.type == "application/problem+json")
    #expect(answer.text.contains(#""status":\#(status),"detail":""#))
    #expect((answer.header["allow"] != nil) == (status == 405))
    _ = run.end()
  }

  @Test func `a whole server tells its methods`() throws {
    var options = BatchOptions()
    options.reader.isolation = .never
    let routes = ServedRoutes(
      room: try ReadingRoom(ReaderSetup(options.reader, deadline: .seconds(10)), options: options),
      language: .english)
    let answer = routes.answer(HTTPRequest(method: "OPTIONS", path: "*"))
    #expect(answer.status == 204)
    #expect(answer.header.contains(.init("Allow", "GET, HEAD, POST")))
    #expect(routes.answer(HTTPRequest(method: "GET", path: "*")).status == 404)
  }

  @Test func `forms and large pictures are refused`() async throws {
    let run = try ServedRun(["--limit-bytes", "1000"])
    let form = try await run.ask(
      "POST", "/read", body: Data("--x\r\n".utf8), type: "Multipart/form-data; boundary=x")
    #expect(form.status == 415)
    #expect(form.text.contains("--data-binary"))
    let large = try await run.ask("POST", "/read", body: Data(count: 1001))
    #expect(large.status == 413)
    #expect(large.text.contains("the content has at most 1000 bytes"))
    _ = run.end()
  }

  @Test func `no bytes are answered as an empty file is`() async throws {
    let run = try ServedRun([])
    let batch = try TemporaryFile.with(Data()) { file in
      try CommandTests.run(["batch"], input: file).output
        .replacing("\"path\":\"\(file)\"", with: #""id":"7","path":"-""#)
    }
    let answer = try await run.ask("POST", "/read?id=7", body: Data())
    #expect(answer.status == 422)
    #expect(answer.type == "application/json")
    #expect(answer.text == batch)
    #expect(answer.text.contains(#""code":"H10006""#))
    _ = run.end()
  }

  @Test(
    arguments: [
      ("/read?id=1&page=1", "the argument 'page' is not known; /read takes id, path, side"),
      ("/read?side=front&id=1&id=2", "the argument 'id' stands there twice"),
      (
        "/parse?" + String(repeating: "a", count: 100),
        "the argument '\(String(repeating: "a", count: 40))…' is not known; /parse takes id, lenient"
      ),
    ])
  func `an argument that cannot be taken is named`(place: String, detail: String) async throws {
    let run = try ServedRun([])
    let answer = try await run.ask("POST", place, body: Data("x".utf8))
    #expect(answer.status == 400)
    #expect(answer.text.contains(#""detail":"\#(detail)""#), "\(answer.text)")
    _ = run.end()
  }

  @Test func `a picture that ends its process costs nobody else`() async throws {
    let poison = try TemporaryFile.withFolder { folder in
      try Data(contentsOf: URL(filePath: try IsolatedBatchTests.writeLargePicture(in: folder)))
    }
    let run = try ServedRun(["--limit-memory", "60000000", "--jobs", "2"])
    let good = try Self.picture(IsolatedBatchTests.good)
    for _ in 0..<2 {
      async let ended = run.ask("POST", "/read", body: poison)
      async let read = run.ask("POST", "/read", body: good)
      let (bad, well) = try await (ended, read)
      #expect(bad.status == 422)
      #expect(bad.text.contains(#""error":{"code":"F10001""#))
      #expect(well.status == 200)
      #expect(well.text.contains(#""accepted":true"#))
    }
    _ = run.end()
  }

  /// Who asks may put anything into an address: it is not written down.
  @Test func `the log holds nothing of what is asked`() async throws {
    let run = try ServedRun(["--log"])
    let good = try Self.picture(IsolatedBatchTests.good)
    _ = try await run.ask("POST", "/read?id=SECRET&path=SECRET", body: good)
    _ = try await run.ask("GET", "/SECRET")
    let log = run.end().errors.split(separator: "\n")
    #expect(log.count == 2)
    #expect(log.first?.wholeMatch(of: /docread: POST \/read 200 [0-9]+ bytes [0-9]+ ms/) != nil)
    #expect(log.last?.wholeMatch(of: /docread: GET - 404 0 bytes [0-9]+ ms/) != nil)
  }

  @Test func `the log has requests that are refused, too`() async throws {
    let run = try ServedRun(["--log", "--limit-bytes", "1000"])
    for (method, place, count) in [
      ("POST", "/read", 1001), ("GET", "/health%00", 0), ("GET", "/read", 0),
      ("SECRET", "/read", 0),
    ] {
      _ = try await run.ask(method, place, body: count > 0 ? Data(count: count) : nil)
    }
    let log = run.end().errors.split(separator: "\n").map {
      $0.replacing(/[0-9]+ bytes [0-9]+ ms/, with: "")
    }
    #expect(
      log == [
        "docread: POST /read 413 ", "docread: GET /health 400 ", "docread: GET /read 405 ",
        "docread: - /read 405 ",
      ])
  }

  /// What is under way is answered before the end.
  @Test func `the end waits for answers`() async throws {
    let slow = try TemporaryFile.withFolder { folder in
      try Data(contentsOf: URL(filePath: try IsolatedBatchTests.writeSlowPicture(in: folder)))
    }
    let run = try ServedRun(["--deadline", "2"])
    async let answer = run.ask("POST", "/read", body: slow)
    try await Task.sleep(for: .milliseconds(700))
    #expect(run.end().code == 0)
    let text = try await answer.text
    #expect(text.contains(#""path":"-""#))
  }

  @Test func `where it cannot listen it says why`() throws {
    let run = try ServedRun([])
    let port = try #require(run.address.split(separator: ":").last)
    for (options, code, text) in [
      (["--port", "\(port)"], 1, "another program listens at port \(port)"),
      (["--host", "localhost"], 64, "'localhost' is no numeric address"),
      (["--port", "70000"], 64, "a number from 0 to 65535"), (["x"], 64, "does not take 'x'"),
      (["--images", "."], 64, "has no option '--images'"),
    ] {
      let outcome = try CommandTests.run(["serve"] + options)
      #expect(outcome.code == Int32(code))
      #expect(outcome.errors.contains(text), "\(outcome.errors)")
      #expect(outcome.output.isEmpty)
    }
    _ = run.end()
  }
}
