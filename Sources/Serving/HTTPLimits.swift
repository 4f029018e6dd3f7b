/// What clients may take of a server.
package struct HTTPLimits: Hashable, Sendable {
  /// The most bytes of a request's content.
  package var body: Int
  /// The most bytes of the contents of all requests together.
  package var bodies: Int
  /// The most connections at a time; further ones wait.
  package var connections: Int
  /// After how many seconds without a byte a connection is closed.
  package var idleSeconds = 30

  /// Limits.
  package init(body: Int, bodies: Int, connections: Int) {
    (self.body, self.bodies, self.connections) = (body, bodies, connections)
  }
}
