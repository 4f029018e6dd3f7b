/// An engine that is made when it is first needed, and lent to one user at a time.
package struct Kept<Engine: ~Copyable>: ~Copyable {
  private var engine: Engine?

  package init() {}

  /// Works with the engine.
  ///
  /// - Parameters:
  ///   - make: Makes it where there is none yet; where it throws, none is kept.
  ///   - body: What is done with it; where it throws, the engine is kept all the same.
  /// - Returns: What `body` returns.
  /// - Throws: What `make` or `body` throws.
  package mutating func lend<Output, Failure>(
    making make: () throws(Failure) -> Engine, _ body: (inout Engine) throws(Failure) -> Output
  ) throws(Failure) -> Output {
    var lent: Engine
    if let present = engine.take() {
      lent = present
    } else {
      lent = try make()
    }
    let result = Result { () throws(Failure) in try body(&lent) }
    engine = consume lent
    return try result.get()
  }
}
