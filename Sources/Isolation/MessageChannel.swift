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
  /// - Returns: Whether the other end could be sent it.
  package func send(_ bytes: [UInt8], descriptors: [Int32] = []) -> Bool {
    guard bytes.count <= Self.mostBytes, descriptors.count <= Self.mostDescriptors else {
      return false
    }
    let length = unsafe withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { unsafe Array($0) }
    var message = length + bytes
    var sent = 0
    while sent < message.count {
      let count = unsafe message.withUnsafeMutableBytes { bytes in
        unsafe Self.transfer(
          UnsafeMutableRawBufferPointer(rebasing: bytes[sent...]),
          descriptors: sent == 0 ? descriptors : [], room: 0
        ) { message in unsafe sendmsg(descriptor, message, Int32(MSG_NOSIGNAL)) }.count
      }
      if count > 0 { sent += count } else if errno != EINTR { return false }
    }
    return true
  }

  /// Waits for a message.
  ///
  /// - Parameters:
  ///   - deadline: Until when, or `nil` for as long as it takes.
  ///   - limit: The most bytes of it.
  /// - Returns: The message, or why there is none.
  package func receive(
    until deadline: ContinuousClock.Instant? = nil, limit: Int = mostBytes
  ) -> Reception {
    var head = [UInt8](repeating: 0, count: 4)
    var descriptors: [Int32] = []
    let first = fill(&head, until: deadline, descriptors: &descriptors)
    guard first == nil else {
      for descriptor in descriptors { close(descriptor) }
      return first ?? .ended
    }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= limit else { return .ended }
    var bytes = [UInt8](repeating: 0, count: count)
    return fill(&bytes, until: deadline, descriptors: &descriptors)
      ?? .message(bytes, descriptors: descriptors)
  }

  /// Fills an array; `nil` where that was done.
  private func fill(
    _ bytes: inout [UInt8], until deadline: ContinuousClock.Instant?, descriptors: inout [Int32]
  ) -> Reception? {
    var done = 0
    while done < bytes.count {
      guard waitForBytes(until: deadline) else { return .late }
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
  private func waitForBytes(until deadline: ContinuousClock.Instant?) -> Bool {
    while true {
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      var wait: Int32 = -1
      if let deadline {
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        guard left > 0 else { return false }
        wait = Int32(min(left.rounded(.up), 1e6))
      }
      if unsafe poll(&event, 1, wait) > 0 { return true }
    }
  }
}
