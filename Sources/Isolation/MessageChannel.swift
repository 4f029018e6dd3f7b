import Glibc

/// One end of a socket between two processes that exchange messages: bytes with their number before
/// them, and with the first one of them descriptors where they are handed over (`SCM_RIGHTS`).
@safe package struct MessageChannel: ~Copyable {
  /// What became of waiting for a message.
  package enum Reception {
    /// A message; whoever receives them owns the descriptors.
    case message([UInt8], descriptors: [Int32])
    /// The other end is gone, or sent what is none.
    case ended
    /// The time is over.
    case late
  }

  /// The most descriptors that go with a message.
  private static let mostDescriptors = 4
  /// The most bytes of a message; answers have some kilobytes.
  package static let mostBytes = 64 << 20

  private let descriptor: Int32

  /// Takes an end over, and closes it when it goes out of scope.
  package init(owning descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// The descriptors of the two ends of a new channel, which the caller owns (`socketpair`).
  package static func ends() -> (Int32, Int32)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (ends[0], ends[1])
  }

  /// Whether a descriptor is a socket.
  package static func isSocket(_ descriptor: Int32) -> Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// Whether the other end is gone.
  package var hasEnded: Bool {
    var event = pollfd(fd: descriptor, events: 0, revents: 0)
    return unsafe poll(&event, 1, 0) > 0
  }

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - bytes: The message.
  ///   - descriptors: What is handed over, 4 at most; the caller's own stay open.
  ///   - limit: The most bytes of it.
  /// - Returns: Whether the other end could be sent it.
  package func send(
    _ bytes: [UInt8], descriptors: [Int32] = [], limit: Int = mostBytes
  ) -> Bool {
    guard bytes.count <= limit, let count = UInt32(exactly: bytes.count),
      descriptors.count <= Self.mostDescriptors
    else { return false }
    let length = unsafe withUnsafeBytes(of: count.littleEndian) { unsafe Array($0) }
    return put(length, descriptors) && put(bytes, [])
  }

  /// Sends bytes, and descriptors with the first of them.
  private func put(_ bytes: [UInt8], _ descriptors: [Int32]) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        // The system only reads them.
        let rest = unsafe UnsafeMutableRawBufferPointer(
          mutating: UnsafeRawBufferPointer(rebasing: bytes[sent...]))
        let count = unsafe Self.transfer(
          rest, descriptors: sent == 0 ? descriptors : [], room: 0
        ) { message in unsafe sendmsg(descriptor, message, Int32(MSG_NOSIGNAL)) }.count
        if count > 0 { sent += count } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Waits for a message.
  ///
  /// - Parameters:
  ///   - deadline: Until when, or `nil` for as long as it takes.
  ///   - limit: The most bytes of it.
  ///   - isOver: Is asked every 10 milliseconds whether the time is over before.
  /// - Returns: The message, or why there is none.
  package func receive(
    until deadline: ContinuousClock.Instant? = nil, limit: Int = mostBytes,
    unless isOver: (() -> Bool)? = nil
  ) -> Reception {
    var head = [UInt8](repeating: 0, count: 4)
    var descriptors: [Int32] = []
    let wait = Wait(deadline: deadline, isOver: isOver)
    let first = fill(&head, wait, descriptors: &descriptors)
    guard first == nil else {
      for descriptor in descriptors { close(descriptor) }
      return first ?? .ended
    }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= limit else { return .ended }
    var bytes = [UInt8](repeating: 0, count: count)
    return fill(&bytes, wait, descriptors: &descriptors)
      ?? .message(bytes, descriptors: descriptors)
  }

  /// How long something is waited for.
  private struct Wait {
    let deadline: ContinuousClock.Instant?
    let isOver: (() -> Bool)?
  }

  /// Fills an array; `nil` where that was done.
  private func fill(
    _ bytes: inout [UInt8], _ wait: Wait, descriptors: inout [Int32]
  ) -> Reception? {
    var done = 0
    while done < bytes.count {
      guard waitForBytes(wait) else { return .late }
      let part = unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe Self.transfer(
          UnsafeMutableRawBufferPointer(rebasing: bytes[done...]), descriptors: [],
          room: Self.mostDescriptors
        ) { message in
          let flags = MSG_DONTWAIT | MSG_CMSG_CLOEXEC
          return unsafe recvmsg(descriptor, message, Int32(flags))
        }
      }
      descriptors += part.descriptors
      if part.count > 0 {
        done += part.count
      } else if part.count == 0 || errno != EINTR && errno != EAGAIN {
        return .ended
      }
    }
    return nil
  }

  /// Waits until there is something to receive, an end included; `false` where the time was over.
  private func waitForBytes(_ time: Wait) -> Bool {
    while true {
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      var wait = time.isOver == nil ? -1.0 : 10
      if let deadline = time.deadline {
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        guard left > 0 else { return false }
        wait = min(left.rounded(.up), wait < 0 ? 1e6 : wait)
      }
      if unsafe poll(&event, 1, Int32(wait)) > 0 { return true }
      if time.isOver?() == true { return false }
    }
  }
}
