import Glibc
import Processes
import Testing

/// Processes that are started, what they have and how they end.
struct ChildProcessTests {
  private func start(_ script: String, output: ChildProcess.StandardFile = .discarded) throws
    -> ChildProcess
  {
    try ChildProcess(
      ChildProcess.Start(
        program: "/bin/sh", arguments: ["sh", "-c", script], environment: ["A=1"], input: .empty,
        output: output))
  }

  @Test(arguments: [
    ("exit 0", ChildProcess.End.exited(0)), ("exit 7", .exited(7)), ("kill -9 $$", .signal(9)),
    ("test \"$A\" = 1 && test -z \"$HOME\"", .exited(0)), ("read line", .exited(1)),
  ])
  func `it has what it is given, and says how it ends`(
    script: String, end: ChildProcess.End
  ) throws {
    var process = try start(script)
    #expect(process.end() == end)
  }

  @Test func `what it writes goes where it is told`() throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    try #require(unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0)
    defer { close(ends[0]) }
    var process = try start("echo said; echo lost >&2", output: .descriptor(ends[1]))
    close(ends[1])
    #expect(process.end() == .exited(0))
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(ends[0], $0.baseAddress, 16) }
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "said\n")
  }

  @Test func `it inherits no file that is closed where a program begins`() throws {
    let descriptor = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    var process = try start("test ! -e /proc/self/fd/\(descriptor)")
    #expect(process.end() == .exited(0))
  }

  @Test func `it is killed where it is told to, and where it goes out of scope`() throws {
    let clock = ContinuousClock()
    let time = try clock.measure {
      var process = try start("exec sleep 60")
      process.kill()
      #expect(process.end() == .signal(SIGKILL))
      _ = try start("exec sleep 60")
    }
    #expect(time < .seconds(30))
  }

  @Test func `a program that is not there is an error of the system`() {
    #expect(throws: StartError.self) {
      _ = try ChildProcess(
        ChildProcess.Start(
          program: "/nowhere/at/all", arguments: ["all"], environment: [], input: .empty,
          output: .discarded))
    }
  }

  @Test func `it leads a group of its own where that is asked for`() throws {
    for leadsGroup in [false, true] {
      var process = try ChildProcess(
        ChildProcess.Start(
          program: "sh", arguments: ["sh", "-c", "test $(cut -d' ' -f5 /proc/$$/stat) = $$"],
          environment: ["PATH=/usr/bin:/bin"], input: .empty, output: .discarded,
          leadsGroup: leadsGroup))
      #expect(process.end() == .exited(leadsGroup ? 0 : 1))
    }
  }
}
