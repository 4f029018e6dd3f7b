import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Serving

@Suite struct HTTPServerTests {
  private static func server(
    body: Int = 100, bodies: Int = 1000, connections: Int = 8,
    handler: @escaping HTTPServer.Handler = { echo($0) },
    log: @escaping HTTPServer.Log = { _ in }
  ) throws -> HTTPServer {
    try HTTPServer(
      host: "127.0.0.1", port: 0,
      limits: HTTPLimits(body: body, bodies: bodies, connections: connections),
      refusal: { HTTPResponse($0.status, type: "text/plain", body: Array("refused".utf8)) },
      handler: handler, log: log)
  }

  /// Says what it was asked.
  @Sendable private static func echo(_ request: HTTPRequest) -> HTTPResponse {
    let query = request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let body = String(decoding: request.body, as: UTF8.self)
    let text = [request.method, request.path, query.joined(separator: ","), body]
    return HTTPResponse(
      200, type: "text/plain", body: Array(text.joined(separator: "|").utf8),
      fields: [.init("X-Test", "yes")])
  }

  private static let end = "Host: x\r\nConnection: close\r\n"

  @Test(
    arguments: [
      ("GET /a%20b?x=1&y=%3C%2B&z HTTP/1.1\r\n\(end)\r\n", "GET|/a b|x=1,y=<+,z=|"),
      ("GET / HTTP/1.0\r\n\r\n", "GET|/||"),
      ("POST /read HTTP/1.1\r\n\(end)Content-Length: 5\r\n\r\nhello", "POST|/read||hello"),
      (
        "POST /read?x=1&x=2 HTTP/1.1\r\n\(end)Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n",
        "POST|/read|x=2|abcde"
      ),
      ("POST /read HTTP/1.1\r\n\(end)Content-Length: 0\r\n\r\n", "POST|/read||"),
    ] as [(String, String)])
  func aRequestIsAnswered(request: String, expected: String) throws {
    let server = try Self.server()
    let answer = try Connection.answer(to: request, port: server.port)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") || answer.hasPrefix("HTTP/1.0 200 OK\r\n"))
    #expect(answer.contains("\r\nX-Test: yes\r\n"))
    #expect(answer.contains("\r\nContent-Type: text/plain\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n" + expected))
  }

  @Test func severalRequestsOfOneConnection() throws {
    let server = try Self.server()
    let answer = try Connection.answer(
      to:
        "POST /1 HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\naGET /2 HTTP/1.1\r\n\(Self.end)\r\n",
      port: server.port)
    #expect(answer.contains("POST|/1||a"))
    #expect(answer.hasSuffix("GET|/2||"))
  }

  /// A content that is too long is refused by its length, and where it has none when so much has come.
  @Test(
    arguments: [
      "Content-Length: 101\r\n\r\n" + String(repeating: "a", count: 101),
      "Content-Length: 999999999999\r\n\r\n",
      "Transfer-Encoding: chunked\r\n\r\n65\r\n" + String(repeating: "a", count: 101)
        + "\r\n0\r\n\r\n",
    ])
  func aContentThatIsTooLong(rest: String) throws {
    let server = try Self.server()
    let answer = try Connection.answer(
      to: "POST / HTTP/1.1\r\n\(Self.end)" + rest, port: server.port)
    #expect(answer.contains(" 413 "))
    #expect(answer.hasSuffix("\r\n\r\nrefused"))
    let next = try Connection.answer(to: "GET / HTTP/1.0\r\n\r\n", port: server.port)
    #expect(next.contains(" 200 "))
  }

  /// What follows a header that others may understand otherwise is no request.
  @Test(
    arguments: [
      ("Host: x\r\nContent-Length: 0\r\nContent-Length: 32", 400),
      ("Host: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked", 400),
      ("Host: x\r\nContent-Length : 32", 400), ("Host: x\r\nContent-Length:\r\n 32", 400),
      ("Host: x\r\nTransfer-Encoding:\r\n chunked", 400),
      ("Host: x\rContent-Length: 32", 400), ("Host: x\r\nTransfer-Encoding: gzip", 501),
      ("Host: x\r\nContent-Encoding: gzip", 415),
      ("Content-Length: 0", 400), ("Host: x\r\nHost: y", 400),
    ])
  func oneAnswerToAHeader(lines: String, status: Int) throws {
    let server = try Self.server()
    let answer = try Connection.answer(
      to: "POST /parse HTTP/1.1\r\n\(lines)\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
      port: server.port)
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    #expect(answer.contains("\r\nConnection: close\r\n"))
    #expect(answer.split(separator: "HTTP/1.1 ").count == 1)
    #expect(answer.hasSuffix("refused"))
  }

  @Test(arguments: ["/read%00/../x", "/health%00", "/?id=a%00b", "%00"])
  func aByteOfZeroCutsNoPath(target: String) throws {
    let server = try Self.server()
    let answer = try Connection.answer(
      to: "GET \(target) HTTP/1.1\r\n\(Self.end)\r\n", port: server.port)
    #expect(answer.hasPrefix("HTTP/1.1 400 "))
  }

  @Test func aTargetWithAHost() throws {
    let server = try Self.server()
    for (target, path) in [("http://x/health?x=1", "/health"), ("*", "*")] {
      let answer = try Connection.answer(
        to: "GET \(target) HTTP/1.1\r\n\(Self.end)\r\n", port: server.port)
      #expect(answer.contains("GET|\(path)|"))
    }
  }

  /// A connection is closed whose content does not end.
  @Test func aContentWithoutEnd() throws {
    let server = try Self.server()
    let connection = try Connection(port: server.port)
    connection.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    var parts = 0
    while parts < 100_000,
      connection.send("64\r\n" + String(repeating: "a", count: 100) + "\r\n")
    {
      parts += 1
    }
    #expect(parts < 100_000)
    let rest = connection.rest()
    #expect(!rest.contains(" 200 "))
  }

  @Test(
    arguments: [
      "\r\n\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 5, 6\r\n\r\nabcde",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
      "GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1\r\n\r\n",
      "GET /%00%FF%zz?%=&&&==&%00 HTTP/1.0\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 50\r\n\r\nabc",
    ])
  func hostileRequestsLeaveItRunning(request: String) throws {
    let server = try Self.server()
    do {
      let connection = try Connection(port: server.port)
      connection.send(request)
    }
    let answer = try Connection.answer(to: "GET /well HTTP/1.0\r\n\r\n", port: server.port)
    #expect(answer.hasSuffix("GET|/well||"))
  }

  /// The library may refuse a request while it stops.
  @Test func aServerThatStopsUnderHostileRequests() throws {
    for _ in 0..<150 {
      let server = try Self.server()
      let connection = try Connection(port: server.port)
      connection.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n")
    }
  }

  /// A connection beyond the limit waits until one of the others has ended.
  @Test func connectionsAreCounted() throws {
    let gate = DispatchSemaphore(value: 0)
    let began = Mutex(0)
    let server = try Self.server(connections: 2) { request in
      began.withLock { $0 += 1 }
      gate.wait()
      return Self.echo(request)
    }
    let request = "GET / HTTP/1.0\r\n\r\n"
    let first = try Connection(port: server.port)
    let second = try Connection(port: server.port)
    let third = try Connection(port: server.port)
    first.send(request)
    second.send(request)
    third.send(request)
    for _ in 0..<10_000 where began.withLock({ $0 }) < 2 { usleep(1000) }
    usleep(50_000)
    #expect(began.withLock { $0 } == 2)
    for _ in 0..<3 { gate.signal() }
    let answers = [first.rest(), second.rest(), third.rest()]
    #expect(answers.allSatisfy { $0.contains(" 200 ") })
  }

  @Test func whereItCannotListen() throws {
    let server = try Self.server()
    let port = server.port
    for (host, port, fault) in [
      ("127.0.0.1", port, EADDRINUSE), ("localhost", 0, EINVAL), ("", 0, EINVAL),
      ("192.0.2.1", 0, EADDRNOTAVAIL),
    ] {
      #expect(Self.fault(host, port) == .notListening(fault))
    }
  }

  /// Why a server cannot listen.
  private static func fault(_ host: String, _ port: Int) -> HTTPServerError? {
    do throws(HTTPServerError) {
      _ = try HTTPServer(
        host: host, port: port, limits: HTTPLimits(body: 1, bodies: 1, connections: 1),
        refusal: { HTTPResponse($0.status, type: "", body: []) }, handler: { echo($0) })
      return nil
    } catch {
      return error
    }
  }
}
