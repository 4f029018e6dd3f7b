import Glibc
import Testing

@testable import Isolation

/// The other end may be in anybody's hands: it neither keeps this one waiting nor fills its descriptors.
@Suite struct MessageBoundsTests {
  @Test(.timeLimit(.minutes(1)), arguments: [false, true])
  func `sending to an end that takes nothing ends`(isAsked: Bool) throws {
    let (end, other) = try #require(MessageChannel.ends())
    let own = MessageChannel(owning: end)
    let idle = MessageChannel(owning: other)
    let bytes = [UInt8](repeating: 1, count: 4 << 20)
    var asked = 0
    let isSent =
      isAsked
      ? own.send(bytes) {
        asked += 1
        return asked == 3
      } : own.send(bytes, until: .now + .milliseconds(30))
    let hasEnded = own.hasEnded
    #expect(!isSent && !hasEnded && asked == (isAsked ? 3 : 0))
    _ = consume idle
  }

  /// What becomes of a message with a descriptor.
  enum Fate: CaseIterable {
    case withoutRoom
    case tooLong
    case cutOff
    case late
  }

  @Test(arguments: Fate.allCases)
  func `a descriptor that is not taken is closed`(fate: Fate) throws {
    let (end, other) = try #require(MessageChannel.ends())
    let channel = MessageChannel(owning: other)
    var template = Array("/tmp/docread-XXXXXX".utf8CString)
    let file = unsafe mkstemp(&template)
    defer { close(file) }
    unsafe unlink(template)
    let own = MessageChannel(owning: end)
    let isWhole = [.withoutRoom, .tooLong].contains(fate)
    let isSent = own.send(
      [UInt8](repeating: 1, count: isWhole ? 3 : 4 << 20), descriptors: [file],
      until: .now + .milliseconds(30))
    #expect(isSent == isWhole)
    guard fate == .cutOff else {
      try expectNothing(of: fate, channel, file)
      _ = consume own
      return
    }
    _ = consume own
    try expectNothing(of: fate, channel, file)
  }

  private func expectNothing(
    of fate: Fate, _ channel: borrowing MessageChannel, _ file: Int32
  ) throws {
    let reception = channel.receive(
      until: .now + .milliseconds(30), limit: fate == .tooLong ? 2 : 8 << 20,
      room: fate == .withoutRoom ? 0 : 4)
    switch (reception, fate) {
    case (.message([1, 1, 1], let descriptors), .withoutRoom): #expect(descriptors.isEmpty)
    case (.ended, .tooLong), (.ended, .cutOff), (.late, .late): break
    default: Issue.record("\(reception)")
    }
    #expect(try Self.descriptors(of: file) == [file])
  }

  /// The descriptors of this process that lead to the file of one.
  private static func descriptors(of file: Int32) throws -> [Int32] {
    var status = stat()
    try #require(unsafe fstat(file, &status) == 0)
    return (0..<1024).filter { descriptor in
      var other = stat()
      return unsafe fstat(descriptor, &other) == 0 && other.st_dev == status.st_dev
        && other.st_ino == status.st_ino
    }
  }
}
