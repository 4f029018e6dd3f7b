import Glibc

/// A process that this one started: killed where it goes out of scope before it has ended.
///
/// It has the environment and the three standard files that it is given, and no other file: what a
/// process of this package opens is closed where a program begins (`O_CLOEXEC`).
package struct ChildProcess: ~Copyable {
  /// How a process ended.
  package enum End: Hashable, Sendable {
    /// It ended by itself, with a code.
    case exited(Int32)
    /// A signal ended it.
    case signal(Int32)
  }

  /// What a process has as one of its standard files.
  package enum StandardFile {
    /// A descriptor of this process, which stays open here.
    case descriptor(Int32)
    /// A file that is opened for it, with the flags of `open(2)`.
    case path(String, flags: Int32)

    /// What has no bytes.
    package static var empty: Self { .path("/dev/null", flags: O_RDONLY) }
    /// What forgets every byte.
    package static var discarded: Self { .path("/dev/null", flags: O_WRONLY) }
  }

  /// What a process is started with.
  package struct Start {
    /// The path of the program; looked up in `PATH` where it has no slash.
    package var program: String
    /// Its arguments, its own name first.
    package var arguments: [String]
    /// Its environment, such as `LC_ALL=C`.
    package var environment: [String]
    /// Its standard input.
    package var input: StandardFile
    /// Its standard output.
    package var output: StandardFile
    /// Its standard error.
    package var error: StandardFile
    /// Whether it leads a process group of its own, which Ctrl-C does not reach.
    package var leadsGroup: Bool

    /// Says what a process is started with.
    package init(
      program: String, arguments: [String], environment: [String], input: StandardFile,
      output: StandardFile, error: StandardFile = .discarded, leadsGroup: Bool = false
    ) {
      self.program = program
      self.arguments = arguments
      self.environment = environment
      self.input = input
      self.output = output
      self.error = error
      self.leadsGroup = leadsGroup
    }
  }

  private let identifier: pid_t
  private var hasEnded = false

  /// Starts a process (`posix_spawnp`).
  ///
  /// - Parameter start: What it is started with.
  /// - Throws: `StartError` where the system does not start it.
  package init(_ start: Start) throws(StartError) {
    var actions = unsafe posix_spawn_file_actions_t()
    try StartError.check(unsafe posix_spawn_file_actions_init(&actions))
    defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    try StartError.check(unsafe posix_spawnattr_init(&attributes))
    defer { unsafe _ = posix_spawnattr_destroy(&attributes) }
    let files = [
      (STDIN_FILENO, start.input), (STDOUT_FILENO, start.output), (STDERR_FILENO, start.error),
    ]
    for (descriptor, file) in files {
      switch file {
      case .descriptor(let own):
        try StartError.check(
          unsafe posix_spawn_file_actions_adddup2(&actions, own, descriptor))
      case .path(let path, let flags):
        try StartError.check(
          unsafe posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600))
      }
    }
    if start.leadsGroup {
      try StartError.check(
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)))
      try StartError.check(unsafe posix_spawnattr_setpgroup(&attributes, 0))
    }
    let words = unsafe Self.copies(of: start.arguments)
    let environment = unsafe Self.copies(of: start.environment)
    defer { unsafe (words + environment).forEach { unsafe free($0) } }
    var process: pid_t = 0
    try StartError.check(
      unsafe posix_spawnp(&process, start.program, &actions, &attributes, words, environment))
    identifier = process
  }

  deinit {
    guard !hasEnded else { return }
    kill()
    _ = Self.wait(for: identifier)
  }

  /// Ends it (`SIGKILL`); it is still to be waited for.
  package borrowing func kill() {
    guard !hasEnded else { return }
    _ = Glibc.kill(identifier, SIGKILL)
  }

  /// Waits until it has ended, and says how; to be asked once.
  package mutating func end() -> End {
    hasEnded = true
    return Self.wait(for: identifier)
  }

  private static func wait(for identifier: pid_t) -> End {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    // The macros WIFEXITED, WEXITSTATUS and WTERMSIG of wait(2), which Swift cannot import.
    let signal = status & 127
    return signal == 0 ? .exited(status >> 8 & 255) : .signal(signal)
  }

  /// Words as C strings, which the caller frees, and the null behind the last.
  private static func copies(of words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe words.map { unsafe strdup($0) } + [nil]
  }
}
