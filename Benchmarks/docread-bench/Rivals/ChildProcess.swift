import FoundationEssentials
import Glibc

/// A program run to its end, its output kept in files; `posix_spawnp()` and `waitpid()`.
enum ChildProcess {
  /// Runs a program.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked up in `PATH` where it has no slash, and its arguments.
  ///   - environment: Variables that are set in addition to those of this process.
  ///   - output: The file that standard output is written to.
  ///   - error: The file that standard error is written to.
  /// - Returns: The exit status, 128 and more for a signal, or `nil` where it could not be started.
  static func run(
    _ arguments: [String], environment: [String: String], output: String, error: String
  ) -> Int32? {
    guard let program = arguments.first else { return nil }
    let variables = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
      .map { "\($0.key)=\($0.value)" }
    var actions = unsafe posix_spawn_file_actions_t()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    guard
      unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        == 0,
      unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600) == 0,
      unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, error, flags, 0o600) == 0
    else { return nil }
    var process = pid_t()
    let status = unsafe withCStrings(arguments) { argumentList in
      unsafe withCStrings(variables) { variableList in
        unsafe posix_spawnp(&process, program, &actions, nil, argumentList, variableList)
      }
    }
    guard status == 0 else { return nil }
    return wait(for: process)
  }

  private static func wait(for process: pid_t) -> Int32? {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // The macros WIFEXITED, WEXITSTATUS and WTERMSIG of wait(2), which Swift cannot import.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Calls `body` with a list of C strings that ends with a null pointer.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe strings.map { unsafe strdup($0) }
    unsafe pointers.append(nil)
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeBufferPointer { buffer in
      // The list holds at least the null pointer, so that it has a base address.
      guard let base = buffer.baseAddress else { return unsafe body(&pointers) }
      return unsafe body(base)
    }
  }
}
