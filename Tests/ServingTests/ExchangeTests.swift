import Testing

@testable import Serving

@Suite struct ExchangeTests {
  private static func desk(body: Int, bodies: Int) -> RequestDesk {
    RequestDesk(
      limits: HTTPLimits(body: body, bodies: bodies, connections: 1),
      refusal: { HTTPResponse($0.status, type: "text/plain", body: []) },
      handler: { HTTPResponse(200, type: "text/plain", body: $0.body) })
  }

  /// A request whose header has come.
  private static func exchange(at desk: RequestDesk) -> Exchange {
    let exchange = Exchange(target: "/", at: desk)
    #expect(exchange.begin(method: "POST", path: "/") == nil)
    return exchange
  }

  /// Gives an exchange some bytes; whether the connection may go on.
  private static func give(_ count: Int, to exchange: Exchange) -> Bool {
    let bytes = [UInt8](repeating: 1, count: count)
    return unsafe bytes.withUnsafeBytes { unsafe exchange.receive($0) }
  }

  /// Contents of all requests together take no more room than is allowed, and give it back.
  @Test func thereIsNoRoom() {
    let desk = Self.desk(body: 100, bodies: 150)
    let (first, second) = (Self.exchange(at: desk), Self.exchange(at: desk))
    #expect(Self.give(60, to: first) && Self.give(40, to: first))
    #expect(Self.give(50, to: second) && Self.give(1, to: second))
    #expect(second.answer(arguments: [])?.status == 503)
    #expect(first.answer(arguments: [])?.body.count == 100)
    second.end()
    first.end()
    #expect(desk.isIdle)
    let third = Self.exchange(at: desk)
    #expect(Self.give(100, to: third))
    #expect(third.answer(arguments: [])?.status == 200)
    third.end()
    #expect(desk.take(bytes: 150) && !desk.take(bytes: 1))
  }

  /// What is refused gives its room back at once, and twice as much ends the connection.
  @Test func aContentThatIsTooLong() {
    let desk = Self.desk(body: 100, bodies: 100)
    let exchange = Self.exchange(at: desk)
    #expect(Self.give(100, to: exchange) && Self.give(1, to: exchange))
    #expect(exchange.answer(arguments: [])?.status == 413)
    #expect(desk.take(bytes: 100))
    #expect(Self.give(99, to: exchange))
    #expect(!Self.give(1, to: exchange))
    exchange.end()
    #expect(desk.isIdle)
  }

  @Test(
    arguments: [(nil, false), (0, false), (100, false), (101, true), (.max, true)] as [(Int?, Bool)]
  )
  func theLengthOfTheHeader(length: Int?, isTooLong: Bool) {
    let exchange = Exchange(target: "/", at: Self.desk(body: 100, bodies: 100))
    let refusal = exchange.begin(
      method: "POST", path: "/", fields: length.map { [.init("Content-Length", "\($0)")] } ?? [])
    #expect(refusal == (isTooLong ? .contentTooLong : nil))
    #expect(exchange.answer(arguments: [])?.status == (isTooLong ? 413 : 200))
  }

  /// A request whose header never comes leaves nothing behind.
  @Test func aRequestWithoutHeader() {
    let desk = Self.desk(body: 100, bodies: 100)
    let exchange = Exchange(target: "/", at: desk)
    #expect(exchange.answer(arguments: []) == nil)
    exchange.end()
    #expect(desk.isIdle)
  }
}
