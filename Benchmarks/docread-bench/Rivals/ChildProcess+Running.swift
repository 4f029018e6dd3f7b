import FoundationEssentials
import Glibc
import Processes

extension ChildProcess {
  /// Runs a program to its end, its output kept in files.
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
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    let start = Start(
      program: program, arguments: arguments, environment: variables, input: .empty,
      output: .path(output, flags: flags), error: .path(error, flags: flags))
    guard var process = try? ChildProcess(start) else { return nil }
    switch process.end() {
    case .exited(let code): return code
    case .signal(let number): return 128 + number
    }
  }
}
