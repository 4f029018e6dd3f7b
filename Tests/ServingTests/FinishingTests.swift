import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Serving

/// The end of a server, and what it says of requests.
@Suite struct FinishingTests {
  private static func server(
    handler: @escaping HTTPServer.Handler = { _ in HTTPResponse(200, type: "text/plain", body: [])
    },
    log: @escaping HTTPServer.Log = { _ in }
  ) throws -> HTTPServer {
    try HTTPServer(
      host: "127.0.0.1", port: 0, limits: HTTPLimits(body: 100, bodies: 1000, connections: 8),
      refusal: { HTTPResponse($0.status, type: "text/plain", body: []) }, handler: handler, log: log
    )
  }

  /// What is under way is answered, and nobody else is.
  @Test func finishingWaitsForAnswers() throws {
    let gate = DispatchSemaphore(value: 0)
    let began = DispatchSemaphore(value: 0)
    var server = try Self.server { request in
      began.signal()
      gate.wait()
      return HTTPResponse(200, type: "text/plain", body: Array(request.path.utf8))
    }
    let connection = try Connection(port: server.port)
    connection.send("GET /slow HTTP/1.0\r\n\r\n")
    began.wait()
    let isEarly = server.finish(within: .milliseconds(50), receiving: .seconds(9))
    #expect(!isEarly)
    let port = server.port
    #expect(throws: Connection.Refused.self) { try Connection.answer(to: "", port: port) }
    gate.signal()
    let isDone = server.finish(within: .seconds(10), receiving: .seconds(9))
    #expect(isDone)
    let answer = connection.rest()
    #expect(answer.hasSuffix("\r\n\r\n/slow"))
  }

  /// A request that is still arriving is given up after its grace, and one that is being answered is not.
  @Test func finishingGivesUpWhatIsStillArriving() throws {
    let gate = DispatchSemaphore(value: 0)
    let began = DispatchSemaphore(value: 0)
    var server = try Self.server { _ in
      began.signal()
      gate.wait()
      return HTTPResponse(200, type: "text/plain", body: [])
    }
    let answered = try Connection(port: server.port)
    answered.send("GET / HTTP/1.0\r\n\r\n")
    began.wait()
    let arriving = try Connection(port: server.port)
    arriving.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nabc")
    usleep(100_000)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { gate.signal() }
    let start = ContinuousClock.now
    let isDone = server.finish(within: .seconds(60), receiving: .milliseconds(200))
    let duration = start.duration(to: .now)
    #expect(!isDone)
    #expect(duration >= .milliseconds(400) && duration < .seconds(30))
    // What has come whole by now is not answered any more.
    arriving.send(String(repeating: "a", count: 47))
    let (whole, none) = (answered.rest(), arriving.rest())
    #expect(whole.contains(" 200 "))
    #expect(none.isEmpty)
  }

  /// Every request that has an answer is told of, whoever made the answer.
  @Test(
    arguments: [
      ("GET /a%20b?x=1 HTTP/1.0\r\n\r\n", "GET /a b 200 0"),
      ("POST / HTTP/1.0\r\nContent-Length: 5\r\n\r\nhello", "POST / 200 5"),
      ("POST /read HTTP/1.0\r\nContent-Length: 101\r\n\r\n", "POST /read 413 0"),
      ("GET /x HTTP/1.0\r\nContent-Encoding: gzip\r\n\r\n", "GET /x 415 0"),
      ("GET /x HTTP/1.1\r\n\r\n", "GET /x 400 0"),
      ("GET /a%00b HTTP/1.0\r\n\r\n", "GET /a 400 0"),
      ("GET /x HTTP/1.0\r\nA : b\r\n\r\n", "GET /x 400 0"),
    ])
  func aRequestIsToldOf(request: String, expected: String) throws {
    let records = Mutex([HTTPRecord]())
    do {
      let server = try Self.server(log: { record in records.withLock { $0.append(record) } })
      _ = try Connection.answer(to: request, port: server.port)
    }
    let told = records.withLock { $0.map { "\($0.method) \($0.path) \($0.status) \($0.bytes)" } }
    #expect(told == [expected])
  }
}
