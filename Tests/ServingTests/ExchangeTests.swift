import Testing

@testable import Serving

@Suite struct ExchangeTests {
  private static func desk(body: Int, bodies: Int) -> RequestDesk {
    RequestDesk(
      limits: HTTPLimits(body: body, bodies: bodies, connections: 1),
      refusal: { HTTPResponse($0, type: "text/plain", body: []) },
      handler: { HTTPResponse(200, type: "text/plain", body: $0.body) })
  }

  /// Gives an exchange some bytes; whether the connection may go on.
  private static func give(_ count: Int, to exchange: Exchange) -> Bool {
    let bytes = [UInt8](repeating: 1, count: count)
    return unsafe bytes.withUnsafeBytes { unsafe exchange.receive($0) }
  }

  /// Contents of all requests together take no more room than is allowed, and give it back.
  @Test func thereIsNoRoom() {
    let desk = Self.desk(body: 100, bodies: 150)
    let (first, second) = (
      Exchange(method: "POST", path: "/", at: desk), Exchange(method: "POST", path: "/", at: desk)
    )
    #expect(Self.give(60, to: first) && Self.give(40, to: first))
    #expect(Self.give(50, to: second) && Self.give(1, to: second))
    #expect(second.answer(query: [:]).status == 503)
    #expect(first.answer(query: [:]).body.count == 100)
    second.end()
    first.end()
    #expect(desk.isIdle)
    let third = Exchange(method: "POST", path: "/", at: desk)
    #expect(Self.give(100, to: third))
    #expect(third.answer(query: [:]).status == 200)
    third.end()
    #expect(desk.take(bytes: 150) && !desk.take(bytes: 1))
  }

  /// What is refused gives its room back at once, and twice as much ends the connection.
  @Test func aContentThatIsTooLong() {
    let desk = Self.desk(body: 100, bodies: 100)
    let exchange = Exchange(method: "POST", path: "/", at: desk)
    #expect(Self.give(100, to: exchange) && Self.give(1, to: exchange))
    #expect(exchange.answer(query: [:]).status == 413)
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
    let exchange = Exchange(method: "POST", path: "/", at: Self.desk(body: 100, bodies: 100))
    #expect(exchange.isTooLong(length) == isTooLong)
    #expect(exchange.answer(query: [:]).status == (isTooLong ? 413 : 200))
  }
}
