import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Isolation

@Suite struct MessageChannelTests {
  @Test(arguments: [0, 1, 5, 70_000, 1_000_000])
  func `a message arrives as it was sent`(count: Int) throws {
    let (end, other) = try #require(MessageChannel.ends())
    let own = MessageChannel(owning: end)
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    // More than the socket holds: sending and receiving go on at the same time.
    let isSent = Mutex(false)
    let sending = DispatchGroup()
    DispatchQueue.global().async(group: sending) {
      let channel = MessageChannel(owning: other)
      isSent.withLock { $0 = channel.send(bytes) && channel.send([7]) }
    }
    guard case .message(let received, let descriptors) = own.receive() else {
      Issue.record("no message")
      return
    }
    #expect(received == bytes)
    #expect(descriptors.isEmpty)
    guard case .message([7], _) = own.receive() else {
      Issue.record("no second message")
      return
    }
    sending.wait()
    #expect(isSent.withLock { $0 })
    guard case .ended = own.receive() else {
      Issue.record("an end is not seen")
      return
    }
    let hasEnded = own.hasEnded
    #expect(hasEnded)
  }

  @Test func `a descriptor goes along and leads to the same file`() throws {
    let (end, other) = try #require(MessageChannel.ends())
    let own = MessageChannel(owning: end)
    let channel = MessageChannel(owning: other)
    var template = Array("/tmp/docread-XXXXXX".utf8CString)
    let file = unsafe mkstemp(&template)
    defer { close(file) }
    unsafe unlink(template)
    let content: [UInt8] = [1, 2, 3]
    let written = unsafe write(file, content, 3)
    try #require(written == 3)
    let isSent = own.send([9], descriptors: [file, STDIN_FILENO])
    #expect(isSent)
    guard case .message([9], let descriptors) = channel.receive(room: 2) else {
      Issue.record("no message")
      return
    }
    defer { for descriptor in descriptors { close(descriptor) } }
    try #require(descriptors.count == 2)
    #expect(!descriptors.contains(file))
    var bytes: [UInt8] = [0, 0, 0]
    let count = unsafe pread(descriptors[0], &bytes, 3, 0)
    #expect(count == 3 && bytes == content)
    #expect(fcntl(descriptors[0], F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test func `waiting has an end`() throws {
    let (end, other) = try #require(MessageChannel.ends())
    let own = MessageChannel(owning: end)
    let channel = MessageChannel(owning: other)
    let start = ContinuousClock.now
    guard case .late = own.receive(until: start + .milliseconds(30)) else {
      Issue.record("something came")
      return
    }
    let time = start.duration(to: .now)
    #expect(time >= .milliseconds(30) && time < .seconds(5))
    let before = own.hasEnded
    _ = consume channel
    let (after, isSent) = (own.hasEnded, own.send([1]))
    #expect(!before && after && !isSent)
  }

  @Test func `waiting ends when it is asked to, in the middle of a message too`() throws {
    let (end, other) = try #require(MessageChannel.ends())
    let own = MessageChannel(owning: end)
    let channel = MessageChannel(owning: other)
    var asked = 0
    let start = ContinuousClock.now
    guard
      case .late = own.receive(unless: {
        asked += 1
        return asked == 3
      })
    else {
      Issue.record("something came")
      return
    }
    #expect(asked == 3 && start.duration(to: .now) >= .milliseconds(20))
    try #require(unsafe write(other, [9, 0, 0, 0, 1] as [UInt8], 5) == 5)
    guard case .late = own.receive(unless: { true }) else {
      Issue.record("a part was taken for a message")
      return
    }
    _ = consume channel
  }

  @Test func `a message of more bytes than is allowed is neither sent nor taken`() throws {
    let (end, other) = try #require(MessageChannel.ends())
    let own = MessageChannel(owning: end)
    let channel = MessageChannel(owning: other)
    let isSent = own.send([1, 2, 3], limit: 2)
    #expect(!isSent)
    let isLongSent = own.send([1, 2, 3])
    #expect(isLongSent)
    guard case .ended = channel.receive(limit: 2) else {
      Issue.record("it was taken")
      return
    }
  }

  @Test(
    arguments: [
      [255, 255, 255, 255], [0, 0, 0, 5], [1, 0], [9, 0, 0, 0, 1],
    ] as [[UInt8]])
  func `what is no message is an end`(bytes: [UInt8]) throws {
    let (end, other) = try #require(MessageChannel.ends())
    let own = MessageChannel(owning: end)
    try #require(unsafe write(other, bytes, bytes.count) == bytes.count)
    close(other)
    guard case .ended = own.receive() else {
      Issue.record("it was taken for a message")
      return
    }
  }
}
