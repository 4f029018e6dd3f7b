/// What asks long work on a picture to end early: every stage looks between its steps, and gives back
/// what it has so far.
///
/// It goes with the task, or with the thread where there is none, so that no stage has to hand it on.
/// Without one the cancellation of the task counts alone.
///
/// ```swift
/// let deadline = ContinuousClock.now + .milliseconds(50)
/// let zones = Interruption { ContinuousClock.now < deadline ? nil : .late }
///   .applied { MRZLocator().zones(in: image) }
/// ```
public struct Interruption: Sendable {
  /// Why work is to end.
  public enum Cause: Hashable, Sendable {
    /// Nobody waits for the result.
    case cancelled
    /// The time is over; what is there counts.
    case late
  }

  /// The one that the work under way looks at, or `nil` where the cancellation of its task counts alone.
  @TaskLocal private static var current: Interruption?

  private let ask: @Sendable () -> Cause?

  /// Makes an interruption.
  ///
  /// - Parameter cause: Says why the work is to end, or `nil` for going on. It is called often, from
  ///   the thread that works, and has to be quick.
  public init(cause: @escaping @Sendable () -> Cause?) {
    ask = cause
  }

  /// Why the work under way is to end, or `nil` for going on.
  public static var cause: Cause? {
    if let current { return current.ask() }
    return Task.isCancelled ? .cancelled : nil
  }

  /// The one around the work under way, for work that goes on where it is not seen: on another thread.
  package static var around: Interruption? { current }

  /// Why the work that looks at this one is to end, or `nil` for going on.
  package var cause: Cause? { ask() }

  /// Whether the work under way is to end.
  public static var isRaised: Bool { cause != nil }

  /// Does some work that looks at this interruption.
  ///
  /// - Parameter work: The work; tasks that it makes look at it as well.
  /// - Returns: What the work gives.
  /// - Throws: What the work throws.
  public func applied<Result, Failure: Error>(
    to work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = Self.$current.withValue(self) {
      Swift.Result { () throws(Failure) -> Result in try work() }
    }
    return try result.get()
  }
}
