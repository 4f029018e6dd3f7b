import Dispatch
import Glibc
import Raster
import Synchronization

/// Lets a number of tasks and threads in at once; the others wait in line, tasks without blocking a
/// thread.
final class EngineGate: Sendable {
  /// Tells somebody in line whether the place is theirs.
  private typealias Call = @Sendable (Bool) -> Void

  private struct State {
    var free: Int
    var nextTicket = 0
    var waiting: [(ticket: Int, call: Call)] = []
    var cancelled: Set<Int> = []

    mutating func ticket() -> Int {
      nextTicket += 1
      return nextTicket
    }

    /// Takes somebody out of the line, who is not called any more; `nil` for one who is not in it.
    mutating func remove(_ ticket: Int) -> Call? {
      guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
      return waiting.remove(at: index).call
    }
  }

  /// How many processors there are to read with.
  static var processors: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  /// How often a thread in line looks whether its time is over.
  private static let glance = DispatchTimeInterval.milliseconds(5)

  private let state: Mutex<State>

  /// Makes a gate with a number of places.
  init(places: Int) {
    state = Mutex(State(free: places))
  }

  /// Waits for a place; `false` where the task was cancelled meanwhile, and no place is held.
  func enter() async -> Bool {
    let ticket = state.withLock { $0.ticket() }
    let hasEntered = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Bool? in
          if state.cancelled.remove(ticket) != nil { return false }
          guard state.free == 0 else {
            state.free -= 1
            return true
          }
          state.waiting.append((ticket, { continuation.resume(returning: $0) }))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let call = state.withLock { state -> Call? in
        if let call = state.remove(ticket) { return call }
        // Not yet in line, or in already: a mark refuses the place when it is asked for.
        state.cancelled.insert(ticket)
        return nil
      }
      call?(false)
    }
    state.withLock { _ = $0.cancelled.remove(ticket) }
    return hasEntered
  }

  /// Waits for a place on this thread; `false` where the work around is to end before there is one.
  func enter() -> Bool {
    let arrival = DispatchSemaphore(value: 0)
    let ticket = state.withLock { state -> Int? in
      guard state.free == 0 else {
        state.free -= 1
        return nil
      }
      let ticket = state.ticket()
      state.waiting.append((ticket, { _ in arrival.signal() }))
      return ticket
    }
    guard let ticket else { return true }
    while arrival.wait(timeout: .now() + Self.glance) == .timedOut {
      // Who is not in line any more has just been called, and takes the place.
      if Interruption.isRaised, state.withLock({ $0.remove(ticket) }) != nil { return false }
    }
    return true
  }

  /// Gives a place back, to the one who has waited longest.
  func leave() {
    let next = state.withLock { state -> Call? in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst().call }
      state.free += 1
      return nil
    }
    next?(true)
  }
}
