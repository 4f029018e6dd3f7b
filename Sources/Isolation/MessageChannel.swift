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

  /// The most descriptors that go with a message: a page that was drawn is two files.
  package static let mostDescriptors = 4
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
  ///   - deadline: Until when the other end has to take it, or `nil` for as long as it takes.
  ///   - isOver: Is asked every 10 milliseconds whether the time is over before.
  /// - Returns: Whether the other end could be sent it; where not, the channel can be used no more.
  package func send(
    _ bytes: [UInt8], descriptors: [Int32] = [], limit: Int = mostBytes,
    until deadline: ContinuousClock.Instant? = nil, unless isOver: (() -> Bool)? = nil
  ) -> Bool {
    guard bytes.count <= limit, let count = UInt32(exactly: bytes.count),
      descriptors.count <= Self.mostDescriptors
    else { return false }
    let length = unsafe withUnsafeBytes(of: count.littleEndian) { unsafe Array($0) }
    let wait = Wait(deadline: deadline, isOver: isOver)
    return put(length, descriptors, wait) && put(bytes, [], wait)
  }

  /// Sends bytes, and descriptors with the first of them.
  private func put(_ bytes: [UInt8], _ descriptors: [Int32], _ wait: Wait) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        guard waitFor(POLLOUT, wait) else { return false }
        // The system only reads them.
        let rest = unsafe UnsafeMutableRawBufferPointer(
          mutating: UnsafeRawBufferPointer(rebasing: bytes[sent...]))
        let count = unsafe Self.transfer(
          rest, descriptors: sent == 0 ? descriptors : [], room: 0
        ) { message in
          let flags = MSG_DONTWAIT | MSG_NOSIGNAL
          return unsafe sendmsg(descriptor, message, Int32(flags))
        }.count
        if count > 0 {
          sent += count
        } else if errno != EINTR && errno != EAGAIN {
          return false
        }
      }
      return true
    }
  }

  /// Waits for a message.
  ///
  /// - Parameters:
  ///   - deadline: Until when, or `nil` for as long as it takes.
  ///   - limit: The most bytes of it.
  ///   - room: The most descriptors that may come with it; the system drops others.
  ///   - isOver: Is asked every 10 milliseconds whether the time is over before.
  /// - Returns: The message, or why there is none.
  package func receive(
    until deadline: ContinuousClock.Instant? = nil, limit: Int = mostBytes, room: Int = 0,
    unless isOver: (() -> Bool)? = nil
  ) -> Reception {
    var descriptors: [Int32] = []
    let wait = Wait(deadline: deadline, isOver: isOver)
    let reception = message(limit: limit, wait, room: room, &descriptors)
    if case .message = reception { return reception }
    for descriptor in descriptors { close(descriptor) }
    return reception
  }

  /// Takes a message; descriptors come with its number of bytes.
  private func message(
    limit: Int, _ wait: Wait, room: Int, _ descriptors: inout [Int32]
  ) -> Reception {
    var head = [UInt8](repeating: 0, count: 4)
    if let failure = fill(&head, wait, room: room, &descriptors) { return failure }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= limit else { return .ended }
    var bytes = [UInt8](repeating: 0, count: count)
    if let failure = fill(&bytes, wait, room: 0, &descriptors) { return failure }
    return .message(bytes, descriptors: descriptors)
  }

  /// How long something is waited for.
  private struct Wait {
    let deadline: ContinuousClock.Instant?
    let isOver: (() -> Bool)?
  }

  /// Fills an array; `nil` where that was done.
  private func fill(
    _ bytes: inout [UInt8], _ wait: Wait, room: Int, _ descriptors: inout [Int32]
  ) -> Reception? {
    var done = 0
    while done < bytes.count {
      guard waitFor(POLLIN, wait) else { return .late }
      let part = unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe Self.transfer(
          UnsafeMutableRawBufferPointer(rebasing: bytes[done...]), descriptors: [],
          room: room - descriptors.count
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

  /// Waits until something can be received or sent, an end included; `false` where the time was over.
  private func waitFor(_ event: Int32, _ time: Wait) -> Bool {
    while true {
      var event = pollfd(fd: descriptor, events: Int16(event), revents: 0)
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
