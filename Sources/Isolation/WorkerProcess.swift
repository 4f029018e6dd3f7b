import Glibc

/// A process of this program that works for it: killed when it goes out of scope.
///
/// It runs in a process group of its own, so that Ctrl-C reaches the program alone, with its end of
/// a channel as standard input, nothing else open, and hardly an environment. When its channel ends it
/// is to end as well.
package struct WorkerProcess: ~Copyable {
  /// What is left of the environment: where libraries and models are, and the language of the system.
  private static let variables = [
    "LD_LIBRARY_PATH", "TESSDATA_PREFIX", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "OMP_THREAD_LIMIT",
  ]

  /// How it ended.
  package enum End: Hashable, Sendable {
    case exited(Int32)
    case signal(Int32)
  }

  /// The channel to it.
  package let channel: MessageChannel
  private let identifier: pid_t
  private var hasEnded = false

  /// Starts this program anew with other arguments.
  ///
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: `WorkerError` where the system does not start it.
  package init(arguments: [String]) throws(WorkerError) {
    guard let (own, other) = MessageChannel.ends() else { throw WorkerError(number: errno) }
    defer { close(other) }
    let channel = MessageChannel(owning: own)
    identifier = try Self.spawn(arguments, input: other)
    self.channel = channel
  }

  /// Starts this program (`posix_spawn` of `/proc/self/exe`).
  private static func spawn(_ arguments: [String], input: Int32) throws(WorkerError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let words = unsafe copies(of: ["docread"] + arguments)
    let environment = unsafe copies(of: environment)
    defer { unsafe (words + environment).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let status = unsafe posix_spawn(
      &process, "/proc/self/exe", &actions, &attributes, words, environment)
    guard status == 0 else { throw WorkerError(number: status) }
    return process
  }

  deinit {
    guard !hasEnded else { return }
    kill(identifier, SIGKILL)
    _ = wait()
  }

  /// Kills it, if it has not ended by itself, and says how it ended.
  package mutating func end() -> End {
    if !channel.hasEnded { kill(identifier, SIGKILL) }
    hasEnded = true
    return wait()
  }

  private borrowing func wait() -> End {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 127
    return signal == 0 ? .exited(status >> 8 & 255) : .signal(signal)
  }

  private static var environment: [String] {
    // Swift's own report of a crash would keep a worker that died.
    ["SWIFT_BACKTRACE=enable=no"]
      + variables.compactMap { name in
        unsafe getenv(name).map { unsafe "\(name)=\(String(cString: $0))" }
      }
  }

  /// Words as C strings, which the caller frees, and the null behind the last.
  private static func copies(of words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe words.map { unsafe strdup($0) } + [nil]
  }
}
