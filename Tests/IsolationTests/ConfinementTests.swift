import Glibc
import Testing

@testable import Isolation

/// What a confined process cannot do, tried in processes of their own.
@Suite struct ConfinementTests {
  private static let memory = 1 << 30

  /// Ends this process with a failure where something does not hold.
  private static func require(_ holds: Bool, _ number: Int32) {
    if !holds { exit(number) }
  }

  @Test func `a confined process computes, and makes threads`() async {
    await #expect(processExitsWith: .success) {
      try Confinement.apply(memory: Self.memory)
      var bytes = [UInt8](repeating: 1, count: 1 << 26)
      for index in bytes.indices { bytes[index] &+= UInt8(truncatingIfNeeded: index) }
      let sum = await Task.detached { [bytes] in bytes.reduce(0) { $0 + Int($1) } }.value
      Self.require(sum > 0, 1)
      exit(0)
    }
  }

  @Test func `it opens no file and finds none`() async {
    await #expect(processExitsWith: .success) {
      try Confinement.apply(memory: Self.memory)
      Self.require(unsafe open("/etc/hostname", O_RDONLY) == -1 && errno == EPERM, 1)
      Self.require(unsafe open("/tmp/docread-none", O_WRONLY | O_CREAT, 0o600) == -1, 2)
      Self.require(unsafe access("/etc", R_OK) == -1 && errno == EPERM, 3)
      Self.require(unsafe unlink("/tmp/docread-none") == -1 && errno == EPERM, 4)
      exit(0)
    }
  }

  @Test func `it has no network, starts nothing and signals nobody`() async {
    await #expect(processExitsWith: .success) {
      let parent = getppid()
      try Confinement.apply(memory: Self.memory)
      let stream = Int32(SOCK_STREAM.rawValue)
      Self.require(socket(AF_INET, stream, 0) == -1 && errno == EPERM, 1)
      Self.require(socket(AF_UNIX, stream, 0) == -1 && errno == EPERM, 2)
      var process: pid_t = 0
      Self.require(unsafe posix_spawn(&process, "/bin/true", nil, nil, [nil], [nil]) != 0, 3)
      Self.require(kill(parent, 0) == -1 && errno == EPERM, 4)
      let execution = PROT_READ | PROT_WRITE | PROT_EXEC
      let place = unsafe mmap(nil, 4096, execution, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      Self.require(unsafe place == MAP_FAILED, 5)
      exit(0)
    }
  }

  @Test func `its memory has a limit`() async {
    await #expect(processExitsWith: .success) {
      try Confinement.apply(memory: Self.memory)
      let (access, kind) = (PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS)
      let half = unsafe mmap(nil, Self.memory / 2, access, kind, -1, 0)
      let more = unsafe mmap(nil, Self.memory / 2, access, kind, -1, 0)
      Self.require(unsafe half != MAP_FAILED, 1)
      Self.require(unsafe more == MAP_FAILED && errno == ENOMEM, 2)
      exit(0)
    }
  }

  @Test func `it cannot write a file that is open, nor take a limit back`() async {
    await #expect(processExitsWith: .success) {
      var template = Array("/tmp/docread-XXXXXX".utf8CString)
      let file = unsafe mkstemp(&template)
      Self.require(file >= 0, 1)
      unsafe unlink(template)
      try Confinement.apply(memory: Self.memory)
      _ = signal(SIGXFSZ, SIG_IGN)
      Self.require(unsafe write(file, [UInt8(1)], 1) == -1 && errno == EFBIG, 2)
      var limits = rlimit(rlim_cur: .max, rlim_max: .max)
      Self.require(unsafe setrlimit(Int32(RLIMIT_FSIZE.rawValue), &limits) == -1, 3)
      exit(0)
    }
  }
}
