import Glibc

/// Starts threads that nobody joins.
package enum DetachedThread {
  /// What a thread does; it is handed over once.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Does some work on a thread of its own (`pthread_create`); on this one, before it returns, where the
  /// system gives no more threads.
  package static func start(_ body: @escaping @Sendable () -> Void) {
    if !begin(body) { body() }
  }

  /// Does some work on a thread of its own (`pthread_create`).
  ///
  /// - Parameter body: The work.
  /// - Returns: Whether the system gave a thread; otherwise nothing is done.
  package static func begin(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = unsafe Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        }
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      unsafe work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
