import Synchronization

/// Lets a number of tasks in at once; the others wait in line without blocking a thread.
final class EngineGate: Sendable {
  private struct State {
    var free: Int
    var nextTicket = 0
    var waiting: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    var cancelled: Set<Int> = []
  }

  private let state: Mutex<State>

  /// Makes a gate with a number of places.
  init(places: Int) {
    state = Mutex(State(free: places))
  }

  /// Waits for a place; `false` where the task was cancelled meanwhile, and no place is held.
  func enter() async -> Bool {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    let hasEntered = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Bool? in
          if state.cancelled.remove(ticket) != nil { return false }
          guard state.free == 0 else {
            state.free -= 1
            return true
          }
          state.waiting.append((ticket, continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let waiting = state.withLock { state -> CheckedContinuation<Bool, Never>? in
        guard let index = state.waiting.firstIndex(where: { $0.ticket == ticket }) else {
          // Not yet in line, or in already: a mark refuses the place when it is asked for.
          state.cancelled.insert(ticket)
          return nil
        }
        return state.waiting.remove(at: index).continuation
      }
      waiting?.resume(returning: false)
    }
    state.withLock { _ = $0.cancelled.remove(ticket) }
    return hasEntered
  }

  /// Gives a place back, to the one who has waited longest.
  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }
}
